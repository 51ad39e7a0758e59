import { text } from 'node:stream/consumers';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { findMediaFile, type MediaFile } from '#api/media/files.ts';
import type { Database } from '#db/connection.ts';
import { isFileKey } from '#files/file-key.ts';
import type { FileStore } from '#files/file-store.ts';
import { type CachedResponse, cachedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { embeddable } from '../http/headers.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { sendCached } from '../http/send-cached.ts';
import { answerStoreFailure, type FileToSend, selectBytes, sendStoredFile } from './files-send.ts';

export interface MediaFilesOptions {
  db: Database;
  log: Logger;
  files: FileStore;
  cache: ResponseCache;
}

/** A key that contains the hash of the content, which therefore never changes. */
const IMMUTABLE = /-[0-9a-f]{12}(?:\/[^/]+)?(?:\.[a-z0-9]+)?$/;
/** Media type of drawings. */
const DRAWING = 'image/svg+xml';
/** A drawing may use its own styles and the pictures in it, and nothing else. */
const drawingPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";
/** Maximum number of cached records: pictures are requested far more often than they change. */
const MAX_RECORDS = 5000;

/**
 * Serves the public files of the media library at `/files/media/…`. They always pass through this
 * process: pages may only show pictures of their own origin, and a redirect cannot be cached for
 * long.
 */
export function addMediaFiles(
  app: Hono<SiteEnv>,
  { db, log, files, cache }: MediaFilesOptions,
): void {
  const records = new Map<string, MediaFile>();

  app.on(['GET', 'HEAD'], '/files/media/*', async (c) => {
    const { incoming, outgoing } = c.env;
    c.env.record.route = '/files/media/*';
    const key = new URL(c.req.url).pathname.slice('/files/'.length);
    const media = isFileKey(key) ? await find(key) : undefined;
    if (!media) return c.text('Not found\n', 404);
    const { bytes, mime } = media;
    const file = {
      key,
      bytes,
      mime,
      etag: `"${media.tag}"`,
      cacheControl: cacheControlOf(key),
      headers: { ...headersOf(mime), ...nameOf(key, mime) },
    };
    try {
      if (mime === DRAWING) {
        const drawing = await cache.getOrMake(`file ${key}`, () => readDrawing(file));
        if (drawing) {
          await sendCached(incoming, outgoing, drawing, cache);
          return RESPONSE_ALREADY_SENT;
        }
      }
      const selection = selectBytes(incoming, file);
      const sending = { incoming, outgoing, files, log, selection };
      const isSent = await sendStoredFile(sending, file);
      return isSent ? RESPONSE_ALREADY_SENT : c.text('Not found\n', 404);
    } catch (error) {
      return answerStoreFailure(error, c, log);
    }
  });

  async function find(key: string): Promise<MediaFile | undefined> {
    const known = records.get(key);
    if (known) return known;
    const media = await findMediaFile(db, key);
    if (media && IMMUTABLE.test(key)) {
      if (records.size >= MAX_RECORDS) records.clear();
      records.set(key, media);
    }
    return media;
  }

  /** A drawing as a compressible answer; undefined where the store lacks it. */
  async function readDrawing(
    file: Pick<FileToSend, 'key' | 'bytes' | 'cacheControl'>,
  ): Promise<CachedResponse | undefined> {
    const { key, bytes, cacheControl } = file;
    const opened = await files.open(key);
    if (opened?.bytes !== bytes) {
      opened?.content.destroy();
      return undefined;
    }
    const headers = {
      'content-type': DRAWING,
      'cache-control': cacheControl,
      ...headersOf(DRAWING),
    };
    return cachedResponse(200, headers, await text(opened.content), ['media']);
  }
}

/** Headers that depend on the kind of file. */
function headersOf(mime: string): Record<string, string> {
  return {
    ...(mime.startsWith('image/') ? embeddable : {}),
    ...(mime === DRAWING ? { 'content-security-policy': drawingPolicy } : {}),
  };
}

/**
 * The name under which a browser saves a video, model or document: that of the library without the
 * hash, so nothing of the uploader's device. Pictures are shown by pages and have none.
 */
function nameOf(key: string, mime: string): Record<string, string> {
  if (mime.startsWith('image/')) return {};
  const name = key.slice(key.lastIndexOf('/') + 1).replace(/-[0-9a-f]{12}(?=\.)/, '');
  return { 'content-disposition': `inline; filename="${name}"` };
}

function cacheControlOf(key: string): string {
  return IMMUTABLE.test(key) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
