import { createApi } from '#api/api.ts';
import type { ApiDeps } from '#api/deps.ts';
import { AnswerCache } from '#api/http/answer-cache.ts';
import { RETRY_AFTER_SECONDS } from '#api/http/errors.ts';
import { TokenBuckets } from '#api/http/token-buckets.ts';
import {
  draftVersion,
  PREVIEW_FIELD,
  type PreviewTarget,
  readPreviewToken,
  showDrafts,
} from '#api/publishing/preview.ts';
import { FairQueue, QueueFullError } from '#bounded/fair-queue.ts';
import type { Database } from '#db/connection.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import { isLoopback, networkOf } from '../http/client-address.ts';
import { inProcess } from '../http/in-process.ts';
import type { Frontend } from './frontend.ts';
import { createDocuments } from './html-document.ts';
import { createPages } from './pages.ts';
import { PREVIEW_POOL } from './preview-pool.ts';
import { PreviewLimitError, previewRefusal } from './preview-refusals.ts';

/** Previews that are rendered at once, one of each network, and that wait for it. */
const RENDERS = { running: PREVIEW_POOL.max, waiting: 24, waitingPerOwner: 8 };
/** Requests of one link. An editor's window asks once for each save. */
const LINK_REQUESTS = { burst: 30, perSecond: 1 };
/** Requests of one network; loopback clients are exempt, as everywhere. */
const NETWORK_REQUESTS = { burst: 60, perSecond: 2 };
/** Memory for rendered previews. */
const CACHE_BYTES = 8 * 2 ** 20;

export interface PreviewsOptions
  extends Pick<ApiDeps, 'log' | 'visitorHash' | 'settings' | 'keys' | 'files'> {
  db: Database;
  /** A pool with `PREVIEW_POOL`. */
  previewDb: Database;
  frontend: Frontend;
  /** Time limit for one render, in milliseconds. */
  limitMs: number;
  /** Where browsers report breaches of the content security policy. */
  reportUrl?: string | undefined;
}

export interface PreviewRequest {
  /** Path below the base path. */
  pathname: string;
  search: string;
  requestId: string;
  clientAddress: string;
}

/** Shows drafts on the real pages of the site. */
export interface Previews {
  /** The preview that an address asks for; undefined if it asks for none. */
  answer(request: PreviewRequest): Promise<CachedResponse | undefined>;
  /** Drops rendered previews: the content around their drafts has changed. */
  contentChanged(): void;
}

/** Ends the transaction of a preview. */
class RollBack extends Error {}

/**
 * A preview is the page itself, rendered by the same code in a transaction that sees the drafts in
 * place of what is public. It changes and locks nothing, has connections of its own, and is rendered
 * once for each saved version of the drafts.
 */
export function createPreviews(options: PreviewsOptions): Previews {
  const { db, previewDb, keys, settings, frontend } = options;
  const documents = createDocuments(frontend, settings.basePath, options.reportUrl);
  const cache = new ResponseCache(CACHE_BYTES, options.log);
  const renders = new FairQueue(RENDERS);
  const links = new TokenBuckets(LINK_REQUESTS);
  const networks = new TokenBuckets(NETWORK_REQUESTS);

  async function render(
    { pathname, requestId }: PreviewRequest,
    search: string,
    target: PreviewTarget,
  ): Promise<CachedResponse> {
    let response: CachedResponse | undefined;
    const work = previewDb.transaction(async (transaction) => {
      await showDrafts(transaction, target);
      const bound = Object.assign(transaction, { $client: db.$client }) as unknown as Database;
      response = (await pagesOf(options, bound).answer(pathname, search, requestId)).response;
      throw new RollBack();
    });
    await work.catch((error) => {
      if (!(error instanceof RollBack)) throw error;
    });
    if (!response) throw new Error('the preview was not rendered');
    return response;
  }

  /** Renders in the turn of the sender's network. */
  async function inTurn(network: string, work: () => Promise<CachedResponse>) {
    try {
      return await renders.run(network, work);
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      throw new PreviewLimitError('UNAVAILABLE', RETRY_AFTER_SECONDS);
    }
  }

  /** @throws PreviewLimitError */
  function limit(link: string, { clientAddress }: PreviewRequest): void {
    const wait = Math.max(
      links.take(link),
      isLoopback(clientAddress) ? 0 : networks.take(networkOf(clientAddress)),
    );
    if (wait > 0) throw new PreviewLimitError('RATE_LIMITED', wait);
  }

  async function show(
    request: PreviewRequest,
    search: string,
    token: string,
  ): Promise<CachedResponse> {
    const { link, ...target } = readPreviewToken(keys, token);
    limit(link, request);
    const version = await draftVersion(db, target);
    const key = [target.recordId, target.locale, version, request.pathname, search].join('\n');
    const network = networkOf(request.clientAddress);
    const make = () => inTurn(network, () => render(request, search, target));
    let incomplete: CachedResponse | undefined;
    const entry = await cache.getOrMake(key, async () => {
      const response = await make();
      if (isComplete(response)) return unshared(response);
      incomplete = response;
      return undefined;
    });
    return entry ?? unshared(incomplete ?? (await make()));
  }

  return {
    async answer(request) {
      const query = new URLSearchParams(request.search);
      const token = query.get(PREVIEW_FIELD);
      if (!token) return undefined;
      query.delete(PREVIEW_FIELD);
      const search = query.size > 0 ? `?${query}` : '';
      try {
        return await show(request, search, token);
      } catch (error) {
        const locale = request.pathname.startsWith('/en/') ? 'en' : 'zh';
        const refused = previewRefusal(error, locale, documents.refusal);
        if (!refused) throw error;
        return refused;
      }
    },
    contentChanged: () => cache.clear(),
  };
}

/** The pages of the site as a transaction sees them, without any cache. */
function pagesOf(
  { frontend, log, visitorHash, settings, keys, files, limitMs }: PreviewsOptions,
  db: Database,
) {
  const api = createApi({ db, log, visitorHash, settings, keys, files, showsDrafts: true });
  return createPages({
    frontend,
    cache: new ResponseCache(0, log),
    basePath: settings.basePath,
    log,
    clientFor: inProcess({ ...api, answers: new AnswerCache(0), log }),
    redirects: { find: async () => undefined, changed: () => {}, close: async () => {} },
    missing: { add: () => {}, close: async () => {} },
    limitMs,
  });
}

/** Whether a page was made from content: the shell after a failure was not. */
const isComplete = ({ tags }: CachedResponse) => tags.size > 0;

/** Nobody may keep, index or pass on a preview. */
function unshared(response: CachedResponse): CachedResponse {
  return {
    ...response,
    headers: {
      ...response.headers,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    },
  };
}
