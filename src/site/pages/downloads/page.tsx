import type { DownloadHistory, DownloadItem, listDownloads } from '#api/downloads/contract.ts';
import { platforms } from '#contracts/enums/downloads.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage, type ViewProps } from '#site/page.ts';
import { oneOf, slugFrom } from '#site/routing/query.ts';
import { breadcrumbList, type StructuredData, softwareData } from '#site/structured-data.ts';
import { DownloadList } from './download-list.tsx';
import { LazyHowToCheck } from './lazy-how-to-check.ts';

/** Has its own script, because the list does not need it. */
const History = lazyView(async () => (await import('./history.tsx')).History, { hydrate: 'touch' });

/** Data of the page: the programs, or all versions of one program. */
interface Data {
  list: RouteData<typeof listDownloads> | null;
  program: DownloadHistory | null;
  product: string | undefined;
  platform: string | undefined;
  since: string | undefined;
}

function DownloadsView({ data }: ViewProps<Data>) {
  const { list, program, since, ...choice } = data;
  if (program) return <History program={program} since={since} />;
  return list && <DownloadList list={list} {...choice} />;
}

function structuredData(items: DownloadItem[], locale: Locale, site: SiteState): StructuredData[] {
  const programs = items.flatMap((item) => {
    const release = item.newest;
    // Search engines list programs, which a sample package is not.
    if (!release || item.isSample) return [];
    return softwareData({
      site,
      locale,
      name: item.name,
      description: item.summary ?? item.name,
      path: '/support/download',
      platforms: [item.platform],
      minOs: release.minOs,
      version: release.version,
      releasedOn: release.releasedOn,
      file: release.file,
    });
  });
  const { title } = downloadsMessages[locale];
  return [...programs, breadcrumbList(site, locale, [{ name: title, path: '/support/download' }])];
}

export default definePage<Data>({
  load: async ({ api, search, locale }) => {
    const product = oneOf(productKeys, search.product);
    const platform = oneOf(platforms, search.platform);
    const since = search.since?.trim().slice(0, 40) || undefined;
    const choice = { product, platform, since };
    if (search.program) {
      const slug = slugFrom(search.program) ?? 'unknown';
      const program = await api('GET /downloads/:slug', { params: { slug }, query: { locale } });
      await History.load();
      return { ...choice, program, list: null };
    }
    const list = await api('GET /downloads', { query: { locale, product, platform } });
    await LazyHowToCheck.load();
    return { ...choice, list, program: null };
  },
  head: ({ data: { list, program, product }, locale, site }) => {
    const text = downloadsMessages[locale];
    if (program) {
      const path = `/support/download?program=${program.slug}`;
      return {
        title: text.historyTitle(program.name),
        description: text.historyDescription(program.name, program.releases.length),
        feed: feedOf(locale, program.product.key),
        sharePicture: { product: program.product.key },
        structuredData: import.meta.env.SSR
          ? [
              breadcrumbList(site, locale, [
                { name: text.title, path: '/support/download' },
                { name: program.name, path },
              ]),
            ]
          : [],
      };
    }
    return {
      description: text.description,
      feed: feedOf(locale, product),
      structuredData: import.meta.env.SSR ? structuredData(list?.items ?? [], locale, site) : [],
    };
  },
  View: DownloadsView,
});

function feedOf(locale: Locale, product: string | undefined) {
  const path = `/support/download/feed${product ? `?product=${product}` : ''}`;
  return { title: downloadsMessages[locale].feed, path };
}
