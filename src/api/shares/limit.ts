import { readsPerMinute } from '#api/http/policy.ts';

/** Openings of shared links by one visitor. Tokens are long; this also bounds what guesses cost. */
export const shareReads = readsPerMinute(60);
