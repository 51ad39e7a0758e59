import { randomBytes } from 'node:crypto';

/** Characters of one id: 72 random bits, so that no two processes make the same one. */
const LENGTH = 12;
/** Ids made at once: random bytes for a single one would cost a tenth of a cached answer. */
const BATCH = 1024;

let batch = '';
let next = 0;

/** A random request id: a counter would let visitors read the site's traffic. */
export function createRequestId(): string {
  if (next === batch.length) {
    batch = randomBytes((LENGTH * BATCH * 3) / 4).toString('base64url');
    next = 0;
  }
  next += LENGTH;
  return batch.slice(next - LENGTH, next);
}
