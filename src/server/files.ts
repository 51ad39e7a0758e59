import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { OutgoingHttpHeaders } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { countDownload, findReleaseFile, type ReleaseFile } from '#api/downloads/files.ts';
import { visitorMark } from '#api/http/visitor-mark.ts';
import type { Database } from '#db/connection.ts';
import { parseRange } from './byte-range.ts';
import { inertPolicy } from './headers.ts';
import { requestRecords } from './request-record.ts';

/** What serving files needs. */
export interface FilesOptions {
  db: Database;
  log: Logger;
  /** Folder of the files that records point to. */
  filesDir: string;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Serves the files of public releases, resumable, at `/files/downloads/<release>/<name>`. */
export function addFiles(app: Hono<{ Bindings: HttpBindings }>, options: FilesOptions): void {
  const { db, log, filesDir } = options;
  app.on(['GET', 'HEAD'], `/files/downloads/:id{${UUID}}/:name`, async (c) => {
    const { incoming, outgoing } = c.env;
    const record = requestRecords.get(incoming);
    if (record) record.route = '/files/downloads/:id/:name';
    const name = c.req.param('name');
    // No stored name holds U+0000, and the database would not even take it to compare.
    const file = name.includes('\0')
      ? undefined
      : await findReleaseFile(db, c.req.param('id'), name);
    const source = file && path.join(filesDir, file.key);
    if (!file || !source || !(await isWhole(source, file, log))) {
      return c.text('Not found\n', 404);
    }
    const { status, headers, start, end } = answerTo(incoming.headers, file);
    outgoing.writeHead(status, headers);
    if (incoming.method === 'HEAD' || status === 304 || status === 416) {
      outgoing.end();
      return RESPONSE_ALREADY_SENT;
    }
    if (start === 0) {
      const visitor = visitorMark(
        record?.clientAddress ?? '',
        incoming.headers['user-agent'] ?? '',
      );
      countDownload(db, file.releaseId, visitor).catch((error: unknown) =>
        log.warn({ err: error, release: file.releaseId }, 'a download was not counted'),
      );
    }
    // A visitor who gives up closes the connection: nothing to answer, and the log says aborted.
    await pipeline(createReadStream(source, { start, end }), outgoing).catch(() => undefined);
    return RESPONSE_ALREADY_SENT;
  });
}

/** Whether the file is there as the record describes it; if not, an operator must know. */
async function isWhole(source: string, file: ReleaseFile, log: Logger): Promise<boolean> {
  const found = await stat(source).catch(() => undefined);
  if (found?.isFile() && found.size === file.bytes) return true;
  log.error({ release: file.releaseId, key: file.key }, 'the file of a release is missing or cut');
  return false;
}

/** Status, headers and bytes for what was asked, by the rules of conditional and range requests. */
function answerTo(
  asked: { [name: string]: string | string[] | undefined },
  file: ReleaseFile,
): { status: number; headers: OutgoingHttpHeaders; start: number; end: number } {
  const etag = `"${file.sha256}"`;
  const whole = { start: 0, end: file.bytes - 1 };
  const common: OutgoingHttpHeaders = {
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': inertPolicy,
  };
  if (namesTag(asked['if-none-match'], etag)) return { status: 304, headers: common, ...whole };
  const mayResume = asked['if-range'] === undefined || asked['if-range'] === etag;
  const range = mayResume ? parseRange(textOf(asked.range), file.bytes) : undefined;
  if (range === null) {
    const headers = { ...common, 'content-range': `bytes */${file.bytes}` };
    return { status: 416, headers, ...whole };
  }
  const { start, end } = range ?? whole;
  const headers: OutgoingHttpHeaders = {
    ...common,
    'content-type': file.mime,
    'content-disposition': attachment(file.name),
    'content-length': end - start + 1,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${file.bytes}` } : {}),
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

/** The name for every browser: plain for old ones, whole for those that read RFC 5987. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
