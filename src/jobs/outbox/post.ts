import http from 'node:http';
import https from 'node:https';
import { isPrivateHost, publicLookup } from '#api/http/public-address.ts';

/** Time limit of one request, including its answer. */
const TIMEOUT_MS = 10_000;
/** Maximum number of answer bytes that are read. */
const MAX_ANSWER_BYTES = 64 * 1024;

export interface PostAnswer {
  status: number;
  text: string;
  /** The header `Retry-After`. */
  retryAfter: string | undefined;
}

interface PostOptions {
  /** True if it may reach this machine and private networks. */
  allowPrivate?: boolean;
  timeoutMs?: number | undefined;
}

/**
 * Posts to an address that a user entered. The address is checked after the DNS lookup, when the
 * connection is made, so that a name cannot point to a private address. Redirects are not
 * followed.
 * @throws if the address is private and that is not allowed, and when there is no answer
 */
export function post(
  address: string,
  sent: Record<string, string>,
  body: string,
  { allowPrivate = false, timeoutMs = TIMEOUT_MS }: PostOptions = {},
): Promise<PostAnswer> {
  const url = new URL(address);
  if (!allowPrivate && isPrivateHost(url)) {
    return Promise.reject(new Error(`${url.hostname} is a private address`));
  }
  const signal = AbortSignal.timeout(timeoutMs);
  const send = url.protocol === 'https:' ? https.request : http.request;
  return new Promise((resolve, reject) => {
    const failed = (error: Error) =>
      reject(signal.aborted ? new Error(`no answer within ${timeoutMs / 1000} s`) : error);
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...sent, 'content-length': Buffer.byteLength(body) },
        signal,
        agent: false,
        lookup: allowPrivate ? undefined : publicLookup,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          if (text.length > MAX_ANSWER_BYTES) response.destroy(new Error('the answer is too long'));
        });
        response.on('error', failed);
        const { statusCode: status = 0, headers } = response;
        response.on('end', () => resolve({ status, text, retryAfter: headers['retry-after'] }));
      },
    );
    request.on('error', failed);
    request.end(body);
  });
}
