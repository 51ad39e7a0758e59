import { productKeys } from '#contracts/enums/products.ts';
import type { SharePictureName } from '#contracts/share-picture.ts';
import { fallbackRow, type RouteRow, routeTable } from './table.ts';

/** Rows whose pages are records, by what their share pictures call them. */
const recordRows = { article: 'article', document: 'document' } as const;

/** How share pictures name the page at a Chinese path of a row. */
export function cardNameOf(
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

/** The Chinese path and query of the page that share pictures name; undefined where none can be. */
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
  }
}

function pagePath(page: string): string | undefined {
  const rows: readonly RouteRow[] = routeTable;
  return rows.find((row) => row.page === page && isPlain(row))?.path;
}

/** Whether a row is one page that everybody may find. */
export function isPlain(row: RouteRow): boolean {
  return !row.secret && !row.fresh && !row.path.includes(':') && row !== fallbackRow;
}
