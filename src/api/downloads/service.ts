import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { ProductKey } from '#contracts/values/products.ts';
import type { Database } from '#db/connection.ts';
import { isPublic } from '#db/public-text.ts';
import { downloadItems as items, releases } from '#db/schema/downloads.ts';
import { products } from '#db/schema/products.ts';
import type { DownloadItem, listDownloads, Release } from './contract.ts';

type ListQuery = RouteInput<typeof listDownloads>['query'];
type DownloadList = RouteData<typeof listDownloads>;

/** Programs that have a public version or a store page, in the order of products and items. */
export async function findDownloads(db: Database, query: ListQuery): Promise<DownloadList> {
  const { locale, product, platform } = query;
  const rows = await db
    .select({
      item: items,
      release: releases,
      product: {
        key: sql<ProductKey>`${products.key}`,
        name:
          locale === 'en'
            ? sql<string>`coalesce(${products.nameEn}, ${products.nameZh})`
            : sql<string>`${products.nameZh}`,
      },
    })
    .from(items)
    .innerJoin(products, eq(products.key, items.productKey))
    .leftJoin(releases, and(eq(releases.itemId, items.id), isPublic(releases)))
    .where(eq(items.visible, true))
    .orderBy(
      asc(products.sort),
      asc(items.sort),
      asc(items.id),
      desc(releases.releasedOn),
      desc(releases.id),
    );
  const found = new Map<string, DownloadItem>();
  for (const { item, release, product } of rows) {
    const entry = found.get(item.id) ?? presentItem(item, product, locale);
    if (release) entry.releases.push(presentRelease(release, locale));
    if (entry.releases.length > 0 || entry.storeUrl) found.set(item.id, entry);
  }
  const all = [...found.values()];
  return {
    items: all.filter(
      (item) =>
        (!product || item.product.key === product) && (!platform || item.platform === platform),
    ),
    products: [...new Map(all.map((item) => [item.product.key, item.product])).values()],
    platforms: [...new Set(all.map((item) => item.platform))],
  };
}

function presentItem(
  row: typeof items.$inferSelect,
  product: DownloadItem['product'],
  locale: Locale,
): DownloadItem {
  const { slug, platform, storeUrl } = row;
  const english = locale === 'en';
  return {
    slug,
    name: (english && row.nameEn) || row.nameZh,
    summary: english ? (row.summaryEn ?? row.summaryZh) : row.summaryZh,
    product,
    platform,
    storeUrl,
    releases: [],
  };
}

function presentRelease(row: typeof releases.$inferSelect, locale: Locale): Release {
  const { id, version, channel, releasedOn, minOs, fileName, bytes, sha256 } = row;
  const english = locale === 'en';
  const requirements = (english ? row.requirementsEn : null) ?? row.requirementsZh ?? '';
  return {
    id,
    version,
    channel,
    releasedOn,
    minOs,
    requirements: requirements.split('\n').flatMap((line) => line.replace(/^[-*]\s+/, '') || []),
    notesHtml: (english ? row.notesHtmlEn : null) ?? row.notesHtmlZh,
    file:
      fileName !== null && bytes !== null && sha256 !== null
        ? { name: fileName, bytes, sha256, path: downloadPath(id, fileName) }
        : null,
  };
}

/** Where a release's file is served, below the base path. */
function downloadPath(releaseId: string, fileName: string): string {
  return `files/downloads/${releaseId}/${encodeURIComponent(fileName)}`;
}
