import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { FileStoreError } from './file-store.ts';

/** Where the bucket is and who may use it. */
export interface S3Settings {
  /** Origin of the storage as this process reaches it. */
  endpoint: string;
  /** Origin of the storage as visitors reach it; undefined where they cannot. */
  publicEndpoint?: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The bucket is the first part of the path, not of the host name. */
  forcePathStyle: boolean;
}

/** One request to the storage. */
export interface S3Request {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Blob | Uint8Array<ArrayBuffer>;
  /** Statuses besides 2xx that the caller handles. */
  absent?: readonly number[];
  /** How long the answer's headers may take, all attempts together. */
  timeoutMs: number;
}

/** Every request can be sent again: keys and bodies are the same each time. */
const ATTEMPTS = 3;
const RETRY_MS = 100;

/** Sends signed requests (AWS Signature Version 4) to one bucket. */
export function createS3Client(settings: S3Settings) {
  const { endpoint, publicEndpoint, bucket, forcePathStyle } = settings;
  const { region, accessKeyId, secretAccessKey } = settings;
  const signing = { service: 's3', region, accessKeyId, secretAccessKey, cache: new Map() };
  const place = `the S3 bucket ${bucket} at ${endpoint}`;

  function addressOf(origin: string, key: string, query: Record<string, string> = {}): URL {
    const url = new URL(origin);
    if (!forcePathStyle) url.hostname = `${bucket}.${url.hostname}`;
    url.pathname = [...(forcePathStyle ? [bucket] : []), ...(key ? [key] : [])].join('/');
    url.search = queryOf(query);
    return url;
  }

  async function attempt(
    method: string,
    url: URL,
    { headers = {}, body }: S3Request,
    timeoutMs: number,
  ): Promise<Response> {
    const signed = await new AwsV4Signer({ ...signing, method, url: url.href, headers }).sign();
    // The limit is for the headers: a large body may take its time.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error('no answer in time')), timeoutMs);
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        signal: limit.signal,
        ...(body && { body }),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** @throws FileStoreError where there is no answer, or one that the caller does not handle */
  async function send(method: string, key: string, request: S3Request): Promise<Response> {
    const url = addressOf(endpoint, key, request.query);
    const until = performance.now() + request.timeoutMs;
    for (let count = 1; ; count++) {
      try {
        const response = await attempt(method, url, request, until - performance.now());
        if (response.ok || request.absent?.includes(response.status)) {
          if (!response.ok) await response.body?.cancel();
          return response;
        }
        if (response.status < 500 || isLast(count, until))
          throw await refusal(method, place, response);
        await response.body?.cancel();
      } catch (error) {
        if (error instanceof FileStoreError) throw error;
        if (isLast(count, until)) {
          throw new FileStoreError(
            `No answer from ${place} (${reasonOf(error)}): check S3_ENDPOINT and the network.`,
            { cause: error },
          );
        }
      }
      await sleep(pauseAfter(count));
    }
  }

  /** An address that downloads one object without further rights; undefined without a public endpoint. */
  async function presign(key: string, query: Record<string, string>): Promise<string | undefined> {
    if (publicEndpoint === undefined) return undefined;
    const url = addressOf(publicEndpoint, key, query).href;
    const signed = await new AwsV4Signer({
      ...signing,
      method: 'GET',
      url,
      signQuery: true,
    }).sign();
    // Signatures are made over %20; some servers take a plus sign literally.
    signed.url.search = signed.url.search.replaceAll('+', '%20');
    return signed.url.href;
  }

  return { send, presign };
}

/** Milliseconds before the next attempt. */
function pauseAfter(count: number): number {
  return RETRY_MS * 4 ** (count - 1);
}

function isLast(count: number, until: number): boolean {
  return count === ATTEMPTS || performance.now() + pauseAfter(count) >= until;
}

function queryOf(query: Record<string, string>): string {
  return new URLSearchParams(query).toString().replaceAll('+', '%20');
}

async function refusal(method: string, place: string, response: Response): Promise<FileStoreError> {
  const { status } = response;
  const text = await response.text().catch(() => '');
  const code = /<Code>([^<]*)<\/Code>/.exec(text)?.[1] ?? response.statusText;
  const advice = {
    301: 'check S3_REGION and S3_ENDPOINT',
    403: 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION and the rights of the key',
    404: 'check S3_BUCKET and S3_FORCE_PATH_STYLE',
  }[status];
  const message = `${place} answered ${method} with ${status} ${code}`;
  return new FileStoreError(
    `${message[0]?.toUpperCase()}${message.slice(1)}: ${advice ?? 'see the log of the storage'}.`,
    {
      status,
    },
  );
}

/** The innermost reason: fetch wraps errors of the network. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? reasonOf(cause) : message;
}
