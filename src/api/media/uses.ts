import { type SQL, sql } from 'drizzle-orm';
import type { MediaUser } from '#contracts/enums/media.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { Executor } from '#db/connection.ts';
import type { readMedia } from './contract.ts';

type Use = RouteData<typeof readMedia>['uses'][number];

/** Uses that are listed for one file. */
const MAX_USES = 200;

interface UseRow extends Record<string, unknown> {
  kind: MediaUser;
  record_id: string;
  locale: Locale | '';
  title: string;
  slug: string;
}

/** Whether something uses the asset of a query on `media_assets`. */
export const isUsed: SQL = sql`exists (
  select from media_uses where media_uses.asset_id = media_assets.id)`;

/** The places that show a file: published and unpublished records, by reference or in a text. */
export async function findUses(db: Executor, assetId: string): Promise<Use[]> {
  const { rows } = await db.execute<UseRow>(sql`
    select kind, record_id, locale, title, slug from media_uses
    where asset_id = ${assetId} order by kind, title, locale limit ${MAX_USES}`);
  return rows.map(({ kind, record_id, locale, title, slug }) => ({
    kind,
    id: record_id,
    title,
    locale: locale || null,
    path: pathOf(kind, slug),
  }));
}

/** Path of a record on the Chinese site; null for records without a page. */
function pathOf(kind: MediaUser, slug: string): string | null {
  switch (kind) {
    case 'article':
      return `/show/${slug}`;
    case 'case':
      return `/cases?case=${slug}`;
    case 'document':
      return `/dmfaq/${slug}`;
    case 'download':
      return '/support/download';
    case 'product':
      return `/product/${slug}`;
    case 'solution':
      return '/cases';
    case 'page':
      return pagePath(slug);
    default:
      return null;
  }
}

/** Pages of blocks by key: `home`, `about`, `product-3d`. */
function pagePath(key: string): string {
  if (key === 'home') return '/';
  return `/${key.replace(/^product-/, 'product/')}`;
}
