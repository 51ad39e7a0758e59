import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { type ByteRange, parseRange } from '#files/byte-range.ts';
import { type FileStore, FileStoreError } from '#files/file-store.ts';
import { matchesTag } from '../http/entity-tags.ts';
import { inertPolicy } from '../http/headers.ts';

/** A stored file and its metadata from the record. */
export interface FileToSend {
  key: string;
  /** Size from the record; a stored file of another size is not sent. */
  bytes: number;
  /** ETag with its quotes; changes with the content. */
  etag: string;
  mime: string;
  cacheControl: string;
  headers?: OutgoingHttpHeaders;
}

/** The requested part of a file, by the rules of conditional and range requests (RFC 9110). */
export type Selection =
  | { status: 200; range: undefined }
  | { status: 206; range: ByteRange }
  | { status: 304 }
  | { status: 416 };

/** Reads If-None-Match, Range and If-Range. A range counts for GET only (RFC 9110, 14.2). */
export function selectBytes(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  { bytes, etag }: Pick<FileToSend, 'bytes' | 'etag'>,
): Selection {
  if (matchesTag(headers['if-none-match'], etag)) return { status: 304 };
  const ifRange = headers['if-range'];
  const mayResume = method === 'GET' && (ifRange === undefined || ifRange === etag);
  const range = mayResume ? parseRange(headers.range, bytes) : undefined;
  if (range === null) return { status: 416 };
  return range ? { status: 206, range } : { status: 200, range };
}

/** The byte range of an answer; `end` is -1 for an empty file. */
export function bytesOf({ range }: { range: ByteRange | undefined }, bytes: number): ByteRange {
  return range ?? { start: 0, end: bytes - 1 };
}

export interface SendOptions {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  files: FileStore;
  log: Logger;
  selection: Selection;
  /** Called before content is sent. */
  onContent?: () => void;
}

/** Errors of `pipeline` where the connection ends before the file, or had ended when it began. */
const CANCELLED = new Set<string | undefined>([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_UNABLE_TO_PIPE',
]);

/**
 * Sends the selected part of a stored file. Returns false if the store lacks the file; nothing
 * has been sent then.
 */
export async function sendStoredFile(options: SendOptions, file: FileToSend): Promise<boolean> {
  const { incoming, outgoing, files, log, selection } = options;
  const { key, bytes, etag } = file;
  const common: OutgoingHttpHeaders = {
    ...file.headers,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    'content-security-policy': file.headers?.['content-security-policy'] ?? inertPolicy,
  };
  if (selection.status === 304 || selection.status === 416) {
    const size = selection.status === 416 ? { 'content-range': `bytes */${bytes}` } : {};
    outgoing.writeHead(selection.status, { ...common, ...size }).end();
    return true;
  }
  const { start, end } = bytesOf(selection, bytes);
  const headers = {
    ...common,
    'content-type': file.mime,
    'content-length': end - start + 1,
    ...(selection.range && { 'content-range': `bytes ${start}-${end}/${bytes}` }),
  };
  if (incoming.method === 'HEAD') {
    if (!(await isStored(files, file, log))) return false;
    outgoing.writeHead(selection.status, headers).end();
    return true;
  }
  const opened = await files.open(key, selection.range);
  if (opened?.bytes !== bytes) {
    opened?.content.destroy();
    reportMissing(log, key);
    return false;
  }
  outgoing.writeHead(selection.status, headers);
  options.onContent?.();
  try {
    await pipeline(opened.content, outgoing);
  } catch (error) {
    // A visitor who cancels closes the connection; the access log says "aborted".
    if (!CANCELLED.has((error as NodeJS.ErrnoException).code)) {
      log.error({ err: error, key }, 'Could not read a file to its end');
    }
  } finally {
    // `pipeline` leaves it open if the connection had ended before.
    opened.content.destroy();
  }
  return true;
}

/** Checks the stored file against its record. A mismatch is logged for the operator. */
export async function isStored(
  files: FileStore,
  { key, bytes }: Pick<FileToSend, 'key' | 'bytes'>,
  log: Logger,
): Promise<boolean> {
  const info = await files.stat(key);
  if (info?.bytes === bytes) return true;
  reportMissing(log, key);
  return false;
}

function reportMissing(log: Logger, key: string): void {
  log.error({ key }, 'A file is missing or its size differs from its record');
}

/** Answers 503 where the store fails before anything has been sent; other errors pass. */
export function answerStoreFailure(error: unknown, c: Context, log: Logger): Response {
  if (!(error instanceof FileStoreError)) throw error;
  log.error({ err: error }, 'The file store failed');
  return c.text('Try again later\n', 503, { 'retry-after': '10', 'cache-control': 'no-store' });
}
