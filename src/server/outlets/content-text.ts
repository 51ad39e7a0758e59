import type { Context } from 'hono';
import type { ApiSettings } from '#api/deps.ts';
import { AppError } from '#contracts/errors.ts';
import type { Database } from '#db/connection.ts';
import {
  type CachedResponse,
  cachedResponse,
  type ResponseCache,
} from '../cache/response-cache.ts';
import { inertPolicy } from '../http/headers.ts';
import type { SiteEnv } from '../http/request-record.ts';

/** What serving texts made from content needs. */
export interface ContentTextOptions {
  db: Database;
  cache: ResponseCache;
  settings: ApiSettings;
  /** Sends a whole answer in the form the client has asked for. */
  send(c: Context<SiteEnv>, entry: CachedResponse): Promise<Response>;
}

/** A text made from content. */
export interface ContentText {
  text: string;
  /** Its media type. */
  type: string;
  /** Content tags it was made from. */
  tags: readonly string[];
  headers?: Record<string, string>;
}

/** Which text is asked for. */
export interface ContentTextRequest {
  /** How the log names it. */
  route: string;
  /** What it is kept by; undefined where the address can name none. */
  key: string | undefined;
  /** @throws AppError NOT_FOUND where there is none */
  make(): Promise<ContentText>;
}

/** Answers with a text made from content, which is kept and dropped as pages are; 404 without one. */
export async function answerText(
  c: Context<SiteEnv>,
  { cache, send }: ContentTextOptions,
  { route, key, make }: ContentTextRequest,
): Promise<Response> {
  c.env.record.route = route;
  const entry = key === undefined ? undefined : await cache.getOrMake(key, () => response(make));
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
