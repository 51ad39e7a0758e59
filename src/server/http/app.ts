import { hash, timingSafeEqual } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Api } from '#api/api.ts';
import type { ApiSettings } from '#api/deps.ts';
import { RETRY_AFTER_SECONDS } from '#api/http/errors.ts';
import type { VisitorHash } from '#api/http/visitor-hash.ts';
import type { LiveSheets } from '#api/sheets/live/live-sheets.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import { isUnavailable } from '#db/unavailable.ts';
import type { FileStore } from '#files/file-store.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { addFiles } from '../files/files.ts';
import { addIcons } from '../files/icons.ts';
import { addMediaFiles } from '../files/media-files.ts';
import type { FindSharePicture } from '../files/share-pictures/find-share-picture.ts';
import { addScenePosters } from '../files/share-pictures/scene-posters.ts';
import { addSharePictures } from '../files/share-pictures/serve.ts';
import type { SharePictureStore } from '../files/share-pictures/store.ts';
import { addSharedFiles } from '../files/shared-files.ts';
import { addAdmin } from '../pages/admin.ts';
import { addBookingForm } from '../pages/booking-form.ts';
import type { Frontend } from '../pages/frontend.ts';
import { addLinkForms } from '../pages/link-forms.ts';
import type { Pages } from '../pages/pages.ts';
import type { Previews } from '../pages/previews.ts';
import { addRedemptionForm } from '../pages/redemption-form.ts';
import type { Config } from '../process/config.ts';
import type { ContentTextOptions } from '../texts/content-text.ts';
import { addFeeds } from '../texts/feeds.ts';
import { addMarkdown } from '../texts/markdown/serve.ts';
import { addSecurityText } from '../texts/security-text.ts';
import { addSitemap } from '../texts/sitemap.ts';
import { addPageViews, visitedPage } from '../visits/page-views.ts';
import type { VisitCounter } from '../visits/visit-counter.ts';
import { addApi } from './api-responses.ts';
import { isLoopback } from './client-address.ts';
import { headLength } from './head-length.ts';
import { documentHeaders, inertPolicy, wasmWorker, wasmWorkerPolicy } from './headers.ts';
import { addLiveSheets } from './live-sheets.ts';
import type { Metrics } from './metrics.ts';
import type { SiteEnv } from './request-record.ts';
import { sendCached } from './send-cached.ts';

type Ctx = Context<SiteEnv>;

export interface AppParts {
  config: Config;
  db: Database;
  log: Logger;
  clientDir: string;
  frontend: Frontend;
  isMigrated: () => Promise<boolean>;
  /** Files that records refer to. */
  files: FileStore;
  api: Api;
  /** Identifies visitors for rate limits and counts. */
  visitorHash: VisitorHash;
  settings: ApiSettings;
  pages: Pages;
  previews: Previews;
  cache: ResponseCache;
  sharePictures: SharePictureStore;
  findSharePicture: FindSharePicture;
  metrics: Metrics;
  visits: VisitCounter;
  live: LiveSheets;
}

