import type { CaseDetail, listCases } from '#api/cases/contract.ts';
import type { SearchResults } from '#api/search/contract.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { RouteData } from '#contracts/route.ts';
import { findSiteResults } from '#site/components/site-results.tsx';
import { showsWipe, Wipe } from '#site/demos/cyan/wipe/wipe.ts';
import { casesMessages } from '#site/i18n/cases.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { lazyView } from '#site/lazy-view.tsx';
import { definePage } from '#site/page.ts';
import { oneOf, pageField, pageFrom, slugFrom, wordsFrom } from '#site/routing/query.ts';
import { breadcrumbList } from '#site/structured-data.ts';
import { textHead } from '#site/text-head.ts';
import { CaseList } from './case-list.tsx';
import { CloseByEscape } from './close-case.tsx';
import { PAGE_SIZE } from './filters.ts';

/** Has its own script, because the list does not need it. */
const CaseArticle = lazyView(async () => (await import('./case-article.tsx')).CaseArticle, {
  hydrate: 'touch',
});

/** Most cases shown where nothing matches. */
const OTHERS = 3;

/** Data of the page: the list, or the case opened in its place. */
interface CasesData {
  list: RouteData<typeof listCases> | null;
  opened: CaseDetail | null;
  siteResults: SearchResults | null;
  /** Cases to look at if nothing matches. */
  others: RouteData<typeof listCases>['items'];
  page: number;
}

export default definePage<CasesData>({
  async load(context) {
    const { api, search, locale } = context;
    const page = pageFrom(search.page);
    const filter = {
      locale,
      // An invalid key is replaced by one that no record has, so the list is empty.
      industry: search.industry && (slugFrom(search.industry) ?? 'unknown'),
      solution: search.solution && (slugFrom(search.solution) ?? 'unknown'),
      product: oneOf(productKeys, search.product),
      q: wordsFrom(search.q),
    };
    if (search.case) {
      const slug = slugFrom(search.case) ?? 'unknown';
      const opened = await api('GET /cases/:slug', { params: { slug }, query: filter });
      await Promise.all([CaseArticle.load(), showsWipe(opened) && Wipe.load()]);
      return { list: null, opened, siteResults: null, others: [], page };
    }
    const list = await api('GET /cases', { query: { ...filter, page, pageSize: PAGE_SIZE } });
    const siteResults = await findSiteResults(context, filter.q, list.total);
    const isNowhere = list.total === 0 && !siteResults?.hits.length;
    const others = isNowhere
      ? (await api('GET /cases', { query: { locale, page: 1, pageSize: OTHERS } })).items
      : [];
    return { list, opened: null, siteResults, others, page };
  },
  hasOtherLanguage: ({ opened }) => opened?.hasOtherLanguage ?? true,
  head({ data: { list, opened, page }, locale, site }) {
    const text = casesMessages[locale];
    if (!opened) {
      return {
        title: page > 1 ? listMessages[locale].pageTitle(text.eyebrow, page) : text.eyebrow,
        description: text.description,
        query: { page: pageField(page) },
        isEmpty: list?.items.length === 0,
        structuredData: import.meta.env.SSR
          ? [breadcrumbList(site, locale, [{ name: text.crumb, path: '/cases' }])]
          : [],
      };
    }
    return textHead({
      site,
      locale,
      text: opened,
      path: `/cases?case=${opened.slug}`,
      section: opened.industry.name,
      eyebrow: opened.customer,
      product: opened.products.at(-1)?.key,
      ancestors: [{ name: text.crumb, path: '/cases' }],
      kind: 'Article',
      customer: opened.customer,
    });
  },
  View: ({ data: { list, opened, siteResults, others }, search }) =>
    opened ? (
      <>
        <CloseByEscape item={opened} search={search} />
        <CaseArticle key={opened.slug} item={opened} search={search} />
      </>
    ) : (
      list && <CaseList list={list} siteResults={siteResults} others={others} search={search} />
    ),
});
