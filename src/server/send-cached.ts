import type { IncomingMessage, ServerResponse } from 'node:http';
import { type CachedResponse, chooseEncoding, type ResponseCache } from './response-cache.ts';

/** Sends a whole answer in the client's best encoding, or 304 where the client has it already. */
export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CachedResponse,
  cache: ResponseCache,
): Promise<void> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${entry.etag}-${encoding}"`;
  const headers: Record<string, string | number> = { ...entry.headers, vary: 'accept-encoding' };
  if (entry.headers['cache-control']?.startsWith('public')) {
    headers.etag = etag;
    if (matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end();
      return;
    }
  }
  // A body that is ready is sent without leaving this turn of the loop.
  const body = entry.bodies[encoding] ?? (await cache.body(entry, encoding));
  if (encoding !== 'identity' && body.byteLength > 0) headers['content-encoding'] = encoding;
  headers['content-length'] = body.byteLength;
  response.writeHead(entry.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((value) => value.trim().replace(/^W\//, '') === etag);
}
