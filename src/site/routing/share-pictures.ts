import { productKeys } from '#contracts/enums/products.ts';
import type { SharePictureName } from '#contracts/share-picture.ts';
import { fallbackRow, type RouteRow, routeTable } from './table.ts';

/** Rows of record pages, by the kind in the address of their share pictures. */
const recordRows = { article: 'article', document: 'document' } as const;

/** Kind and slug in the share picture address of a Chinese path. */
export function sharePictureName(
  row: RouteRow,
  path: string,
  search: Record<string, string>,
): SharePictureName {
  const last = path.slice(path.lastIndexOf('/') + 1);
  if (row.page === recordRows.article) return { subject: 'article', slug: last };
  if (row.page === recordRows.document) return { subject: 'document', slug: last };
  if (row.page === 'product') return { subject: 'product', slug: last };
  if (row.page === 'cases' && search.case) return { subject: 'case', slug: search.case };
  if (row.page === 'downloads' && search.program) {
    return { subject: 'download', slug: search.program };
  }
  return { subject: 'page', slug: row.page };
}

/** Chinese path and query of the page for a share picture address; undefined if there is none. */
export function sharePictureAddress({ subject, slug }: SharePictureName): string | undefined {
  switch (subject) {
    case 'article':
      return `/show/${slug}`;
    case 'document':
      return `/dmfaq/${slug}`;
    case 'case':
      return `/cases?case=${slug}`;
    case 'download':
      return `/support/download?program=${slug}`;
    case 'product':
      return productKeys.some((key) => key === slug) ? `/product/${slug}` : undefined;
    case 'page':
      return pagePath(slug);
    // Only a shared link opens a scene: its poster has an address with the token.
    case 'scene':
      return undefined;
  }
}

function pagePath(page: string): string | undefined {
  const rows: readonly RouteRow[] = routeTable;
  return rows.find((row) => row.page === page && isPlain(row))?.path;
}

/** Whether a row is a single public page. */
export function isPlain(row: RouteRow): boolean {
  return !row.secret && !row.fresh && !row.path.includes(':') && row !== fallbackRow;
}
