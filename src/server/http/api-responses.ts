import type { Context, Hono } from 'hono';
import type { Api } from '#api/api.ts';
import { FairQueue, LeftQueueError, QueueFullError } from '#bounded/fair-queue.ts';
import { currentOwner } from '#bounded/owner.ts';
import { withoutJoiners } from '#contracts/joiners.ts';
import { LINK_UPLOADS_PATH, UPLOADS_PATH } from '#contracts/uploads.ts';
import type { Database } from '#db/connection.ts';
import { type CachedResponse, cachedResponse } from '../cache/cached-response.ts';
import { chooseEncoding, compress } from '../cache/content-encoding.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { inertPolicy } from './headers.ts';
import { refusal } from './refusal.ts';
import type { SiteEnv } from './request-record.ts';

type Ctx = Context<SiteEnv>;

/**
 * Limits for uncached API reads. More at once than connections would wait in the pool, where the
 * first comes first and a long wait is an error.
 */
const readQueueSize = (connections: number) => {
  const running = Math.max(1, connections - 1);
  return {
    running,
    runningPerOwner: Math.ceil(running / 2),
    waiting: 400,
    waitingPerOwner: 100,
    waitMs: 8_000,
  };
};

/** Retry-After of a refused request, in seconds. */
const RETRY_AFTER = 2;
/** Smaller private answers gain nothing from compression, in bytes. */
const MIN_COMPRESSED_BYTES = 1024;

/** A cache key with no query field except the language. */
const PLAIN = /\?(?:\[(?:\["locale","\w+"\])?\])?$/;

const publicJson = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy': inertPolicy,
};

/** Serves the API: shared answers from the cache, private ones uncached. */
export function addApi(
  app: Hono<SiteEnv>,
  { api, cache, db }: { api: Api; cache: ResponseCache; db: Database },
  send: (c: Ctx, entry: CachedResponse) => Promise<Response>,
): void {
  const routeOf = (method: string, path: string) =>
    `/api${api.patternOf(method, path.slice('/api'.length)) ?? '/*'}`;
  const reads = new FairQueue(readQueueSize(db.$client.options.max));
  // The back office has lanes of its own, by person; PDF files have waited for places of their own.
  const readIn = (c: Ctx, signal?: AbortSignal) =>
    c.req.path.startsWith('/api/admin/') || c.req.path.endsWith('.pdf')
      ? callApi(c, api)
      : reads.run(currentOwner(), () => callApi(c, api), signal);

  // Before the route for GET, which would take the HEAD requests of uploads and answer them as GET.
  for (const path of [UPLOADS_PATH, LINK_UPLOADS_PATH]) {
    app.all(`/api${path}/*`, (c) => {
      c.env.record.route = `/api${path}/:id`;
      const { id: requestId, clientAddress } = c.env.record;
      return api.fetch(c.req.raw, { requestId, clientAddress });
    });
  }

  app.get('/api/*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    c.env.record.route = routeOf('GET', pathname);
    try {
      const key = api.cacheKey(pathname.slice('/api'.length) + search);
      if (key === undefined) return await privateAnswer(c, await readIn(c, c.req.raw.signal));
      // Others may wait for this answer, so it is made even if its client goes away.
      return await sharedAnswer(c, key, async () => readIn(c));
    } catch (error) {
      if (!(error instanceof QueueFullError || error instanceof LeftQueueError)) throw error;
      const { status, headers, body } = refusal(
        'UNAVAILABLE',
        {
          url: pathname,
          acceptLanguage: c.req.header('accept-language'),
          requestId: c.env.record.id,
        },
        RETRY_AFTER,
      );
      return new Response(body, { status, headers });
    }
  });
  app.all('/api/*', async (c) => {
    c.env.record.route = routeOf(c.req.method, c.req.path);
    return privateAnswer(c, await callApi(c, api));
  });

  async function sharedAnswer(c: Ctx, key: string, read: () => Promise<Response>) {
    const { record } = c.env;
    let own: Response | undefined;
    record.cached = true;
    const make = async () => {
      record.cached = false;
      const response = await read();
      const tags = response.headers.get('cache-tags');
      const body = response.status === 200 && tags !== null ? await response.text() : undefined;
      if (body !== undefined && tags !== null) {
        return cachedResponse(200, publicJson, withoutJoiners(body), tags.split(','));
      }
      own = response;
      // While the database is unavailable, the cache returns the stale copy where there is one.
      return response.status === 503 ? cachedResponse(503, {}, '', []) : undefined;
    };
    const entry = await cache.getOrMake(`api ${key}`, make, { isVariant: !PLAIN.test(key) });
    if (entry && entry.status !== 503) return send(c, entry);
    return privateAnswer(c, own ?? (await read()));
  }
}

/** Calls the API. HEAD is sent as GET so that the cached answer has a body. */
function callApi(c: Ctx, api: Api): Promise<Response> | Response {
  const { raw } = c.req;
  const { id: requestId, clientAddress } = c.env.record;
  const request = raw.method === 'HEAD' ? new Request(raw.url, { headers: raw.headers }) : raw;
  return api.fetch(request, { requestId, clientAddress, isHead: raw.method === 'HEAD' });
}

/** An answer that depends on the client: no cache may store it. */
async function privateAnswer(c: Ctx, response: Response): Promise<Response> {
  // A copy of the answer would copy the bytes of a file, for each who asked for it.
  const { status, headers } = response;
  headers.delete('cache-tags');
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', inertPolicy);
  }
  const isText = /^(?:text\/|application\/json)/.test(headers.get('content-type') ?? '');
  // A file for download may be larger than the memory: it is sent as it is made.
  const isFile = headers.has('content-disposition');
  if (!isText || isFile || !response.body) return response;
  headers.append('vary', 'accept-encoding');
  const body = Buffer.from(await response.arrayBuffer());
  const encoding = chooseEncoding(c.req.header('accept-encoding'));
  if (encoding === 'identity' || body.byteLength < MIN_COMPRESSED_BYTES) {
    return new Response(body, { status, headers });
  }
  headers.set('content-encoding', encoding);
  const compressed = await compress(body, encoding, 'once');
  return new Response(new Uint8Array(compressed), { status, headers });
}
