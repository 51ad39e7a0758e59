import type { Hono } from 'hono';
import { qrPng } from '#api/qr-pages/images.ts';
import type { Locale } from '#contracts/locale.ts';
import {
  parseSharePictureFile,
  type SharePicture,
  type SharePictureName,
  sharePictureVersion,
} from '#contracts/share-picture.ts';
import { FileStoreError } from '#files/file-store.ts';
import { inertPolicy } from '../../http/headers.ts';
import type { SiteEnv } from '../../http/request-record.ts';
import { ArtistBusyError } from './renderer.ts';
import type { SharePictureStore } from './store.ts';

/** Most pixels of a QR code; its modules are whole ones. */
const QR_WIDTH = 512;

/** What serving share pictures needs. */
export interface SharePicturesOptions {
  store: SharePictureStore;
  /** What stands on the pictures of a page; undefined where everybody finds no such page. */
  findSharePicture(name: SharePictureName, locale: Locale): Promise<SharePicture | undefined>;
}

/**
 * Serves share pictures at `/share-pictures/<format>/<subject>/<slug>-<locale>[.<version>].jpg`. An address
 * with the version of today never changes; any other one shows the picture of today for a while.
 * The code of a page alone is at `/share-pictures/qr/<subject>/<slug>-<locale>.png`.
 */
export function addSharePictures(app: Hono<SiteEnv>, options: SharePicturesOptions): void {
  app.on(['GET', 'HEAD'], '/share-pictures/*', async (c) => {
    c.env.record.route = '/share-pictures/*';
    const asked = parseSharePictureFile(c.req.path.slice('/share-pictures/'.length));
    const card = asked && (await options.findSharePicture(asked, asked.locale));
    if (!asked || !card) return c.text('Not found\n', 404);
    const version = sharePictureVersion(card);
    const headers = {
      etag: `"${version}"`,
      'cache-control':
        asked.version === version
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300, must-revalidate',
      'content-security-policy': inertPolicy,
    };
    if (c.req.header('if-none-match')?.includes(headers.etag)) return c.body(null, 304, headers);
    if (asked.format === 'qr') {
      const code = Uint8Array.from(qrPng(card.url, QR_WIDTH));
      return c.body(code, 200, { ...headers, 'content-type': 'image/png' });
    }
    // Nothing is drawn for whoever only asks whether it is there.
    if (c.req.method === 'HEAD')
      return c.body(null, 200, { ...headers, 'content-type': 'image/jpeg' });
    try {
      const picture = await options.store.read(asked.format, card);
      return c.body(picture, 200, { ...headers, 'content-type': 'image/jpeg' });
    } catch (error) {
      if (!(error instanceof ArtistBusyError || error instanceof FileStoreError)) throw error;
      return c.text('Busy\n', 503, { 'retry-after': '10', 'cache-control': 'no-store' });
    }
  });
}
