import { eq } from 'drizzle-orm';
import type { Platform } from '#contracts/enums/downloads.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { notFound } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import { compareVersions } from '#contracts/versions.ts';
import type { Database } from '#db/connection.ts';
import { downloads as items } from '#db/schema/downloads.ts';
import type { DownloadHistory, DownloadItem, listChecksums, listDownloads } from './contract.ts';
import { findHistories, isOffered } from './histories.ts';

type ListQuery = RouteInput<typeof listDownloads>['query'];
type DownloadList = RouteData<typeof listDownloads>;

/** Programs with a public version or an app store page, sorted by product and item. */
export async function findDownloads(db: Database, query: ListQuery): Promise<DownloadList> {
  const { locale, product, platform } = query;
  const all = (await findHistories(db, locale)).filter(isOffered).map(summarise);
  const isOf = (key: ProductKey | undefined, item: DownloadItem) =>
    !key || item.product.key === key;
  const isFor = (key: Platform | undefined, item: DownloadItem) => !key || item.platform === key;
  const productsByKey = new Map(all.map((item) => [item.product.key, item.product]));
  return {
    items: all.filter((item) => isOf(product, item) && isFor(platform, item)),
    products: [...productsByKey.values()].map((entry) => ({
      ...entry,
      count: all.filter((item) => isOf(entry.key, item) && isFor(platform, item)).length,
    })),
    platforms: [...new Set(all.map((item) => item.platform))].map((key) => ({
      key,
      count: all.filter((item) => isFor(key, item) && isOf(product, item)).length,
    })),
  };
}

/** One program with all its issued versions. @throws AppError NOT_FOUND if it does not exist */
export async function readDownload(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<DownloadHistory> {
  const [program = notFound()] = await findHistories(db, locale, eq(items.slug, slug));
  return program;
}

/** Names and hashes of all public files, older versions included. */
export async function findChecksums(
  db: Database,
  locale: Locale,
): Promise<RouteData<typeof listChecksums>> {
  const programs = await findHistories(db, locale);
  return programs.flatMap((program) => {
    const { newest } = summarise(program);
    const { slug, name } = program;
    const known = [
      ...program.releases.map((release) => ({ ...release, withdrawn: null })),
      ...program.withdrawn.map((release) => ({ ...release, withdrawn: release.reason })),
    ];
    return known.flatMap(({ id, version, file, withdrawn }) => {
      if (!file) return [];
      const { name: fileName, bytes, sha256 } = file;
      const isNewest = id === newest?.id;
      return {
        slug,
        program: name,
        version,
        newest: isNewest,
        withdrawn,
        name: fileName,
        bytes,
        sha256,
      };
    });
  });
}

/** Converts a program to its list entry. */
function summarise({ releases: all, withdrawn: _, ...program }: DownloadHistory): DownloadItem {
  const stable = all.find(({ channel }) => channel === 'stable');
  const newest = stable ?? all[0] ?? null;
  const beta = all.find(
    ({ channel, version }) =>
      channel === 'beta' && stable && compareVersions(version, stable.version) > 0,
  );
  return { ...program, newest, beta: beta ?? null, versions: all.length };
}
