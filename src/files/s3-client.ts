import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FileStoreError } from './file-store.ts';

/** Location and credentials of the bucket. */
export interface S3Settings {
  /** Origin of the storage for this process. */
  endpoint: string;
  /** Origin of the storage for visitors; undefined if they cannot reach it. */
  publicEndpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket name is the first part of the path instead of the host name. */
  forcePathStyle: boolean;
}

/** One request to the storage. */
export interface S3Request {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob | Uint8Array<ArrayBuffer>;
  /** Other statuses than 2xx that the caller handles. */
  absent?: readonly number[];
  /** Time limit for the response headers, over all attempts. */
  timeoutMs: number;
}

/** Attempts per request. Every request is idempotent, and its body can be sent again. */
const ATTEMPTS = 3;
const RETRY_MS = 100;

/** Sends signed requests (AWS Signature Version 4) to one bucket. */
export function createS3Client(settings: S3Settings) {
  const { endpoint, publicEndpoint, bucket, forcePathStyle } = settings;
  const { region, accessKeyId, secretAccessKey } = settings;
  const signing = { service: 's3', region, accessKeyId, secretAccessKey, cache: new Map() };
  const place = `S3 bucket ${bucket} at ${endpoint}`;

  function addressOf(origin: string, key: string, query: Record<string, string> = {}): URL {
    const url = new URL(origin);
    if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = [...(forcePathStyle ? [bucket] : []), ...(key ? [key] : [])].join('/');
    url.search = queryOf(query);
    return url;
  }

  /** One attempt: the response with any status, or the error. */
  async function attempt(
    method: string,
    url: URL,
    { headers = {}, body }: S3Request,
    timeoutMs: number,
  ): Promise<Response | FileStoreError> {
    const signed = await new AwsV4Signer({ ...signing, method, url: url.href, headers }).sign();
    // Only the headers have a time limit: a large body may take longer.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('no answer in time')), timeoutMs);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        redirect: 'manual',
        signal: limit.signal,
        ...(body && { body }),
      });
    } catch (error) {
      const reason = reasonOf(error);
      return new FileStoreError(
        `No answer from the ${place} (${reason}): check S3_ENDPOINT and the network.`,
        { cause: error },
      );
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws FileStoreError if there is no response, or one that the caller does not handle */
  async function send(method: string, key: string, request: S3Request): Promise<Response> {
    const url = addressOf(endpoint, key, request.query);
    const until = performance.now() + request.timeoutMs;
    for (let count = 1; ; count++) {
      const result = await attempt(method, url, request, until - performance.now());
      if (result instanceof Response) {
        if (result.ok) return result;
        if (request.absent?.includes(result.status)) {
          await result.body?.cancel();
          return result;
        }
      }
      const failure = result instanceof Response ? await refusal(method, place, result) : result;
      const pause = RETRY_MS * 4 ** (count - 1);
      const isLast = count === ATTEMPTS || performance.now() + pause >= until;
      if (isLast || !isTransient(failure)) throw failure;
      await sleep(pause);
    }
  }

  /** A signed download URL for one object; undefined without a public endpoint. */
  async function presign(key: string, query: Record<string, string>): Promise<string | undefined> {
    if (publicEndpoint === undefined) return undefined;
    const url = addressOf(publicEndpoint, key, query).href;
    const signed = await new AwsV4Signer({
      ...signing,
      method: 'GET',
      url,
      signQuery: true,
    }).sign();
    // The signature covers %20; some servers read a plus sign literally.
    signed.url.search = signed.url.search.replaceAll('+', '%20');
    return signed.url.href;
  }

  return { send, presign };
}

function isTransient({ status }: FileStoreError): boolean {
  return status === undefined || status >= 500;
}

function queryOf(query: Record<string, string>): string {
  return new URLSearchParams(query).toString().replaceAll('+', '%20');
}

async function refusal(method: string, place: string, response: Response): Promise<FileStoreError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const code = /<Code>([^<]*)<\/Code>/.exec(text)?.[1] ?? response.statusText;
  const advice = advices[status] ?? 'see the log of the storage';
  const message = `The ${place} answered ${method} with ${status} ${code}: ${advice}.`;
  return new FileStoreError(message, { status });
}

const advices: Record<number, string> = {
  301: 'check S3_REGION and S3_ENDPOINT',
  307: 'check S3_REGION and S3_ENDPOINT',
  403: 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and the rights of the key',
  404: 'check S3_BUCKET and S3_FORCE_PATH_STYLE',
};

/** The innermost cause: fetch wraps network errors. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? reasonOf(cause) : message;
}
