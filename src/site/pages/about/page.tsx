import type { BlockPage } from '#api/pages/contract.ts';
import { BlockPageView } from '#site/components/block-page.tsx';
import { withLazyBlocks } from '#site/components/lazy-blocks.ts';
import { definePage } from '#site/page.ts';
import { breadcrumbList, faqData, organizationData } from '#site/structured-data.ts';
import { heroSharePicture, questionsOf } from '../product/page-facts.ts';

export default definePage<BlockPage>({
  async load(context) {
    const { api, locale } = context;
    const page = await api('GET /pages/:key', { params: { key: 'about' }, query: { locale } });
    return withLazyBlocks(page, context);
  },
  hasOtherLanguage: (data) => data.hasOtherLanguage,
  head: ({ data, locale, site }) => ({
    title: data.title,
    description: data.description,
    sharePicture: heroSharePicture(data),
    structuredData: import.meta.env.SSR
      ? [
          organizationData({ site, locale }),
          ...faqData(questionsOf(data)),
          breadcrumbList(site, locale, [{ name: data.title, path: '/about' }]),
        ]
      : [],
  }),
  View: ({ data }) => <BlockPageView page={data} />,
});
