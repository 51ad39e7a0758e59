import { readsPerMinute } from '#api/http/policy.ts';

/**
 * Searches of one visitor. The page searches at each pause while typing, and an office shares one
 * address. Lists count only calls with search words.
 */
export const searchReads = readsPerMinute(240, { field: 'q' });
