import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { ByteRange } from './byte-range.ts';
import { checkFileKey, isFileKey } from './file-key.ts';
import { type FileInfo, type FileStore, FileStoreError } from './file-store.ts';
import { createS3Client, type S3Settings } from './s3-client.ts';
import { readIntoMemory, spool } from './s3-upload.ts';

/** Files per listing request; the maximum of S3. */
const PAGE = 1000;
/** Response time limit; an upload gets one more second for each 100 kB. */
const ANSWER_MS = 5_000;
const UPLOAD_BYTES_PER_MS = 100;

/**
 * Stores files in a bucket of S3-compatible storage.
 * @param spoolDir folder for streams of unknown length, which are written there before the upload
 */
export function createS3Store(settings: S3Settings, spoolDir: string): FileStore {
  const client = createS3Client(settings);

  async function listPage(prefix: string, after: string): Promise<string> {
    const response = await client.send('GET', '', {
      query: {
        'list-type': '2',
        'encoding-type': 'url',
        'max-keys': String(PAGE),
        prefix,
        ...(after && { 'start-after': after }),
      },
      timeoutMs: ANSWER_MS,
    });
    return response.text();
  }

  return {
    async prepare() {
      await client.send('HEAD', '', { timeoutMs: ANSWER_MS });
    },

    async put(key, content, mime) {
      checkFileKey(key);
      const upload =
        content instanceof Uint8Array ? readIntoMemory(content) : await spool(content, spoolDir);
      try {
        await client.send('PUT', key, {
          // With the signed hash, the store rejects a body that was changed in transit.
          headers: { 'content-type': mime, 'x-amz-content-sha256': upload.sha256 },
          body: upload.body,
          timeoutMs: ANSWER_MS + upload.bytes / UPLOAD_BYTES_PER_MS,
        });
      } finally {
        await upload.remove();
      }
    },

    async room() {
      return undefined;
    },

    async open(key, range) {
      const response = await client.send('GET', checkFileKey(key), {
        headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
        absent: [404, 416],
        timeoutMs: ANSWER_MS,
      });
      if (response.status === 404 || response.status === 416) return undefined;
      const info = infoOf(response);
      if (range && range.end >= info.bytes) {
        await response.body?.cancel();
        return undefined;
      }
      if (range) checkPart(response, range, info.bytes);
      return { ...info, content: readableOf(response) };
    },

    async stat(key) {
      const response = await client.send('HEAD', checkFileKey(key), {
        absent: [404],
        timeoutMs: ANSWER_MS,
      });
      return response.status === 404 ? undefined : infoOf(response);
    },

    async delete(key) {
      await client.send('DELETE', checkFileKey(key), { absent: [404], timeoutMs: ANSWER_MS });
    },

    async *list(folder) {
      const prefix = folder === undefined ? '' : `${checkFileKey(folder)}/`;
      let after = '';
      for (;;) {
        const xml = await listPage(prefix, after);
        // Some servers ignore `encoding-type`; our keys are the same with or without encoding.
        const isEncoded = textOf('EncodingType', xml) === 'url';
        for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const key = textOf('Key', entry);
          after = isEncoded ? decodeURIComponent(key.replaceAll('+', ' ')) : key;
          if (isFileKey(after)) yield { key: after, bytes: Number(textOf('Size', entry)) };
        }
        if (textOf('IsTruncated', xml) !== 'true') return;
      }
    },

    async downloadUrl(key, { disposition, mime, seconds }) {
      checkFileKey(key);
      return client.presign(key, {
        'response-content-disposition': disposition,
        'response-content-type': mime,
        'X-Amz-Expires': String(seconds),
      });
    },
  };
}

/** The response body as a Node stream; a missing body is an empty file. */
function readableOf({ body }: Response): Readable {
  return body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]);
}

/** Rejects a response with other bytes than requested. */
function checkPart({ status, headers }: Response, { start, end }: ByteRange, bytes: number): void {
  if (headers.get('content-range') === `bytes ${start}-${end}/${bytes}`) return;
  throw new FileStoreError('The S3 storage did not return the requested range of a file.', {
    status,
  });
}

function textOf(element: string, xml: string): string {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1] ?? '';
}

/** File metadata from response headers; for a range, the size is that of the whole file. */
function infoOf({ status, headers }: Response): FileInfo {
  const total = headers.get('content-range')?.split('/')[1] ?? headers.get('content-length');
  const etag = headers.get('etag');
  const modifiedAt = new Date(headers.get('last-modified') ?? '');
  if (!total || !etag || Number.isNaN(modifiedAt.getTime())) {
    throw new FileStoreError(
      'The S3 response has no size, ETag or date: check that S3_ENDPOINT is an S3 service.',
      { status },
    );
  }
  return { bytes: Number(total), etag, modifiedAt };
}
