import { createApi } from '#api/api.ts';
import type { ApiDeps } from '#api/deps.ts';
import { AnswerCache } from '#api/http/answer-cache.ts';
import { PREVIEW_FIELD, readPreviewToken, writeDrafts } from '#api/publishing/preview.ts';
import { AppError, errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { type CachedResponse, cachedResponse, ResponseCache } from '../cache/response-cache.ts';
import { inProcess } from '../http/in-process.ts';
import type { Frontend } from './frontend.ts';
import { createPages } from './pages.ts';

export interface PreviewsOptions
  extends Pick<ApiDeps, 'log' | 'visitorHash' | 'settings' | 'keys' | 'files'> {
  db: Database;
  frontend: Frontend;
  /** Time limit for one render, in milliseconds. */
  limitMs: number;
}

/** Shows drafts on the real pages of the site. */
export interface Previews {
  /** The preview that an address asks for; undefined if it asks for none. */
  answer(pathname: string, search: string, requestId: string): Promise<CachedResponse | undefined>;
}

/** Ends the transaction of a preview. */
class RollBack extends Error {}

/**
 * A preview is the page itself, rendered by the same code from a transaction in which the drafts
 * are published. The transaction is rolled back: nobody else sees anything of it, and no change
 * is announced.
 */
export function createPreviews(options: PreviewsOptions): Previews {
  const { db, keys, settings } = options;

  async function render(pathname: string, search: string, requestId: string, token: string) {
    const target = readPreviewToken(keys, token);
    let response: CachedResponse | undefined;
    const work = db.transaction(async (transaction) => {
      await writeDrafts(transaction, target);
      const bound = Object.assign(transaction, { $client: db.$client }) as unknown as Database;
      response = (await pagesOf(options, bound).answer(pathname, search, requestId)).response;
      throw new RollBack();
    });
    await work.catch((error) => {
      if (!(error instanceof RollBack)) throw error;
    });
    return response;
  }

  return {
    async answer(pathname, search, requestId) {
      const query = new URLSearchParams(search);
      const token = query.get(PREVIEW_FIELD);
      if (!token) return undefined;
      query.delete(PREVIEW_FIELD);
      const rest = query.size > 0 ? `?${query}` : '';
      try {
        const response = await render(pathname, rest, requestId, token);
        return response && unshared(response);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refusal(settings.basePath, error, pathname.startsWith('/en/') ? 'en' : 'zh');
      }
    },
  };
}

/** The pages of the site as a transaction sees them, without any cache. */
function pagesOf(
  { frontend, log, visitorHash, settings, keys, files, limitMs }: PreviewsOptions,
  db: Database,
) {
  const api = createApi({ db, log, visitorHash, settings, keys, files });
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

/** The page of the site that says why there is no preview. */
function refusal(basePath: string, error: AppError, locale: Locale): CachedResponse {
  const { code, messages } = error;
  const query = new URLSearchParams({
    errorCode: code,
    errorMessage: (messages ?? errorTable[code])[locale],
  });
  const headers = { location: `${basePath}exception?${query}`, 'cache-control': 'no-store' };
  return cachedResponse(302, headers, '', []);
}
