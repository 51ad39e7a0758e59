import type { BlockPage } from '#api/pages/contract.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import { BlockPageView } from '#site/components/block-page.tsx';
import { withLazyBlocks } from '#site/components/lazy-blocks.ts';
import { definePage } from '#site/page.ts';
import {
  breadcrumbList,
  faqData,
  productData,
  type StructuredData,
  softwareData,
} from '#site/structured-data.ts';
import { heroSharePicture, questionsOf } from './page-facts.ts';

/** Structured data: the product or program, its questions, and breadcrumbs. */
function structuredData(page: BlockPage, site: SiteState, locale: Locale): StructuredData[] {
  if (!page.product) return [];
  const { key, name } = page.product;
  const path = `/product/${key}`;
  const programs = page.blocks.flatMap((block) =>
    block.type === 'download-links' ? block.items : [],
  );
  const { description } = page;
  const record = { site, locale, name, description, path, cover: heroSharePicture(page).cover };
  const [newest] = programs;
  return [
    newest
      ? softwareData({
          ...record,
          platforms: programs.map(({ platform }) => platform),
          version: newest.version,
          releasedOn: newest.releasedOn,
        })
      : productData(record),
    ...faqData(questionsOf(page)),
    breadcrumbList(site, locale, [{ name, path }]),
  ];
}

export default definePage<BlockPage>({
  async load(context) {
    const { api, path, locale } = context;
    const key = path.slice(1).replace('/', '-');
    const page = await api('GET /pages/:key', { params: { key }, query: { locale } });
    return withLazyBlocks(page, context);
  },
  hasOtherLanguage: (data) => data.hasOtherLanguage,
  head: ({ data, locale, site }) => ({
    title: data.title,
    description: data.description,
    sharePicture: heroSharePicture(data),
    structuredData: import.meta.env.SSR ? structuredData(data, site, locale) : [],
  }),
  // All products share this page module. The key makes React create a new view for each.
  View: ({ data }) => <BlockPageView key={data.key} page={data} />,
});
