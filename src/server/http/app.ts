import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { ApiSettings } from '#api/deps.ts';
import type { ApiApp } from '#api/http/registry.ts';
import type { Database } from '#db/connection.ts';
import {
  type CachedResponse,
  cachedResponse,
  type ResponseCache,
} from '../cache/response-cache.ts';
import type { ContentTextOptions } from '../outlets/content-text.ts';
import { addFeeds } from '../outlets/feeds.ts';
import { addFiles } from '../outlets/files.ts';
import { addIcons } from '../outlets/icons.ts';
import { addMarkdown } from '../outlets/markdown/serve.ts';
import { addMediaFiles } from '../outlets/media-files.ts';
import type { FindCard } from '../outlets/share-pictures/find-card.ts';
import { addCards } from '../outlets/share-pictures/serve.ts';
import type { CardStore } from '../outlets/share-pictures/store.ts';
import { addSitemap } from '../outlets/sitemap.ts';
import { addBookingForm } from '../pages/booking-form.ts';
import type { Frontend } from '../pages/frontend.ts';
import type { Pages } from '../pages/pages.ts';
import type { Config } from '../process/config.ts';
import { inertPolicy } from './headers.ts';
import type { Metrics } from './metrics.ts';
import { type RequestRecord, requestRecords } from './request-record.ts';
import { sendCached } from './send-cached.ts';

type Env = { Bindings: HttpBindings };
type Ctx = Context<Env>;

/** The parts that answer requests. */
export interface AppParts {
  config: Config;
  db: Database;
  log: Logger;
  clientDir: string;
  frontend: Frontend;
  isMigrated: () => Promise<boolean>;
  api: ApiApp;
  settings: ApiSettings;
  pages: Pages;
  cache: ResponseCache;
  /** The share pictures. */
  cards: CardStore;
  findCard: FindCard;
  metrics: Metrics;
}

/** Decides which part answers a request whose base path has been taken off. */
export function createApp(parts: AppParts): Hono<Env> {
  const { api, pages, cache, clientDir, log } = parts;
  const app = new Hono<Env>();
  addOperations(app, parts);

  app.get('/api/*', async (c) => {
    const record = recordOf(c);
    const { pathname, search } = new URL(c.req.url);
    record.route = loggedPath(pathname);
    let unshared: Response | undefined;
    const entry = await cache.getOrMake(`api ${pathname}${search}`, async () => {
      const response = await callApi(c, api, record);
      const tags = response.headers.get('cache-tags');
      if (response.status !== 200 || tags === null) {
        unshared = response;
        return undefined;
      }
      return cachedResponse(200, publicJson, await response.text(), tags.split(','));
    });
    if (entry) return send(c, entry, record);
    const response = unshared ?? (await callApi(c, api, record));
    return privateAnswer(response);
  });
  app.all('/api/*', async (c) => {
    const record = recordOf(c);
    record.route = loggedPath(new URL(c.req.url).pathname);
    return privateAnswer(await callApi(c, api, record));
  });

  app.use('/assets/*', async (c, next) => {
    recordOf(c).route = '/assets/*';
    await next();
    // Names of assets change with their content, so what was found is kept for ever.
    if (c.res.status < 400) c.header('cache-control', 'public, max-age=31536000, immutable');
    c.header('content-security-policy', inertPolicy);
  });
  app.use('/assets/*', serveStatic({ root: clientDir, precompressed: true }));
  const filesDir = path.join(parts.config.dataDir, 'files');
  addFiles(app, { db: parts.db, log, filesDir });
  addMediaFiles(app, { db: parts.db, log, filesDir, cache });
  addCards(app, { store: parts.cards, findCard: parts.findCard });

  const texts: ContentTextOptions = {
    db: parts.db,
    cache,
    settings: parts.settings,
    send: (c, entry) => send(c, entry, recordOf(c)),
  };
  addFeeds(app, texts);
  addMarkdown(app, texts);
  addIcons(app, {
    db: parts.db,
    cache,
    settings: parts.settings,
    clientDir,
    send: (c, entry) => send(c, entry, recordOf(c)),
  });
  addSitemap(app, {
    db: parts.db,
    cache,
    publicUrl: parts.settings.publicUrl,
    basePath: parts.config.basePath,
    findCard: parts.findCard,
    send: (c, entry) => send(c, entry, recordOf(c)),
  });
  addBookingForm(app, { api, basePath: parts.config.basePath });

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const record = recordOf(c);
    const { pathname, search } = new URL(c.req.url);
    if (pathname.startsWith('/assets/')) return c.text('Not found\n', 404);
    const userAgent = c.req.header('user-agent');
    const { response, route, cached } = await pages.answer(pathname, search, record.id, userAgent);
    record.route = route;
    record.cached = cached;
    return send(c, response, record);
  });
  app.all('*', (c) => {
    c.header('allow', 'GET, HEAD');
    return c.text('Method not allowed\n', 405);
  });
  app.onError((error, c) => {
    log.error({ err: error, requestId: recordOf(c).id }, 'request failed');
    return c.text('Internal server error\n', 500);
  });
  return app;

  async function send(c: Ctx, entry: CachedResponse, record: RequestRecord) {
    if (entry.headers['cache-control']?.startsWith('public')) cache.alias(record.rawUrl, entry);
    entry.route = record.route;
    await sendCached(c.env.incoming, c.env.outgoing, entry, cache);
    return RESPONSE_ALREADY_SENT;
  }
}

/** Health, readiness, metrics and the running build. */
function addOperations(app: Hono<Env>, parts: AppParts): void {
  const { db, config, metrics, frontend, isMigrated } = parts;
  app.get('/api/health', (c) => c.json(succeeded({ status: 'ok' })));
  app.get('/api/ready', async (c) => {
    try {
      await db.$client.query('select 1');
      if (await isMigrated()) return c.json(succeeded({ status: 'ready' }));
    } catch {
      // Told by the status below; the pool logs its own failures.
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
      ? c.req.header('authorization') === `Bearer ${token}`
      : isLoopback(recordOf(c).clientAddress);
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

function recordOf(c: Ctx): RequestRecord {
  const record = requestRecords.get(c.env.incoming);
  if (!record) throw new Error('request without a record');
  return record;
}

/** Asks the API. HEAD is asked as GET, so that what is kept of the answer is whole. */
function callApi(c: Ctx, api: ApiApp, record: RequestRecord): Promise<Response> | Response {
  const { raw } = c.req;
  const request = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw;
  return api.fetch(request, { requestId: record.id, clientAddress: record.clientAddress });
}

/** An API path as the log may hold it: without the token of a secret link, however it is spelled. */
function loggedPath(pathname: string): string {
  if (pathname.includes('%')) return '/api/*';
  return pathname.replace(/^(\/api\/shares\/[^/]+\/)[^/]+/, '$1:token');
}

const publicJson = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': inertPolicy,
};

/** Answers that are not the same for everybody are kept by nobody. */
function privateAnswer(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('cache-tags');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', inertPolicy);
  }
  return new Response(response.body, { status: response.status, headers });
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\./.test(address);
}
