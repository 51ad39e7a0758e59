import http from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApi } from '#api/api.ts';
import { AnswerCache } from '#api/http/answer-cache.ts';
import type { Database, DatabaseConnection } from '#db/connection.ts';
import { listenToContent } from '../cache/content-listener.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { createCardFinder } from '../outlets/share-pictures/find-card.ts';
import { createArtist } from '../outlets/share-pictures/renderer.ts';
import { createCardStore } from '../outlets/share-pictures/store.ts';
import { loadBuiltFrontend } from '../pages/built-frontend.ts';
import type { Frontend } from '../pages/frontend.ts';
import { createPages } from '../pages/pages.ts';
import { createRedirects } from '../pages/redirects.ts';
import type { Config } from '../process/config.ts';
import type { AccessLog } from '../process/log.ts';
import { createApp } from './app.ts';
import { securityHeaders } from './headers.ts';
import { inProcess } from './in-process.ts';
import { createMetrics } from './metrics.ts';
import { RequestRecord, requestRecords } from './request-record.ts';
import { sendReady } from './send-cached.ts';

/** What the HTTP server is made of. */
export interface HttpServerOptions {
  config: Config;
  db: Database;
  /** Where the database is, for the connection that follows content changes. */
  connection: DatabaseConnection;
  log: Logger;
  /** Takes one line per request. */
  accessLog: AccessLog;
  /** Folder of the built client files. */
  clientDir: string;
  /** How pages are rendered; the built site unless another one is given. */
  frontend?: Frontend;
  /** Whether the database has every migration of this release. */
  isMigrated: () => Promise<boolean>;
}

/** The HTTP server before it listens, and how to let go of what it holds. */
export interface SiteServer {
  server: http.Server;
  close(): Promise<void>;
}

/**
 * Most JSON kept of what operations answered to pages, in characters: as objects these take two to
 * four times as many bytes. With PAGE_CACHE_MB=0 there is room for the site's settings only.
 */
function answerCacheSize(cacheBytes: number): number {
  return Math.max(2 ** 15, cacheBytes / 8);
}

/** Builds the HTTP server of the site: whole answers from memory first, then pages, API and files. */
export async function createHttpServer(options: HttpServerOptions): Promise<SiteServer> {
  const { config, db, log, accessLog, clientDir } = options;
  const { basePath } = config;
  const frontend = options.frontend ?? (await loadBuiltFrontend(clientDir));
  const cache = new ResponseCache(config.cacheBytes);
  const metrics = createMetrics(cache, db.$client);
  const origin = config.publicUrl ?? `http://${hostName(config.host)}:${config.port}`;
  const settings = {
    publicUrl: origin + basePath,
    basePath,
    buildId: frontend.build,
    filesDir: path.join(config.dataDir, 'files'),
    wechat: config.wechat,
  };
  const listeners: ((tag?: string) => void)[] = [];
  const onContentChange = (heard: (tag?: string) => void) => void listeners.push(heard);
  const answers = new AnswerCache(answerCacheSize(config.cacheBytes));
  onContentChange((tag) => answers.drop(tag));
  const { app: api, operations } = createApi({ db, log, settings, answers, onContentChange });
  const { publicUrl } = settings;
  const redirects = createRedirects({ db, log, publicUrl });
  const clientFor = inProcess({ operations, answers, log });
  const pages = createPages({
    frontend,
    cache,
    basePath,
    log,
    clientFor,
    redirects,
  });
  const { filesDir } = settings;
  const cardsDir = path.join(config.dataDir, 'cache', 'cards');
  const artist = createArtist(cardsDir);
  const cards = createCardStore({ artist, folder: path.join(cardsDir, 'pictures'), filesDir });
  const findCard = createCardFinder(cache, clientFor);
  const app = createApp({
    ...options,
    frontend,
    api,
    settings,
    pages,
    cache,
    cards,
    findCard,
    metrics,
  });
  const dispatch = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const common = Object.entries(securityHeaders(config.publicUrl));
  const commonList = common.flat();

  const server = http.createServer((request, response) => {
    const record = new RequestRecord(request, clientAddress(request, config));
    const url = request.url ?? '/';
    const kept = request.method === 'GET' ? cache.getByAlias(url) : undefined;
    if (kept && sendReady(request, response, kept, [...commonList, 'x-request-id', record.id])) {
      record.cached = true;
      record.route = kept.route;
      record.finish(response.statusCode, false, accessLog, metrics);
      return;
    }
    // Listening to the end of an answer costs a third of a cached one, so only the others do.
    response.on('close', () => {
      record.finish(response.statusCode, !response.writableFinished, accessLog, metrics);
    });
    for (const [name, value] of common) response.setHeader(name, value);
    response.setHeader('x-request-id', record.id);
    if (basePath !== '/' && !url.startsWith(basePath)) {
      leadToBase(url, basePath, response);
      return;
    }
    request.url = url.slice(basePath.length - 1);
    record.rawUrl = url;
    requestRecords.set(request, record);
    void dispatch(request, response);
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  server.keepAliveTimeout = 65_000;

  onContentChange((tag) => pages.contentChanged(tag));
  const tell = (tag?: string) => {
    for (const heard of listeners) heard(tag);
  };
  const listener = listenToContent(
    options.connection,
    { changed: tell, uncertain: () => tell() },
    log,
  );
  return {
    server,
    async close() {
      artist.close();
      await redirects.close();
      await listener.close();
    },
  };
}

function hostName(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** Whoever asks outside of the base path is led to it, if they meant the site's root. */
function leadToBase(url: string, basePath: string, response: http.ServerResponse): void {
  const [path = ''] = url.split('?');
  const meansRoot = path === '/' || `${path}/` === basePath;
  response.writeHead(meansRoot ? 302 : 404, {
    'content-type': 'text/plain; charset=utf-8',
    ...(meansRoot ? { location: basePath + url.slice(path.length) } : {}),
  });
  response.end(meansRoot ? '' : 'Not found\n');
}

/** The client's address; the proxy's word counts only where a proxy is trusted. */
function clientAddress(request: http.IncomingMessage, config: Config): string {
  const forwarded = config.trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return last || (request.socket.remoteAddress ?? '');
}
