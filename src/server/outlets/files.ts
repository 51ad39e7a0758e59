import { stat } from 'node:fs/promises';
import path from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { countDownload, findReleaseFile, type ReleaseFile } from '#api/downloads/files.ts';
import { visitorMark } from '#api/http/visitor-mark.ts';
import type { Database } from '#db/connection.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { sendFile } from '../http/send-file.ts';

/** What serving files needs. */
export interface FilesOptions {
  db: Database;
  log: Logger;
  /** Folder of the files that records point to. */
  filesDir: string;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** WeChat starts no download: it is led to the page that says how to open a browser. */
const inWeChat = /MicroMessenger/i;

/** Serves the files of public releases, resumable, at `/files/downloads/<release>/<name>`. */
export function addFiles(app: Hono<SiteEnv>, options: FilesOptions): void {
  const { db, log, filesDir } = options;
  app.on(['GET', 'HEAD'], `/files/downloads/:id{${UUID}}/:name`, async (c) => {
    const { incoming } = c.env;
    c.env.record.route = '/files/downloads/:id/:name';
    if (inWeChat.test(incoming.headers['user-agent'] ?? '')) {
      const language = /\/en\//.test(incoming.headers.referer ?? '') ? 'en/' : '';
      return c.redirect(`../../../${language}support/download#open-in-browser`, 302);
    }
    const name = c.req.param('name');
    // No stored name holds U+0000, and the database would not even take it to compare.
    const file = name.includes('\0')
      ? undefined
      : await findReleaseFile(db, c.req.param('id'), name);
    const source = file && path.join(filesDir, file.key);
    if (!file || !source || !(await isWhole(source, file, log))) {
      return c.text('Not found\n', 404);
    }
    const { bytes, mime, sha256 } = file;
    const sent = {
      path: source,
      bytes,
      etag: `"${sha256}"`,
      mime,
      cacheControl: 'public, max-age=3600',
      headers: { 'content-disposition': attachment(file.name) },
    };
    await sendFile(c.env, sent, () => {
      const visitor = visitorMark(c.env.record.clientAddress, incoming.headers['user-agent'] ?? '');
      countDownload(db, file.releaseId, visitor).catch((error: unknown) =>
        log.warn({ err: error, release: file.releaseId }, 'a download was not counted'),
      );
    });
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

/** The name for every browser: plain for old ones, whole for those that read RFC 5987. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
