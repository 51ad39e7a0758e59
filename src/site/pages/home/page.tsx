import type { BlockPage } from '#api/pages/contract.ts';
import { BlockPageView } from '#blocks/views.tsx';
import { pickText } from '#contracts/locale.ts';
import { definePage } from '#site/page.ts';
import { organization } from '#site/structured-data.ts';

export default definePage<BlockPage>({
  load: ({ api, locale }) => api('GET /pages/:key', { params: { key: 'home' }, query: { locale } }),
  head: ({ data, locale, site }) => ({
    description: data.description,
    hasTwin: data.hasTwin,
    structuredData: [
      {
        '@context': 'https://schema.org',
        ...organization(site, locale),
        description: pickText(site.description, locale),
        email: site.contacts.email || undefined,
        telephone: site.contacts.phone || undefined,
        address: pickText(site.contacts.address, locale) || undefined,
      },
    ],
  }),
  View: ({ data }) => <BlockPageView page={data} />,
});
