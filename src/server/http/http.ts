import http from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import type { KeyRing } from '#api/access/key-ring.ts';
import { createApi } from '#api/api.ts';
import { AnswerCache } from '#api/http/answer-cache.ts';
import { RETRY_AFTER_SECONDS } from '#api/http/errors.ts';
import { TokenBuckets } from '#api/http/token-buckets.ts';
import { createVisitorHash } from '#api/http/visitor-hash.ts';
import { LiveSheets } from '#api/sheets/live/live-sheets.ts';
import type { JobQueue } from '#api/system/job-queue.ts';
import { FairQueue, QueueFullError } from '#bounded/fair-queue.ts';
import { asOwner, currentOwner } from '#bounded/owner.ts';
import type { Database } from '#db/connection.ts';
import type { DatabaseConnection } from '#db/connection-config.ts';
import type { FileStore } from '#files/file-store.ts';
import type { FileScanner } from '#files/scan/scanner.ts';
import { routeTable } from '#site/routing/table.ts';
import { listenToChanges } from '../cache/change-listener.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { createSharePictureFinder } from '../files/share-pictures/find-share-picture.ts';
import { createRenderer } from '../files/share-pictures/renderer.ts';
import { createSharePictureStore } from '../files/share-pictures/store.ts';
import { loadBuiltFrontend } from '../pages/built-frontend.ts';
import type { Frontend } from '../pages/frontend.ts';
import { createMissingCounts } from '../pages/missing-counts.ts';
import { createPages } from '../pages/pages.ts';
import { createPreviews } from '../pages/previews.ts';
import { createRedirects } from '../pages/redirects.ts';
import type { Config } from '../process/config.ts';
import type { AccessLog } from '../process/log.ts';
import { siteAddresses } from '../process/site-addresses.ts';
import { SECURITY_TEXT } from '../texts/security-text.ts';
import { VisitCounter } from '../visits/visit-counter.ts';
import { createApp } from './app.ts';
import { isLoopback, networkOf } from './client-address.ts';
import { answerClientError } from './client-errors.ts';
import { boundConnections, PipelineBound, serverOptions, stayOpenForWork } from './connections.ts';
import { FilePlaces, isSheetFile, SHEET_FILE_ROUTE } from './file-places.ts';
import { securityHeaders } from './headers.ts';
import { requireOneHost } from './host.ts';
import { inProcess } from './in-process.ts';
import { createMetrics } from './metrics.ts';
import { PreparedResponses } from './prepared-responses.ts';
import { type RefusalCode, refusal } from './refusal.ts';
import { RequestRecord, type SiteRequest } from './request-record.ts';
import { siteListener } from './site-listener.ts';

/**
 * Limit for uncached requests of one network; hundreds of visitors in one office stay far below
 * it. Loopback clients are exempt: a local proxy or an operator.
 */
const NETWORK_REQUESTS = { burst: 600, perSecond: 40 };
/**
 * Limit for page renders. Each takes about 10 ms of the one thread, so more at once only take
 * longer.
 */
const RENDERS = {
  running: 16,
  runningPerOwner: 4,
  waiting: 200,
  waitingPerOwner: 50,
  waitMs: 8_000,
};

/** Options of the HTTP server. */
export interface HttpServerOptions {
  config: Config;
  db: Database;
  /** Connections for searches; `db` is used where there are none. */
  searchDb?: Database;
  /** Connections for the back office; `db` is used where there are none. */
  staffDb?: Database;
  /** Connections for previews, with `PREVIEW_POOL`. */
  previewDb: Database;
  /** Database address for the connection that listens for content changes. */
  connection: DatabaseConnection;
  /** Files that records refer to. */
  files: FileStore;
  /** Keys for the audit log, second factors and sign-in names. */
  keys: KeyRing;
  /** Looks for malware in files before they become public. */
  scanner?: FileScanner | undefined;
  /** The job queue; absent where this process runs no jobs. */
  queue?: JobQueue;
  log: Logger;
  /** Receives one line per request. */
  accessLog: AccessLog;
  /** Folder of the built client files. */
  clientDir: string;
  /** The page renderer; by default the built site. */
  frontend?: Frontend;
  /** True when the database has all migrations of this release. */
  isMigrated: () => Promise<boolean>;
}

