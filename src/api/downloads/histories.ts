import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublic } from '#db/public-text.ts';
import { downloadReleases, downloads as items } from '#db/schema/downloads.ts';
import { products } from '#db/schema/products.ts';
import type { DownloadHistory, DownloadItem, Release } from './contract.ts';

/**
 * Programs with their public versions, in one query; without versions and store page they are
 * excluded.
 */
export async function findHistories(
  db: Database,
  locale: Locale,
  condition?: SQL,
): Promise<DownloadHistory[]> {
  const rows = await db
    .select({
      item: items,
      release: downloadReleases,
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
    .leftJoin(
      downloadReleases,
      and(eq(downloadReleases.downloadId, items.id), isPublic(downloadReleases)),
    )
    .where(and(eq(items.visible, true), condition))
    .orderBy(
      asc(products.sort),
      asc(items.sort),
      asc(items.id),
      desc(downloadReleases.releasedOn),
      desc(downloadReleases.id),
    );
  const programs = new Map<string, DownloadHistory>();
  for (const { item, release, product } of rows) {
    const entry = programs.get(item.id) ?? presentProgram(item, product, locale);
    if (release) entry.releases.push(presentRelease(release, locale));
    if (entry.releases.length > 0 || entry.storeUrl) programs.set(item.id, entry);
  }
  return [...programs.values()];
}

function presentProgram(
  row: typeof items.$inferSelect,
  product: DownloadItem['product'],
  locale: Locale,
): DownloadHistory {
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

function presentRelease(row: typeof downloadReleases.$inferSelect, locale: Locale): Release {
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

/** Path of a release's file, relative to the base path. */
function downloadPath(releaseId: string, fileName: string): string {
  return `files/downloads/${releaseId}/${encodeURIComponent(fileName)}`;
}
