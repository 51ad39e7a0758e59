import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers 400 to a request with several `Host` headers, or one that is no host (RFC 9112, 3.2): a proxy may
 * believe another one than this server does. Node keeps the first and ignores the rest.
 * @returns false where the request was refused
 */
export function requireOneHost(request: IncomingMessage, response: ServerResponse): boolean {
  const isOne = countHosts(request.rawHeaders) <= 1;
  if (isOne && !/[\s,/?#@\\]/.test(request.headers.host ?? '')) return true;
  const headers = { 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(400, headers).end('Bad request: the Host header must name one host\n');
  return false;
}

/** @param rawHeaders names and values in turn */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count;
}
