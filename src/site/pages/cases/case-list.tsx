import type { listCases } from '#api/cases/contract.ts';
import type { SearchResults } from '#api/search/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { SiteResults } from '#site/components/site-results.tsx';
import { casesMessages } from '#site/i18n/cases.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { Button } from '#ui/button.tsx';
import { CardGrid } from '#ui/card.tsx';
import { CaseCardView } from '#ui/case-card.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Phrases } from '#ui/phrases.tsx';
import { EmptyState } from '#ui/states.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Fields, filtersOf, listOf } from './filters.ts';

type List = RouteData<typeof listCases>;

/** The list of cases with its filters. */
export function CaseList({
  list,
  siteResults,
  others,
  search,
}: {
  list: List;
  /** Results from the rest of the site if the list is empty. */
  siteResults: SearchResults | null;
  /** Cases to look at if nothing on the site matches. */
  others: List['items'];
  search: Fields;
}) {
  const text = useMessages(casesMessages);
  const filters = filtersOf(search);
  const behind = listOf(search);
  // With an odd number of cases the first is full width, so the others fill rows of two.
  const wide = list.items.slice(0, list.items.length % 2);
  const pairs = list.items.slice(wide.length);
  return (
    <section className="keylight pb-20">
      <div className="wrap">
        <header className="pt-8 pb-5 md:pt-10">
          <p className="eyebrow mb-2">{text.eyebrow}</p>
          <h1 className="text-4xl">
            <Phrases text={text.heading} />
          </h1>
          <p className="mt-2 text-ink-muted">{text.lead}</p>
        </header>
        <FilterBar list={list} filters={filters} />
        {list.items.length > 0 ? (
          <div className="grid gap-4 sm:grid-cols-2 md:gap-6">
            {wide.map((item) => (
              <div key={item.slug} className="sm:col-span-2">
                <CaseCardView item={item} search={behind} headingLevel={2} fromList wide priority />
              </div>
            ))}
            {pairs.map((item, index) => (
              <CaseCardView
                key={item.slug}
                item={item}
                search={behind}
                headingLevel={2}
                fromList
                priority={wide.length === 0 && index === 0}
              />
            ))}
          </div>
        ) : (
          <NoCases behind={list.total > 0} filters={filters} />
        )}
        {others.length > 0 ? (
          <section aria-labelledby="others-heading">
            <h2 id="others-heading" className="mb-6 text-xl">
              {text.others}
            </h2>
            <CardGrid>
              {others.map((item) => (
                <CaseCardView key={item.slug} item={item} columns={3} />
              ))}
            </CardGrid>
          </section>
        ) : (
          siteResults && <SiteResults results={siteResults} />
        )}
        <Pagination
          page={list.page}
          pageCount={Math.ceil(list.total / list.pageSize)}
          toPage={(page) => ({
            to: '/cases',
            search: { ...filters, ...(page > 1 ? { page: String(page) } : {}) },
          })}
        />
      </div>
    </section>
  );
}

/** Shown for no matches, or for a page number after the last page. */
function NoCases({ behind, filters }: { behind: boolean; filters: Fields }) {
  const text = useMessages(casesMessages);
  const common = useMessages(commonMessages);
  const shared = useMessages(listMessages);
  if (behind) {
    return (
      <EmptyState
        title={shared.behindTitle}
        actions={
          <Button to="/cases" search={filters}>
            {shared.firstPage}
          </Button>
        }
      >
        {shared.behindText}
      </EmptyState>
    );
  }
  const { q, ...chosen } = filters;
  const isFiltered = Object.keys(chosen).length > 0;
  return (
    <EmptyState
      title={text.emptyTitle}
      actions={
        <>
          <Button to="/cases" search={{}}>
            {isFiltered ? shared.clear : shared.clearWords}
          </Button>
          <Button to="/cooperation" variant="secondary">
            {common.book}
          </Button>
        </>
      }
    >
      {isFiltered ? text.emptyText : text.emptyWords}
    </EmptyState>
  );
}
