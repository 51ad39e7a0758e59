import { readsPerMinute } from '#api/http/policy.ts';

/** Requests for shared links by one visitor. Tokens are long; this also limits guessing. */
export const shareReads = readsPerMinute(60);

/** Requests for PDF files of shared sheets by one visitor: each takes a process for a moment. */
export const sharePdfs = readsPerMinute(20);
