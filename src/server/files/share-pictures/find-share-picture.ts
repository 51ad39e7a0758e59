import type { Locale } from '#contracts/locale.ts';
import type { SharePicture, SharePictureName } from '#contracts/share-picture.ts';
import { RequestError } from '#request/errors.ts';
import { describePage } from '#site/routing/describe-page.ts';
import { sharePictureAddress } from '#site/routing/share-pictures.ts';
import { findRow, hasEnglish, paramsAreValid, type RouteRow } from '#site/routing/table.ts';
import { cachedResponse } from '../../cache/cached-response.ts';
import type { ResponseCache } from '../../cache/response-cache.ts';
import type { ClientFor } from '../../http/in-process.ts';

/**
 * Finds the text of a page's share pictures; undefined if the page does not exist or is not
 * public.
 */
export type FindSharePicture = (
  name: SharePictureName,
  locale: Locale,
) => Promise<SharePicture | undefined>;

/**
 * Reads share cards from the records of the pages without rendering. A guessed name costs one
 * query.
 */
export function createSharePictureFinder(
  cache: ResponseCache,
  clientFor: ClientFor,
): FindSharePicture {
  async function read(name: SharePictureName, locale: Locale, tags: Set<string>) {
    const [path = '', fields] = (sharePictureAddress(name) ?? '').split('?');
    const row = findRow(path);
    if (!row || (locale === 'en' && !hasEnglish(row))) return undefined;
    const params = paramsOf(row, path);
    if (!paramsAreValid(params)) return undefined;
    const api = clientFor({ requestId: '', clientAddress: '', userAgent: '', tags }, locale);
    const site = await api('GET /site');
    const search = Object.fromEntries(new URLSearchParams(fields));
    const { sharePicture } = await describePage({ row, locale, path, params, search, site, api });
    return sharePicture?.subject === name.subject && sharePicture.slug === name.slug
      ? sharePicture
      : undefined;
  }

  return async (name, locale) => {
    const key = `card ${name.subject}/${name.slug}-${locale}`;
    const entry = await cache.getOrMake(key, async () => {
      const tags = new Set<string>();
      const card = await read(name, locale, tags).catch(absentIfMissing);
      return card && cachedResponse(200, {}, JSON.stringify(card), tags);
    });
    return entry && (JSON.parse(entry.bodies.identity.toString()) as SharePicture);
  };
}

function absentIfMissing(error: unknown): undefined {
  if (error instanceof RequestError && error.status === 404) return undefined;
  throw error;
}

/** The parameter of a route, which is always the last segment. */
function paramsOf(row: RouteRow, path: string): Record<string, string> {
  const [, name] = row.path.split(':');
  return name ? { [name]: path.slice(path.lastIndexOf('/') + 1) } : {};
}
