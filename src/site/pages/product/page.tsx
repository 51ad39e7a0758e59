import type { BlockPage } from '#api/pages/contract.ts';
import { BlockPageView } from '#blocks/views.tsx';
import { definePage } from '#site/page.ts';
import { productData } from './structured-data.ts';

export default definePage<BlockPage>({
  load: ({ api, path, locale }) =>
    api('GET /pages/:key', { params: { key: path.slice(1).replace('/', '-') }, query: { locale } }),
  head: ({ data, locale, site }) => ({
    title: data.title,
    description: data.description,
    hasTwin: data.hasTwin,
    structuredData: productData(data, site, locale),
  }),
  // Going from one product to another stays on this screen: the key makes it a new page.
  View: ({ data }) => <BlockPageView key={data.key} page={data} />,
});
