import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isPrivateHost, publicLookup } from '#api/http/public-address.ts';
import { mediaBounds } from '#contracts/enums/media.ts';
import type { MediaImportSettings } from './services.ts';

/** Time limit of a picture, with its redirects. */
const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 3;

/** Why a picture was not fetched. */
export class PictureFetchError extends Error {
  override name = 'PictureFetchError';
  readonly problem: 'address' | 'answer' | 'bytes';

  constructor(problem: PictureFetchError['problem'], cause?: unknown) {
    super(`the picture was not fetched: ${problem}`, { cause });
    this.problem = problem;
  }
}

/**
 * Fetches a picture by an address that a person pasted. Every address, also of a redirect, must
 * belong to an allowed host; what its name resolves to is checked when the connection is made.
 * @throws PictureFetchError
 */
export async function fetchPicture(
  address: string,
  settings: MediaImportSettings,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!url || !isAllowed(url, settings)) throw new PictureFetchError('address');
    const response = await get(url, settings, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = URL.parse(headers.location, url);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new PictureFetchError('answer');
    }
    return readBounded(response);
  }
  throw new PictureFetchError('answer');
}

/** Whether the host is in the list and its address, if it is one, is public. */
function isAllowed(url: URL, { hosts, allowPrivate }: MediaImportSettings): boolean {
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (url.username || url.password) return false;
  if (!allowPrivate && isPrivateHost(url)) return false;
  return hosts.some((host) =>
    host.startsWith('*') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  );
}

function get(
  url: URL,
  { allowPrivate }: MediaImportSettings,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === 'https:' ? https : http;
  const lookup = allowPrivate ? undefined : publicLookup;
  const headers = { accept: 'image/avif,image/webp,image/png,image/jpeg' };
  return new Promise((resolve, reject) => {
    request(url, { headers, signal, agent: false, lookup }, resolve)
      .on('error', (cause) => reject(new PictureFetchError('answer', cause)))
      .end();
  });
}

async function readBounded(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mediaBounds.importBytes) throw new PictureFetchError('bytes');
      chunks.push(chunk);
    }
  } catch (cause) {
    response.destroy();
    throw cause instanceof PictureFetchError ? cause : new PictureFetchError('answer', cause);
  }
  return Buffer.concat(chunks);
}
