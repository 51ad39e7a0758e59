import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { findMediaFile, type MediaFile } from '#api/media/files.ts';
import type { Database } from '#db/connection.ts';
import { cachedResponse, type ResponseCache } from '../cache/response-cache.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { sendCached } from '../http/send-cached.ts';
import { sendFile } from '../http/send-file.ts';

/** What serving the media library needs. */
export interface MediaFilesOptions {
  db: Database;
  log: Logger;
  /** Folder of the files that records point to. */
  filesDir: string;
  cache: ResponseCache;
}

/** A folder or two and a file, of plain characters: nothing that leads out of the library. */
const NAME = /^(?:[a-z0-9-]+\/)?[a-z0-9-]+\.[a-z0-9]+$/;
/** An address with the hash of its content, which therefore never holds anything else. */
const FIXED = /-[0-9a-f]{12}(?:\/[^/]+)?(?:\.[a-z0-9]+)?$/;
/** A drawing may have styles of its own, and nothing else. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/** Facts of so many files are remembered: pictures are asked for far more often than they change. */
const REMEMBERED = 5000;

/** Serves the public files of the media library at `/files/media/…`. */
export function addMediaFiles(
  app: Hono<SiteEnv>,
  { db, log, filesDir, cache }: MediaFilesOptions,
): void {
  const known = new Map<string, MediaFile>();

  app.on(['GET', 'HEAD'], '/files/media/*', async (c) => {
    const { incoming, outgoing } = c.env;
    c.env.record.route = '/files/media/*';
    const name = new URL(c.req.url).pathname.slice('/files/media/'.length);
    const key = `media/${name}`;
    const file = NAME.test(name) ? await find(key) : undefined;
    const source = path.join(filesDir, key);
    if (!file || !(await isWhole(source, key, file))) return c.text('Not found\n', 404);
    const cacheControl = FIXED.test(key)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600';
    if (file.mime === 'image/svg+xml') {
      const entry = await cache.getOrMake(`file ${key}`, async () =>
        cachedResponse(
          200,
          {
            'content-type': file.mime,
            'cache-control': cacheControl,
            'content-security-policy': drawingPolicy,
          },
          await readFile(source, 'utf8'),
          ['media'],
        ),
      );
      if (entry) {
        await sendCached(incoming, outgoing, entry, cache);
        return RESPONSE_ALREADY_SENT;
      }
    }
    const { bytes, mime, tag } = file;
    await sendFile(c.env, { path: source, bytes, etag: `"${tag}"`, mime, cacheControl });
    return RESPONSE_ALREADY_SENT;
  });

  async function find(key: string): Promise<MediaFile | undefined> {
    const remembered = known.get(key);
    if (remembered) return remembered;
    const file = await findMediaFile(db, key);
    // Only what its address fixes can be remembered without ever being wrong.
    if (file && FIXED.test(key)) {
      if (known.size >= REMEMBERED) known.clear();
      known.set(key, file);
    }
    return file;
  }

  /** Whether the file is there as the record describes it; if not, an operator must know. */
  async function isWhole(source: string, key: string, file: MediaFile): Promise<boolean> {
    const found = await stat(source).catch(() => undefined);
    if (found?.isFile() && found.size === file.bytes) return true;
    log.error({ key }, 'a file of the media library is missing or cut');
    return false;
  }
}
