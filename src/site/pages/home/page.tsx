import type { BlockPage } from '#api/pages/contract.ts';
import { BlockPageView } from '#site/components/block-page.tsx';
import { withLazyBlocks } from '#site/components/lazy-blocks.ts';
import { definePage } from '#site/page.ts';
import { faqData, organizationData, webSiteData } from '#site/structured-data.ts';
import { heroSharePicture, questionsOf } from '../product/page-facts.ts';

export default definePage<BlockPage>({
  async load(context) {
    const { api, locale } = context;
    const page = await api('GET /pages/:key', { params: { key: 'home' }, query: { locale } });
    return withLazyBlocks(page, context);
  },
  hasOtherLanguage: (data) => data.hasOtherLanguage,
  head: ({ data, locale, site }) => ({
    description: data.description,
    sharePicture: heroSharePicture(data),
    structuredData: import.meta.env.SSR
      ? [
          organizationData({ site, locale }),
          webSiteData({ site, locale }),
          ...faqData(questionsOf(data)),
        ]
      : [],
  }),
  View: ({ data }) => <BlockPageView page={data} />,
});