/** An HTTP server that does not listen yet, and functions to release its resources. */
export interface SiteServer {
  server: http.Server;
  /** Ends the answers that have no end of their own. */
  endStreams(): void;
  close(): Promise<void>;
}

/**
 * Limit for cached operation results, in characters of JSON. As objects they take two to four
 * times as many bytes. With PAGE_CACHE_MB=0 there is room for the site's settings only.
 */
function answerCacheSize(cacheBytes: number): number {
  return Math.max(2 ** 15, cacheBytes / 8);
}

/** Builds the HTTP server: cached answers first, then pages, API and files. */
export async function createHttpServer(options: HttpServerOptions): Promise<SiteServer> {
  const { config, db, searchDb = db, staffDb = db, keys, log, accessLog, clientDir } = options;
  const { basePath } = config;
  const frontend = options.frontend ?? (await loadBuiltFrontend(clientDir));
  const cache = new ResponseCache(config.cacheBytes, log);
  const metrics = createMetrics(cache, { db, searchDb, staffDb });
  const site = siteAddresses(config);
  const settings = {
    publicUrl: site.publicUrl,
    localNames: site.localNames,
    otherOrigins: config.otherOrigins,
    basePath,
    buildId: frontend.build,
    wechat: config.wechat,
    sendsMail: config.smtpUrl !== undefined,
    dataDir: config.dataDir,
    services: {
      PUBLIC_URL: config.publicUrl !== undefined,
      SMTP_URL: config.smtpUrl !== undefined,
      S3_ENDPOINT: config.s3 !== undefined,
      BAIDU_PUSH_TOKEN: config.baiduPush !== undefined,
      WECHAT_APP_ID: config.wechat !== undefined,
    },
    mediaImports: { hosts: config.mediaImportHosts, allowPrivate: config.webhookAllowPrivate },
    uploadLimits: config.uploadLimits,
  };
  const listeners: ((tag?: string) => void)[] = [];
  const onContentChange = (listener: (tag?: string) => void) => void listeners.push(listener);
  const answers = new AnswerCache(answerCacheSize(config.cacheBytes));
  onContentChange((tag) => answers.drop(tag));
  const visitorHash = createVisitorHash(db);
  const api = createApi({
    db,
    searchDb,
    staffDb,
    files: options.files,
    log,
    settings,
    keys,
    queue: options.queue,
    scanner: options.scanner,
    visitorHash,
    answers,
    onContentChange,
    isPage: site.isPage,
    pagePaths,
  });
  const { publicUrl } = settings;
  const visits = new VisitCounter({ db, visitorHash, log, hops: config.trustProxyHops });
  const redirects = createRedirects({ db, log, publicUrl });
  const missing = createMissingCounts({ db, log, publicUrl });
  const clientFor = inProcess({ ...api, answers, log });
  const renders = new FairQueue(RENDERS);
  const boundFrontend: Frontend = {
    ...frontend,
    render: (input) => renders.run(currentOwner(), () => frontend.render(input)),
  };
  const limitMs = config.requestTimeoutMs;
  const pages = createPages({
    frontend: boundFrontend,
    cache,
    basePath,
    log,
    clientFor,
    redirects,
    missing,
    limitMs,
    reportUrl: config.cspReportUrl,
  });
  const previews = createPreviews({
    db,
    previewDb: options.previewDb,
    frontend: boundFrontend,
    log,
    settings,
    keys,
    visitorHash,
    files: options.files,
    limitMs,
    reportUrl: config.cspReportUrl,
  });
  const sharePicturesDir = path.join(config.dataDir, 'cache', 'share-pictures');
  const renderer = createRenderer(sharePicturesDir);
  const sharePictures = createSharePictureStore({
    renderer,
    folder: path.join(sharePicturesDir, 'pictures'),
    files: options.files,
  });
  const findSharePicture = createSharePictureFinder(cache, clientFor);
  const live = new LiveSheets({ db, log });
  const app = createApp({
    ...options,
    frontend,
    api,
    visitorHash,
    settings,
    pages,
    previews,
    cache,
    sharePictures,
    findSharePicture,
    metrics,
    visits,
    live,
  });
  const dispatch = siteListener(app, config.trustProxyHops);
  const common = Object.entries(securityHeaders(config));
  const preparedResponses = new PreparedResponses(common.flat(), metrics.requests);
  const pipelines = new PipelineBound();
  const senders = new TokenBuckets(NETWORK_REQUESTS);
  const filePlaces = new FilePlaces();

  const server = http.createServer(serverOptions, (request, response) => {
    if (!pipelines.admit(request, response) || !requireOneHost(request, response)) return;
    const record = new RequestRecord(request, config.trustProxyHops);
    const url = request.url ?? '/';
    const entry = request.method === 'GET' ? cache.getByAlias(url) : undefined;
    const kind = entry && preparedResponses.send(request, response, entry, record);
    if (entry && kind) {
      if (entry.page) visits.note(request, entry.page);
      record.finishAs(kind, accessLog);
      return;
    }
    // A listener for the end of an answer costs a third of a cached one, so only others get one.
    response.on('close', () => {
      record.finish(response.statusCode, !response.writableFinished, accessLog, metrics);
    });
    stayOpenForWork(request, response);
    for (const [name, value] of common) response.setHeader(name, value);
    response.setHeader('x-request-id', record.id);
    const isInBase = url.startsWith(basePath);
    if (!isInBase && url !== SECURITY_TEXT) {
      redirectToBase(url, basePath, response);
      return;
    }
    request.url = isInBase ? url.slice(basePath.length - 1) : url;
    const wait = secondsToWait(record);
    if (wait > 0) {
      refuse(request, response, record, { code: 'RATE_LIMITED', wait });
      return;
    }
    record.rawUrl = url;
    request.record = record;
    void asOwner(senderOf(record), () => serve(request, response, record));
  });
  boundConnections(server, config.trustProxyHops > 0);
  server.on('clientError', answerClientError);

  /** Answers a request that is not in memory; one for the file of a sheet waits for a place first. */
  async function serve(
    request: SiteRequest,
    response: http.ServerResponse,
    record: RequestRecord,
  ): Promise<void> {
    const answer = () => dispatch(request, response);
    if (!isSheetFile(request.url ?? '')) return answer();
    record.route = SHEET_FILE_ROUTE;
    try {
      await filePlaces.serve(response, answer);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      refuse(request, response, record, { code: 'UNAVAILABLE', wait: RETRY_AFTER_SECONDS });
    }
  }

  /** Who takes turns: a network. Behind loopback may be many clients, so each request stands alone. */
  function senderOf({ clientAddress, id }: RequestRecord): string {
    return isLoopback(clientAddress) ? id : networkOf(clientAddress);
  }

  function secondsToWait({ clientAddress }: RequestRecord): number {
    return isLoopback(clientAddress) ? 0 : senders.take(networkOf(clientAddress));
  }

  onContentChange((tag) => pages.contentChanged(tag));
  onContentChange(() => previews.contentChanged());
  const notify = (tag?: string) => {
    for (const listener of listeners) listener(tag);
  };
  const changeListener = listenToChanges(
    options.connection,
    {
      contentChanged: notify,
      sheetChanged: (id) => live.sheetChanged(id),
      linkChanged: (id) => live.linkChanged(id),
      uncertain() {
        notify();
        live.uncertain();
      },
    },
    log,
  );
  return {
    server,
    endStreams: () => live.close(),
    async close() {
      renderer.close();
      await visits.close();
      await redirects.close();
      await missing.close();
      await changeListener.close();
    },
  };
}

/** Refuses a request for now. @param wait seconds after which it may come again */
function refuse(
  { url = '/', headers }: SiteRequest,
  response: http.ServerResponse,
  { id: requestId }: RequestRecord,
  { code, wait }: { code: RefusalCode; wait: number },
): void {
  const acceptLanguage = headers['accept-language'];
  const refused = refusal(code, { url, acceptLanguage, requestId }, wait);
  response.writeHead(refused.status, refused.headers).end(refused.body);
}

/** Paths of the pages without parameters that visitors are sent to. */
const pagePaths: readonly string[] = routeTable
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== '/exception');

/**
 * Redirects from the root of the origin to the base path; other addresses outside it do not
 * exist.
 */
function redirectToBase(url: string, basePath: string, response: http.ServerResponse): void {
  const [path = ''] = url.split('?');
  const isRoot = path === '/' || `${path}/` === basePath;
  response.writeHead(isRoot ? 302 : 404, {
    'content-type': 'text/plain; charset=utf-8',
    ...(isRoot ? { location: basePath + url.slice(path.length) } : {}),
  });
  response.end(isRoot ? '' : 'Not found\n');
}
