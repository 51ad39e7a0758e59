import type { listArticles } from '#api/articles/contract.ts';
import type { SearchResults } from '#api/search/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { ArticleCard } from '#site/components/article-card.tsx';
import { SearchForm } from '#site/components/search-form.tsx';
import { findSiteResults, SiteResults } from '#site/components/site-results.tsx';
import { articlesMessages } from '#site/i18n/articles.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { pageField, pageFrom, slugFrom, wordsFrom } from '#site/routing/query.ts';
import { localizePath } from '#site/routing/table.ts';
import { breadcrumbList } from '#site/structured-data.ts';
import { Button } from '#ui/button.tsx';
import { CardGrid } from '#ui/card.tsx';
import { useBasePath } from '#ui/host.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { EmptyState } from '#ui/states.tsx';
import { IconFeed } from '#ui/tool-icons.tsx';
import { LeadArticle } from './lead-article.tsx';

interface Data {
  list: RouteData<typeof listArticles>;
  category: string | undefined;
  q: string | undefined;
  siteResults: SearchResults | null;
}

function ArticlesView({ data: { list, category, q, siteResults } }: ViewProps<Data>) {
  const text = useMessages(articlesMessages);
  const common = useMessages(listMessages);
  const { items, page, pageSize, total } = list;
  const [first, ...others] = items;
  const hasLead = page === 1 && !category && !q && first?.pinned === true;
  const cards = hasLead ? others : items;
  return (
    <>
      <PageHeader
        heading={text.title}
        lead={text.lead}
        actions={
          <SearchForm
            to="/info"
            label={text.searchLabel}
            words={q}
            keep={{ category }}
            className="w-full sm:w-80"
          />
        }
      />
      <div className="wrap py-6 md:py-10">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <SegmentedLinks
            label={text.categories}
            items={[
              { label: common.all, current: !category, to: '/info', search: { q } },
              ...list.categories.map(({ key, name, count }) => ({
                label: name,
                count: q ? undefined : count,
                current: key === category,
                to: '/info' as const,
                search: { category: key, q },
              })),
            ]}
          />
          <div className="flex items-center gap-4 text-sm text-ink-muted">
            <p role="status">
              {q ? common.results(q, total) : common.total(total)}
              {list.corrected && ` ${common.corrected(list.corrected)}`}
            </p>
            {!q && items.length > 0 && <FeedLink category={category} />}
          </div>
        </div>
        <h2 className="sr-only">{text.list}</h2>
        {items.length > 0 && (
          <CardGrid>
            {hasLead && <LeadArticle article={first} />}
            {cards.map((article, index) => (
              <ArticleCard
                key={article.slug}
                article={article}
                priority={!hasLead && index === 0}
              />
            ))}
          </CardGrid>
        )}
        {items.length === 0 && (
          <NothingHere page={page} total={total} isFiltered={category !== undefined} />
        )}
        {siteResults && <SiteResults results={siteResults} />}
        <Pagination
          page={page}
          pageCount={Math.ceil(total / pageSize)}
          toPage={(n) => ({
            to: '/info',
            search: { page: pageField(n), category, q },
          })}
        />
      </div>
    </>
  );
}

/** Link to the feed of the current list. */
function FeedLink({ category }: { category: string | undefined }) {
  const text = useMessages(articlesMessages);
  const page = localizePath('/info', useLocale());
  const href = `${useBasePath()}${page.slice(1)}/feed.atom${category ? `?category=${category}` : ''}`;
  return (
    <a href={href} className="no-print inline-flex min-h-11 items-center gap-1.5 hover:text-key">
      <IconFeed size={16} />
      {text.feed}
    </a>
  );
}

/** Shown for no matches, or for a page number after the last page. */
function NothingHere({
  page,
  total,
  isFiltered,
}: {
  page: number;
  total: number;
  /** By a category, not only by words. */
  isFiltered: boolean;
}) {
  const text = useMessages(listMessages);
  const isBehind = page > 1 && total > 0;
  return (
    <EmptyState
      icon={IconSearch}
      title={isBehind ? text.behindTitle : text.emptyTitle}
      actions={
        <Button to="/info" variant="secondary">
          {isBehind ? text.firstPage : isFiltered ? text.clear : text.clearWords}
        </Button>
      }
    >
      {isBehind ? text.behindText : isFiltered ? text.emptyText : text.otherWords}
    </EmptyState>
  );
}

export default definePage<Data>({
  load: async (context) => {
    const { api, search, locale } = context;
    const category = slugFrom(search.category);
    const q = wordsFrom(search.q);
    const page = pageFrom(search.page);
    const list = await api('GET /articles', { query: { locale, page, category, q } });
    return { list, category, q, siteResults: await findSiteResults(context, q, list.total) };
  },
  head: ({ data: { list, category }, locale, site }) => {
    const text = articlesMessages[locale];
    const option = list.categories.find(({ key }) => key === category);
    const title = option ? `${option.name} - ${text.title}` : text.title;
    const query = option ? `?category=${option.key}` : '';
    return {
      title: list.page > 1 ? listMessages[locale].pageTitle(title, list.page) : title,
      description: text.description,
      query: { category: option?.key, page: pageField(list.page) },
      isEmpty: list.items.length === 0,
      feed: {
        title: option ? `${text.title} · ${option.name}` : text.title,
        path: `/info/feed${query}`,
      },
      structuredData: import.meta.env.SSR
        ? [breadcrumbList(site, locale, [{ name: text.title, path: '/info' }])]
        : [],
    };
  },
  View: ArticlesView,
});
