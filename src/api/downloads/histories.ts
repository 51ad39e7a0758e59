import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { ProductKey } from '#contracts/enums/products.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { downloadReleases, downloads as items } from '#db/schema/downloads.ts';
import { products } from '#db/schema/products.ts';
import type { DownloadHistory, DownloadItem, Release, WithdrawnRelease } from './contract.ts';
import { shownText } from './shown-text.ts';

/** Programs with the versions that were issued, in one query; some may have none yet. */
export async function findHistories(
  db: Database,
  locale: Locale,
  condition?: SQL,
): Promise<DownloadHistory[]> {
  const shown = shownText(db, locale);
  const rows = await db
    .select({
      item: items,
      text: { title: shown.title, summary: shown.summary },
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
    .innerJoinLateral(shown, sql`true`)
    .innerJoin(products, eq(products.key, items.productKey))
    .leftJoin(
      downloadReleases,
      and(
        eq(downloadReleases.downloadId, items.id),
        inArray(downloadReleases.status, ['published', 'archived']),
        lte(downloadReleases.publishedAt, sql`now()`),
      ),
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
  for (const { item, text, release, product } of rows) {
    const entry = programs.get(item.id) ?? presentProgram(item, text, product);
    if (release?.status === 'published') entry.releases.push(presentRelease(release, locale));
    if (release?.status === 'archived') entry.withdrawn.push(presentWithdrawn(release, locale));
    programs.set(item.id, entry);
  }
  return [...programs.values()];
}

/** Whether visitors can get the program: a version, or its page in an app store. */
export function isOffered({ releases, storeUrl }: DownloadHistory): boolean {
  return releases.length > 0 || storeUrl !== null;
}

function presentProgram(
  { slug, platform, storeUrl, isSample }: typeof items.$inferSelect,
  { title, summary }: { title: string; summary: string },
  product: DownloadItem['product'],
): DownloadHistory {
  const text = { name: title, summary: summary || null };
  return {
    slug,
    ...text,
    product,
    platform,
    storeUrl,
    isSample,
    releases: [],
    withdrawn: [],
  };
}

type ReleaseRow = typeof downloadReleases.$inferSelect;

function presentRelease(row: ReleaseRow, locale: Locale): Release {
  const { id, version, channel, releasedOn, minOs, fileName, bytes, sha256 } = row;
  const english = locale === 'en';
  const requirements = (english ? row.requirementsEn : null) ?? row.requirementsZh ?? '';
  return {
    id,
    version,
    channel,
    releasedOn,
    minOs,
    requirements: keepUnits(
      requirements.split('\n').flatMap((line) => line.replace(/^[-*]\s+/, '') || []),
    ),
    notesHtml: (english ? row.notesHtmlEn : null) ?? row.notesHtmlZh,
    file:
      fileName !== null && bytes !== null && sha256 !== null
        ? { name: fileName, bytes, sha256, path: downloadPath(id, fileName) }
        : null,
  };
}

function presentWithdrawn(row: ReleaseRow, locale: Locale): WithdrawnRelease {
  const { id, version, releasedOn, withdrawnAt, fileName, bytes, sha256 } = row;
  return {
    id,
    version,
    releasedOn,
    withdrawnAt: (withdrawnAt ?? row.updatedAt).toISOString(),
    reason: (locale === 'en' ? row.withdrawalReasonEn : null) ?? row.withdrawalReasonZh ?? '',
    file:
      fileName !== null && bytes !== null && sha256 !== null
        ? { name: fileName, bytes, sha256 }
        : null,
  };
}

/** Path of a release's file, relative to the base path. */
function downloadPath(releaseId: string, fileName: string): string {
  return `files/downloads/${releaseId}/${encodeURIComponent(fileName)}`;
}
