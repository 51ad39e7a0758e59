import { withoutEndSlash } from '#contracts/plain-path.ts';
import { boundedValue, queryOf } from '#site/routing/query.ts';
import type { RouteRow } from '#site/routing/table.ts';
import { hasKnownValues } from './query-values.ts';

/**
 * The canonical path of a page: no double slashes, no trailing slash except for `/` and `/en/`,
 * no needless escapes. Runs in linear time, because clients choose the path.
 */
export function canonicalPath(pathname: string): string {
  const decodable = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const plain = decodable.replace(/%[2-7][0-9a-f]/gi, plainCharacter).replace(/\/{2,}/g, '/');
  const path = withoutEndSlash(plain);
  return path === '/en' ? '/en/' : path;
}

function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops calls whose result is not used.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** The decoded character if addresses may contain it; else the escape. */
function plainCharacter(escaped: string): string {
  const character = decodeURIComponent(escaped);
  return /[A-Za-z0-9._~-]/.test(character) ? character : escaped;
}

/** The query fields that a page reads, in the route table's order. Others are ignored. */
export function knownQuery({ query = [] }: RouteRow, search: string): string {
  if (!search || query.length === 0) return '';
  const given = new URLSearchParams(search);
  return queryOf(query, (name) => boundedValue(given.get(name) ?? ''));
}

/** True if all visitors may get the same answer. */
export function isShared(row: RouteRow, query: string): boolean {
  if (row.secret || row.fresh) return false;
  if (!query) return true;
  // Invented values are endlessly many, and few visitors type the same words: such pages would
  // only evict others.
  return hasKnownValues(row.page, query);
}
