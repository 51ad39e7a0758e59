import { boundedValue, queryOf } from '#site/routing/query.ts';
import type { RouteRow } from '#site/routing/table.ts';

/**
 * The one address of a page: no doubled slashes, none at the end but on `/` and `/en/`, nothing
 * escaped that needs no escape. Runs in linear time: clients choose the path.
 */
export function canonicalPath(pathname: string): string {
  const decodable = isDecodable(pathname) ? pathname : pathname.replaceAll('%', '%25');
  const plain = decodable.replace(/%[2-7][0-9a-f]/gi, plainCharacter).replace(/\/{2,}/g, '/');
  const path = withoutEndSlash(plain);
  return path === '/en' ? '/en/' : path;
}

/** A path without a slash at its end, unless it is nothing else. */
export function withoutEndSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function isDecodable(pathname: string): boolean {
  try {
    // The bundler drops calls whose result is not used.
    return decodeURIComponent(pathname).length > 0;
  } catch {
    return false;
  }
}

/** The character behind an escape, if addresses may contain it as it is. */
function plainCharacter(escaped: string): string {
  const character = decodeURIComponent(escaped);
  return /[A-Za-z0-9._~-]/.test(character) ? character : escaped;
}

/** The query fields a page reads, in the table's order, so that other fields make no other page. */
export function knownQuery({ query = [] }: RouteRow, search: string): string {
  if (!search || query.length === 0) return '';
  const given = new URLSearchParams(search);
  return queryOf(query, (name) => boundedValue(given.get(name) ?? ''));
}

/** Whether everybody may get the same answer. */
export function isShared(row: RouteRow, query: string): boolean {
  if (row.secret || row.fresh) return false;
  if (!query) return true;
  const given = new URLSearchParams(query);
  // Few visitors type the same words: keeping such pages would only push the others out.
  if (row.query?.includes('q') && given.get('q')) return false;
  return !row.personalQuery?.some((name) => given.has(name));
}
