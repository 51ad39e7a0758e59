import type { Hono } from 'hono';
import { readScenePoster } from '#api/scenes/poster.ts';
import type { LinkGate } from '#api/sheets/link-gate.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import { localeSchema } from '#contracts/schemas.ts';
import type { Database } from '#db/connection.ts';
import { FileStoreError } from '#files/file-store.ts';
import type { SiteEnv } from '../../http/request-record.ts';
import { RendererBusyError } from './renderer.ts';
import type { SharePictureStore } from './store.ts';

export interface ScenePostersOptions {
  db: Database;
  /** Decides what shared links open. */
  gate: LinkGate;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
  store: SharePictureStore;
}

const TOKEN = '[A-Za-z0-9_-]{8,64}';
/** Nothing keeps a copy, so that a revoked link also ends its posters. */
const noCopies = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/**
 * Serves the poster of a view into a scene at
 * `/files/shares/<token>/poster.jpg?locale=…&camera=…&light=…`: a picture to keep and to pass on, whose
 * code opens the same view. Each request checks the link again. What is drawn once is stored, so a
 * scene has as many posters as views.
 */
export function addScenePosters(
  app: Hono<SiteEnv>,
  { db, gate, publicUrl, store }: ScenePostersOptions,
): void {
  app.on(['GET', 'HEAD'], `/files/shares/:token{${TOKEN}}/poster.jpg`, async (c) => {
    c.env.record.route = '/files/shares/:token/poster.jpg';
    const { locale: asked, ...view } = c.req.query();
    const locale = localeSchema.catch('zh').parse(asked);
    try {
      const link = await gate.open('scene', c.req.param('token'), {
        cookie: c.req.header('cookie'),
      });
      const card = await readScenePoster({ db, publicUrl }, link, view, locale);
      const headers = { ...noCopies, 'content-type': 'image/jpeg' };
      // HEAD only checks that the poster exists, so nothing is drawn.
      if (c.req.method === 'HEAD') return c.body(null, 200, headers);
      return c.body(await store.read('poster', card), 200, headers);
    } catch (error) {
      if (error instanceof AppError) {
        return c.text(`${error.message}\n`, errorTable[error.code].status, noCopies);
      }
      if (!(error instanceof RendererBusyError || error instanceof FileStoreError)) throw error;
      return c.text('Busy\n', 503, { ...noCopies, 'retry-after': '10' });
    }
  });
}
