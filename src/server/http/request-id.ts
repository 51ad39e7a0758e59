import { randomBytes } from 'node:crypto';

/** Characters of one id: 72 random bits, so that processes do not make the same one. */
const LENGTH = 12;
/** Ids made in one batch: random bytes for a single id would cost a tenth of a cached answer. */
const BATCH = 1024;

let batch = '';
let next = 0;

/** A random request id. A counter would reveal the site's traffic to visitors. */
export function createRequestId(): string {
  if (next === batch.length) {
    batch = randomBytes((LENGTH * BATCH * 3) / 4).toString('base64url');
    next = 0;
  }
  next += LENGTH;
  return batch.slice(next - LENGTH, next);
}
