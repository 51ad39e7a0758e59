import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { findSharedPicture, type SharedPictureFile } from '#api/shares/pictures.ts';
import type { LinkGate } from '#api/sheets/link-gate.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import { type SharedPictureSize, sharedPictureSizes } from '#contracts/shared-picture.ts';
import type { Database } from '#db/connection.ts';
import type { FileStore } from '#files/file-store.ts';
import type { SiteEnv } from '../http/request-record.ts';
import { answerStoreFailure, selectBytes, sendStoredFile } from './files-send.ts';

export interface SharedFilesOptions {
  db: Database;
  /** Decides what shared links open. */
  gate: LinkGate;
  log: Logger;
  files: FileStore;
}

const TOKEN = '[A-Za-z0-9_-]{8,64}';
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
/** Nothing keeps a copy, so that a revoked link also ends its pictures. */
const headers = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

/**
 * Serves the private pictures of shared sheets at `/files/shares/<token>/<file>/<size>`. Each
 * request checks the link again. They always pass through this process: a signed address of the
 * store would outlast the link.
 */
export function addSharedFiles(
  app: Hono<SiteEnv>,
  { db, gate, log, files }: SharedFilesOptions,
): void {
  app.on(['GET', 'HEAD'], `/files/shares/:token{${TOKEN}}/:id{${UUID}}/:size`, async (c) => {
    c.env.record.route = '/files/shares/:token/:id/:size';
    const { token, id: fileId } = c.req.param();
    const cookie = c.req.header('cookie');
    const size = sharedPictureSizes.find((name) => name === c.req.param('size'));
    if (!size) return notFound(c);
    try {
      const picture = await findSharedPicture({ db, gate }, { token, fileId, size, cookie });
      if (!picture) return notFound(c);
      return await send(c, picture, size);
    } catch (error) {
      if (!(error instanceof AppError)) return answerStoreFailure(error, c, log);
      const { status } = errorTable[error.code];
      return c.text(`${error.message}\n`, status, { 'cache-control': 'no-store' });
    }
  });

  async function send(
    c: Context<SiteEnv>,
    { key, bytes, mime, sha256 }: SharedPictureFile,
    size: SharedPictureSize,
  ): Promise<Response> {
    const { incoming, outgoing } = c.env;
    const file = {
      key,
      bytes,
      mime,
      etag: `"${sha256}-${size}"`,
      cacheControl: 'no-store',
      headers,
    };
    const selection = selectBytes(incoming, file);
    const isSent = await sendStoredFile({ incoming, outgoing, files, log, selection }, file);
    return isSent ? RESPONSE_ALREADY_SENT : notFound(c);
  }
}

function notFound(c: Context): Response {
  return c.text('Not found\n', 404, { 'cache-control': 'no-store' });
}
