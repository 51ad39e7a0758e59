import { readsPerMinute } from '#api/http/policy.ts';

/** Requests for shared links by one visitor. Tokens are long; this also limits guessing. */
export const shareReads = readsPerMinute(60);
