import type { Context } from 'hono';
import type { ApiSettings } from '#api/deps.ts';
import type { FactTexts } from '#api/facts/texts.ts';
import { AppError } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { type CachedResponse, cachedResponse } from '../cache/cached-response.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { inertPolicy } from '../http/headers.ts';
import type { SiteEnv } from '../http/request-record.ts';

/** Options for text files made from content. */
export interface ContentTextOptions {
  db: Database;
  cache: ResponseCache;
  settings: ApiSettings;
  facts: FactTexts;
  /** Sends a cached answer in the client's best encoding. */
  send(c: Context<SiteEnv>, entry: CachedResponse): Promise<Response>;
}

/** A text file made from content. */
export interface ContentText {
  text: string;
  type: string;
  /** Tags of the content that the text was made from. */
  tags: Iterable<string>;
  headers?: Record<string, string>;
}

/** The text file of an address. */
export interface ContentTextRequest {
  /** Its name in the log. */
  route: string;
  /** Cache key; undefined if the address cannot name a text. */
  key: string | undefined;
  locale: Locale;
  /** @throws AppError NOT_FOUND where there is none */
  make(): Promise<ContentText>;
}

/** Serves a text file made from content, cached by content tag; 404 where there is none. */
export async function answerText(
  c: Context<SiteEnv>,
  { cache, send, facts }: ContentTextOptions,
  { route, key, locale, make }: ContentTextRequest,
): Promise<Response> {
  c.env.record.route = route;
  const resolved = async () => {
    const { text, tags, ...rest } = await make();
    const allTags = new Set(tags);
    return { ...rest, text: await facts.resolve(text, locale, allTags), tags: allTags };
  };
  const entry =
    key === undefined ? undefined : await cache.getOrMake(key, () => response(resolved));
  return entry ? send(c, entry) : c.text('Not found\n', 404);
}

async function response(make: () => Promise<ContentText>): Promise<CachedResponse | undefined> {
  try {
    const { text, type, tags, headers } = await make();
    const all = {
      'content-type': type,
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': inertPolicy,
      ...headers,
    };
    return cachedResponse(200, all, text, tags);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
