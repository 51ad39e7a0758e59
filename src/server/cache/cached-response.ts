import { hash } from 'node:crypto';
import type { Encoding } from './content-encoding.ts';

/** A cached answer with every encoding that was requested so far. */
export interface CachedResponse {
  status: number;
  /** Lower-case header names, without those that depend on the encoding. */
  headers: Record<string, string>;
  /** Prefix of the ETag; the encoding is appended. */
  etag: string;
  /** Tags of the content that the answer was made from. */
  tags: ReadonlySet<string>;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** Compressions in progress, shared by simultaneous requests. */
  compressing: Partial<Record<Encoding, Promise<Buffer>>>;
  /** Route pattern for the log, set when the answer is first sent. */
  route: string;
  /** Path of the page for the statistics of visits, set when it is first sent; other answers have none. */
  page?: string;
  /** Time of creation, in milliseconds since 1970. */
  madeAt: number;
  /**
   * True after its content has changed. It is then served only while no fresh answer can be made.
   */
  isStale: boolean;
  /** Cache key; empty when the answer is not cached. */
  key: string;
}

export function cachedResponse(
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
  tags: Iterable<string>,
): CachedResponse {
  const identity = typeof body === 'string' ? Buffer.from(body) : body;
  return {
    status,
    headers,
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    tags: new Set(tags),
    bodies: { identity },
    compressing: {},
    route: '',
    madeAt: Date.now(),
    isStale: false,
    key: '',
  };
}
