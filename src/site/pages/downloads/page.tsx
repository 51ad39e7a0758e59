import type { DownloadItem, listDownloads } from '#api/downloads/contract.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData } from '#contracts/route.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { platforms } from '#contracts/values/downloads.ts';
import { productKeys } from '#contracts/values/products.ts';
import { Button } from '#site/components/button.tsx';
import { IconArrowRight } from '#site/components/icons.tsx';
import { PageHeader } from '#site/components/page-header.tsx';
import { SegmentedLinks } from '#site/components/segmented.tsx';
import { EmptyState } from '#site/components/states.tsx';
import { downloadsMessages } from '#site/i18n/downloads.ts';
import { useLocale, useMessages } from '#site/i18n/messages.tsx';
import { readingMessages } from '#site/i18n/reading.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { oneOf } from '#site/routing/query.ts';
import { absoluteUrl, breadcrumbList } from '#site/structured-data.ts';
import { HowToCheck } from './how-to-check.tsx';
import { newestStable } from './newest-stable.ts';
import { ProgramCard } from './program-card.tsx';
import { Suggestion } from './suggestion.tsx';

interface Data {
  list: RouteData<typeof listDownloads>;
  product: string | undefined;
  platform: string | undefined;
}

function DownloadsView({ data: { list, product, platform } }: ViewProps<Data>) {
  const text = useMessages(downloadsMessages);
  const common = useMessages(readingMessages);
  const { items, products } = list;
  const shown = products.filter(({ key }) => items.some((item) => item.product.key === key));
  return (
    <>
      <PageHeader heading={text.title} lead={text.lead} />
      <div className="wrap py-6 md:py-10">
        <Suggestion items={items} />
        <div className="my-6 grid grid-cols-1 gap-1 border-b border-line pb-4">
          <SegmentedLinks
            label={text.product}
            items={[
              {
                label: text.allProducts,
                current: !product,
                to: '/support/download',
                search: { platform },
              },
              ...products.map(({ key, name }) => ({
                label: name,
                current: key === product,
                to: '/support/download' as const,
                search: { product: key, platform },
              })),
            ]}
          />
          <SegmentedLinks
            label={text.platform}
            items={[
              {
                label: text.allPlatforms,
                current: !platform,
                to: '/support/download',
                search: { product },
              },
              ...list.platforms.map((key) => ({
                label: text.platforms[key],
                current: key === platform,
                to: '/support/download' as const,
                search: { product, platform: key },
              })),
            ]}
          />
        </div>
        {shown.map(({ key, name }) => (
          <ProductGroup
            key={key}
            product={{ key, name }}
            items={items.filter((item) => item.product.key === key)}
          />
        ))}
        {items.length === 0 && (
          <EmptyState
            title={text.empty}
            actions={
              <Button to="/support/download" variant="secondary">
                {common.clear}
              </Button>
            }
          >
            {text.emptyText}
          </EmptyState>
        )}
        <HowToCheck />
      </div>
    </>
  );
}

/** A product's programs, with the ways to what it is and how it is used. */
function ProductGroup({
  product: { key, name },
  items,
}: {
  product: DownloadItem['product'];
  items: DownloadItem[];
}) {
  const text = useMessages(downloadsMessages);
  const locale = useLocale();
  return (
    <section aria-labelledby={`product-${key}`} data-product={key} className="mb-12">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={`product-${key}`} className="text-2xl">
          {name}
        </h2>
        <div className="flex flex-wrap gap-x-6">
          <Button to={`/product/${key}`} variant="ghost" flush iconEnd={IconArrowRight}>
            {text.aboutProduct}
          </Button>
          {locale === 'zh' && (
            <Button
              to="/support/document"
              search={{ product: key }}
              variant="ghost"
              flush
              iconEnd={IconArrowRight}
            >
              {text.learn}
            </Button>
          )}
        </div>
      </div>
      <div className="grid gap-4">
        {items.map((item) => (
          <ProgramCard key={item.slug} item={item} />
        ))}
      </div>
    </section>
  );
}

function structuredData(items: DownloadItem[], locale: Locale, site: SiteState): object[] {
  const text = downloadsMessages[locale];
  const programs = items.flatMap((item) => {
    const release = newestStable(item);
    return release
      ? {
          '@context': 'https://schema.org',
          '@type': 'SoftwareApplication',
          name: item.name,
          description: item.summary,
          operatingSystem: release.minOs ?? text.platforms[item.platform],
          applicationCategory: 'MultimediaApplication',
          softwareVersion: release.version,
          datePublished: release.releasedOn,
          url: absoluteUrl(site, '/support/download', locale),
          ...(release.file && {
            downloadUrl: site.publicUrl + release.file.path,
            fileSize: `${release.file.bytes} B`,
          }),
        }
      : [];
  });
  return [
    ...programs,
    breadcrumbList(site, locale, [{ name: text.title, path: '/support/download' }]),
  ];
}

export default definePage<Data>({
  load: async ({ api, search, locale }) => {
    const product = oneOf(productKeys, search.product);
    const platform = oneOf(platforms, search.platform);
    const list = await api('GET /downloads', { query: { locale, product, platform } });
    return { list, product, platform };
  },
  head: ({ data: { list }, locale, site }) => ({
    description: downloadsMessages[locale].description,
    structuredData: structuredData(list.items, locale, site),
  }),
  View: DownloadsView,
});
