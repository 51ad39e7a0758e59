import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { qrPng } from '#api/qr-pages/images.ts';
import { cardVersion, parseCardFile } from '#contracts/share-picture.ts';
import { inertPolicy } from '../../http/headers.ts';
import { requestRecords } from '../../http/request-record.ts';
import type { FindCard } from './find-card.ts';
import { ArtistBusyError } from './renderer.ts';
import type { CardStore } from './store.ts';

/** Largest width of a QR code in pixels; each module has a whole number of them. */
const QR_WIDTH = 512;

/** Options for share pictures. */
export interface CardsOptions {
  store: CardStore;
  findCard: FindCard;
}

/**
 * Serves share pictures at `/cards/<format>/<subject>/<slug>-<locale>[.<version>].jpg`. The
 * address with the current version is immutable; any other is cached for minutes. The QR code of a page is at `/cards/qr/<subject>/<slug>-<locale>.png`.
 */
export function addCards(app: Hono<{ Bindings: HttpBindings }>, options: CardsOptions): void {
  app.on(['GET', 'HEAD'], '/cards/*', async (c) => {
    const record = requestRecords.get(c.env.incoming);
    if (record) record.route = '/cards/*';
    const asked = parseCardFile(c.req.path.slice('/cards/'.length));
    const card = asked && (await options.findCard(asked, asked.locale));
    if (!asked || !card) return c.text('Not found\n', 404);
    const version = cardVersion(card);
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
    // HEAD asks only whether the picture exists: nothing is drawn.
    if (c.req.method === 'HEAD')
      return c.body(null, 200, { ...headers, 'content-type': 'image/jpeg' });
    try {
      const picture = await options.store.read(asked.format, card);
      return c.body(picture, 200, { ...headers, 'content-type': 'image/jpeg' });
    } catch (error) {
      if (!(error instanceof ArtistBusyError)) throw error;
      return c.text('Busy\n', 503, { 'retry-after': '10', 'cache-control': 'no-store' });
    }
  });
}
