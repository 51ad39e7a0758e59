import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from '../cache/cached-response.ts';
import { chooseEncoding, type Encoding } from '../cache/content-encoding.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { matchesTag } from './entity-tags.ts';

/**
 * Sends a cached answer in the client's best encoding, or 304 for a matching ETag. Compresses the
 * body if that encoding is missing.
 */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CachedResponse,
  cache: ResponseCache,
): Promise<void> {
  await cache.body(entry, chooseEncoding(request.headers['accept-encoding']));
  sendReady(request, response, entry, ageHeader(entry));
}

/**
 * Sends a cached answer whose body is ready, in the same turn of the event loop.
 * @param more further headers, as a flat list of names and values
 * @returns false where the body must be compressed first; nothing has been sent then
 */
export function sendReady(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CachedResponse,
  more: readonly string[],
): boolean {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const body = entry.bodies[encoding];
  if (!body) return false;
  const known = request.headers['if-none-match'];
  const isFound = entry.status < 300;
  if (known && isFound && isShared(entry) && matchesTag(known, etagOf(entry, encoding))) {
    response.writeHead(304, merged(more, sharedHeaders(entry, encoding))).end();
    return true;
  }
  response.writeHead(entry.status, merged(more, headersOf(entry, encoding, body)));
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** Headers of a cached answer in an encoding, as a flat list of names and values. */
export function headersOf(entry: CachedResponse, encoding: Encoding, body: Buffer): string[] {
  return [
    ...sharedHeaders(entry, encoding),
    ...(encoding === 'identity' || body.byteLength === 0 ? [] : ['content-encoding', encoding]),
    'content-length',
    String(body.byteLength),
  ];
}

/** Merges two lists of headers; the second one wins. */
export function merged(first: readonly string[], second: readonly string[]): string[] {
  const isReplaced = (name: string | undefined) =>
    second.some((other, index) => index % 2 === 0 && other === name);
  return [...first.filter((_, index) => !isReplaced(first[index - (index % 2)])), ...second];
}

/** Age header of a stale answer in seconds: caches and clients see that it is old. */
function ageHeader({ isStale, madeAt }: CachedResponse): string[] {
  return isStale ? ['age', String(Math.floor((Date.now() - madeAt) / 1000))] : [];
}

/** Only public answers may be requested by ETag. */
function isShared(entry: CachedResponse): boolean {
  return entry.headers['cache-control']?.startsWith('public') ?? false;
}

const etagOf = (entry: CachedResponse, encoding: Encoding) => `"${entry.etag}-${encoding}"`;

function sharedHeaders(entry: CachedResponse, encoding: Encoding): string[] {
  const headers = [...Object.entries(entry.headers).flat(), 'vary', 'accept-encoding'];
  if (isShared(entry)) headers.push('etag', etagOf(entry, encoding));
  return headers;
}