/** Routes requests whose base path has been removed. */
export function createApp(parts: AppParts): Hono<SiteEnv> {
  const { api, pages, cache, clientDir, log } = parts;
  const app = new Hono<SiteEnv>();
  app.use(headLength);
  addOperations(app, parts);
  addPageViews(app, parts.visits);

  // Before the API, whose answers have an end.
  addLiveSheets(app, { gate: api.links, live: parts.live });
  addApi(app, parts, send);

  app.use('/assets/*', async (c, next) => {
    c.env.record.route = '/assets/*';
    await next();
    // Asset names contain a hash of their content, so file lookups are cached for ever.
    if (c.res.status < 400) c.header('cache-control', 'public, max-age=31536000, immutable');
    // A page loads up to ten of these on a phone, so they come without the headers for documents,
    // and without those that tell versions apart or find a request in the log.
    if (/\.(?:js|css)$/.test(c.req.path) && c.res.status < 400) {
      c.res.headers.delete('last-modified');
      // Modules are UTF-8 in any case.
      if (c.req.path.endsWith('.js')) c.header('content-type', 'text/javascript');
      for (const name of [...documentHeaders, 'x-request-id']) c.env.outgoing.removeHeader(name);
      // A worker has the policy of its own file, not that of its page.
      if (wasmWorker.test(c.req.path)) {
        c.header('content-security-policy', wasmWorkerPolicy);
      }
    } else c.header('content-security-policy', inertPolicy);
  });
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true }));
  const { files, visitorHash, findSharePicture } = parts;
  addFiles(app, { db: parts.db, log, files, visitorHash });
  addMediaFiles(app, { db: parts.db, log, files, cache });
  addSharedFiles(app, { db: parts.db, gate: api.links, log, files });
  addSharePictures(app, { store: parts.sharePictures, findSharePicture });
  addScenePosters(app, {
    db: parts.db,
    gate: api.links,
    publicUrl: parts.settings.publicUrl,
    store: parts.sharePictures,
  });

  const texts: ContentTextOptions = {
    db: parts.db,
    cache,
    settings: parts.settings,
    facts: parts.api.facts,
    send,
  };
  addFeeds(app, texts);
  addSecurityText(app, texts);
  addMarkdown(app, texts);
  addIcons(app, {
    db: parts.db,
    cache,
    settings: parts.settings,
    clientDir,
    send,
  });
  addSitemap(app, {
    db: parts.db,
    cache,
    publicUrl: parts.settings.publicUrl,
    basePath: parts.config.basePath,
    findSharePicture,
    send,
  });
  addBookingForm(app, {
    api,
    basePath: parts.config.basePath,
    own: parts.settings,
    renderSubmission: pages.renderSubmission,
    send,
  });

  addRedemptionForm(app, {
    api,
    own: parts.settings,
    renderSubmission: pages.renderSubmission,
    send,
  });
  addLinkForms(app, { api, basePath: parts.config.basePath, own: parts.settings });

  addAdmin(app, {
    frontend: parts.frontend,
    basePath: parts.config.basePath,
    clientDir,
    reportUrl: parts.config.cspReportUrl,
  });

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const record = c.env.record;
    const { pathname, search } = new URL(c.req.url);
    if (pathname.startsWith('/assets/')) return c.text('Not found\n', 404);
    const { id: requestId, clientAddress } = record;
    const preview = await parts.previews.answer({ pathname, search, requestId, clientAddress });
    if (preview) {
      record.route = 'preview';
      return send(c, preview);
    }
    const visitor = {
      clientAddress: record.clientAddress,
      userAgent: c.req.header('user-agent') ?? '',
      isHead: c.req.method === 'HEAD',
      referrer: c.req.header('referer') ?? '',
      cookie: c.req.header('cookie'),
    };
    const { response, route, cached } = await pages.answer(pathname, search, record.id, visitor);
    record.route = route;
    record.cached = cached;
    const page = visitedPage(pathname, route, response.status);
    if (page !== undefined) {
      response.page = page;
      if (!visitor.isHead) parts.visits.note(c.env.incoming, page);
    }
    return send(c, response);
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.text('Method not allowed\n', 405);
  });
  app.onError((error, c) => {
    if (isUnavailable(error)) {
      const headers = { 'retry-after': String(RETRY_AFTER_SECONDS), 'cache-control': 'no-store' };
      return c.text('Service unavailable\n', 503, headers);
    }
    if (error instanceof AppError) {
      return c.text(`${error.message}\n`, errorTable[error.code].status);
    }
    log.error({ err: error, requestId: c.env.record.id }, 'Request failed');
    return c.text('Internal server error\n', 500);
  });
  return app;

  async function send(c: Ctx, entry: CachedResponse) {
    const { record, incoming, outgoing } = c.env;
    if (entry.headers['cache-control']?.startsWith('public')) cache.alias(record.rawUrl, entry);
    entry.route = record.route;
    await sendCached(incoming, outgoing, entry, cache);
    return RESPONSE_ALREADY_SENT;
  }
}

/** Health, readiness, metrics and build information. */
function addOperations(app: Hono<SiteEnv>, parts: AppParts): void {
  const { db, config, metrics, frontend, isMigrated } = parts;
  app.get('/api/health', (c) => c.json(succeeded({ status: 'ok' })));
  app.get('/api/ready', async (c) => {
    try {
      await db.$client.query('select 1');
      if (await isMigrated()) return c.json(succeeded({ status: 'ready' }));
    } catch {
      // The status below reports this; the pool logs its own failures.
    }
    return c.json({ ...succeeded({ status: 'unavailable' }), success: false }, 503);
  });
  app.get('/api/build', (c) => {
    c.header('cache-control', 'no-store');
    return c.json(succeeded({ build: frontend.build }));
  });
  app.get('/api/metrics', async (c) => {
    const token = config.metricsToken;
    const allowed = token
      ? isEqual(c.req.header('authorization') ?? '', `Bearer ${token}`)
      : config.trustProxyHops === 0 && isLoopback(c.env.record.clientAddress);
    if (!allowed) return c.text('Forbidden\n', 403);
    return c.body(await metrics.text(), 200, { 'content-type': metrics.contentType });
  });
}

const succeeded = <Data>(data: Data) => ({
  success: true,
  data,
  errorCode: null,
  errorMessage: null,
  showType: null,
});

/** Compares secrets in constant time. */
function isEqual(given: string, expected: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
}
