import type { CaseDetail, listCases } from '#api/cases/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { type ProductKey, productKeys } from '#contracts/values/products.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { readingMessages } from '#site/i18n/reading.ts';
import { definePage } from '#site/page.ts';
import { absoluteUrl, breadcrumbList, organization } from '#site/structured-data.ts';
import { CaseArticle } from './case-article.tsx';
import { CaseList } from './case-list.tsx';

/** What the page shows: the list, and the case opened in it. */
interface CasesData {
  list: RouteData<typeof listCases>;
  opened: CaseDetail | null;
  page: number;
}

/** Cases of one page of the list. */
const PAGE_SIZE = 12;

export default definePage<CasesData>({
  async load({ api, search, locale }) {
    const { industry, scene } = search;
    const page = Math.min(100_000, Math.max(1, Math.trunc(Number(search.page)) || 1));
    const [list, opened] = await Promise.all([
      api('GET /cases', {
        query: {
          locale,
          page,
          pageSize: PAGE_SIZE,
          // What cannot be a key is passed on as one that nothing has: the list is empty then.
          industry: industry && asSlug(industry),
          scene: scene && asSlug(scene),
          product: asProduct(search.product),
          q: search.q?.slice(0, 80),
        },
      }),
      search.case
        ? api('GET /cases/:slug', { params: { slug: asSlug(search.case) }, query: { locale } })
        : null,
    ]);
    return { list, opened, page };
  },
  head({ data: { opened, page }, locale, site }) {
    const text = casesMessages[locale];
    if (!opened) {
      return {
        title: page > 1 ? readingMessages[locale].pageTitle(text.eyebrow, page) : text.eyebrow,
        description: text.description,
        structuredData: [breadcrumbList(site, locale, [{ name: text.crumb, path: '/cases' }])],
      };
    }
    const title = opened.seoTitle ?? opened.title;
    const description = opened.seoDescription ?? opened.summary;
    const path = `/cases?case=${opened.slug}`;
    return {
      title,
      description,
      kind: 'article',
      hasTwin: opened.hasTwin,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: title,
          description,
          about: opened.customer,
          url: absoluteUrl(site, '/cases', locale) + path.slice('/cases'.length),
          author: organization(site, locale),
        },
        breadcrumbList(site, locale, [
          { name: text.crumb, path: '/cases' },
          { name: opened.title, path },
        ]),
      ],
    };
  },
  View: ({ data, search }) => (
    <>
      {data.opened && <CaseArticle key={data.opened.slug} item={data.opened} search={search} />}
      <CaseList list={data.list} search={search} opened={data.opened?.slug} />
    </>
  ),
});

function asSlug(value: string): string {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && value.length <= 96 ? value : 'unknown';
}

function asProduct(value: string | undefined): ProductKey | undefined {
  return productKeys.find((key) => key === value);
}
