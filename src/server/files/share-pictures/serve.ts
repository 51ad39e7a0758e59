import type { Hono } from 'hono';
import { qrPng } from '#api/qr-pages/images.ts';
import { parseSharePictureFile, sharePictureVersion } from '#contracts/share-picture.ts';
import { FileStoreError } from '#files/file-store.ts';
import { matchesTag } from '../../http/entity-tags.ts';
import { embeddable, inertPolicy } from '../../http/headers.ts';
import type { SiteEnv } from '../../http/request-record.ts';
import type { FindSharePicture } from './find-share-picture.ts';
import { RendererBusyError } from './renderer.ts';
import type { SharePictureStore } from './store.ts';

/** Maximum width of a QR code in pixels; each module has a whole number of pixels. */
const QR_WIDTH = 512;

export interface SharePicturesOptions {
  store: SharePictureStore;
  findSharePicture: FindSharePicture;
}

/**
 * Serves share pictures at `/share-pictures/<format>/<subject>/<slug>-<locale>[.<version>].jpg`.
 * The address with the current version is immutable; others are cached for minutes. The QR code
 * of a page is at `/share-pictures/qr/<subject>/<slug>-<locale>.png`.
 */
export function addSharePictures(app: Hono<SiteEnv>, options: SharePicturesOptions): void {
  app.on(['GET', 'HEAD'], '/share-pictures/*', async (c) => {
    c.env.record.route = '/share-pictures/*';
    const name = parseSharePictureFile(c.req.path.slice('/share-pictures/'.length));
    const card = name && (await options.findSharePicture(name, name.locale));
    if (!name || !card) return c.text('Not found\n', 404);
    const version = sharePictureVersion(card);
    const headers = {
      etag: `"${version}"`,
      'cache-control':
        name.version === version
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=300, must-revalidate',
      'content-security-policy': inertPolicy,
      ...embeddable,
    };
    if (matchesTag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
    if (name.format === 'qr') {
      const code = Uint8Array.from(qrPng(card.url, QR_WIDTH));
      return c.body(code, 200, { ...headers, 'content-type': 'image/png' });
    }
    // HEAD only checks that the picture exists, so nothing is drawn.
    if (c.req.method === 'HEAD')
      return c.body(null, 200, { ...headers, 'content-type': 'image/jpeg' });
    try {
      const picture = await options.store.read(name.format, card);
      return c.body(picture, 200, { ...headers, 'content-type': 'image/jpeg' });
    } catch (error) {
      if (!(error instanceof RendererBusyError || error instanceof FileStoreError)) throw error;
      return c.text('Busy\n', 503, { 'retry-after': '10', 'cache-control': 'no-store' });
    }
  });
}
