import { readsPerMinute } from '#api/http/policy.ts';

/**
 * Searches of one visitor: a search runs at each pause while words are typed, and an office shares
 * an address. Lists count a call only when it has words to search for.
 */
export const searchReads = readsPerMinute(240, { field: 'q' });
