import { createReadStream } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { beginsDownload, parseRange } from './byte-range.ts';
import { inertPolicy } from './headers.ts';

/** A file on disk as it is to be sent. */
export interface FileToSend {
  path: string;
  bytes: number;
  /** With its quotes; another content must have another one. */
  etag: string;
  mime: string;
  cacheControl: string;
  /** Further headers. */
  headers?: OutgoingHttpHeaders;
}

/**
 * Sends a file: whole, in part, or only its headers, by the rules of conditional and range requests.
 * @param onDownload called when so much is about to be sent from its beginning that it is a download
 */
export async function sendFile(
  { incoming, outgoing }: HttpBindings,
  file: FileToSend,
  onDownload?: () => void,
): Promise<void> {
  const { status, headers, start, end } = answerTo(incoming.headers, file);
  outgoing.writeHead(status, headers);
  if (incoming.method === 'HEAD' || status === 304 || status === 416) {
    outgoing.end();
    return;
  }
  if (beginsDownload({ start, end }, file.bytes)) onDownload?.();
  // A visitor who gives up closes the connection: nothing to answer, and the log says aborted.
  await pipeline(createReadStream(file.path, { start, end }), outgoing).catch(() => undefined);
}

/** Status, headers and bytes for what was asked. */
function answerTo(
  asked: { [name: string]: string | string[] | undefined },
  { bytes, etag, mime, cacheControl, headers: more }: FileToSend,
): { status: number; headers: OutgoingHttpHeaders; start: number; end: number } {
  const whole = { start: 0, end: bytes - 1 };
  const common: OutgoingHttpHeaders = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'content-security-policy': inertPolicy,
  };
  if (namesTag(asked['if-none-match'], etag)) return { status: 304, headers: common, ...whole };
  const mayResume = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = mayResume ? parseRange(textOf(asked.range), bytes) : undefined;
  if (range === null) {
    const headers = { ...common, 'content-range': `bytes */${bytes}` };
    return { status: 416, headers, ...whole };
  }
  const { start, end } = range ?? whole;
  const headers: OutgoingHttpHeaders = {
    ...common,
    ...more,
    'content-type': mime,
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${bytes}` } : {}),
  };
  return { status: range ? 206 : 200, headers, start, end };
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function namesTag(header: string | string[] | undefined, etag: string): boolean {
  const tags = textOf(header)?.split(',') ?? [];
  return tags.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
