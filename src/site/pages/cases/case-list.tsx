import type { listCases } from '#api/cases/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { Button } from '#site/components/button.tsx';
import { CardGrid } from '#site/components/card.tsx';
import { CaseCardView } from '#site/components/case-card.tsx';
import { Pagination } from '#site/components/pagination.tsx';
import { Phrases } from '#site/components/phrases.tsx';
import { SearchForm } from '#site/components/search-form.tsx';
import { SegmentedLinks } from '#site/components/segmented.tsx';
import { EmptyState } from '#site/components/states.tsx';
import { casesMessages } from '#site/i18n/cases.ts';
import { commonMessages } from '#site/i18n/common.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { readingMessages } from '#site/i18n/reading.ts';
import { filtersOf } from './filters.ts';

type List = RouteData<typeof listCases>;

/** The list of cases with its filters; below an opened case it shows the others. */
export function CaseList({
  list,
  search,
  opened,
}: {
  list: List;
  search: Record<string, string>;
  opened: string | undefined;
}) {
  const text = useMessages(casesMessages);
  const filters = filtersOf(search);
  const items = list.items.filter((item) => item.slug !== opened);
  const pageCount = Math.ceil(list.total / list.pageSize);
  const Heading = opened ? 'h2' : 'h1';
  return (
    <section className={opened ? 'section border-t border-line' : 'keylight pb-20'} id="list">
      <div className="wrap">
        <header className={opened ? 'mb-8 max-w-180' : 'max-w-180 pt-12 pb-10 md:pt-20'}>
          {!opened && <p className="eyebrow mb-4">{text.eyebrow}</p>}
          <Heading className={opened ? 'text-3xl' : 'text-5xl'}>
            <Phrases text={opened ? text.more : text.heading} />
          </Heading>
          <p className="mt-5 text-lg text-ink-muted">{opened ? text.moreLead : text.lead}</p>
        </header>
        <Filters list={list} filters={filters} />
        {items.length > 0 ? (
          <CardGrid>
            {items.map((item) => (
              <CaseCardView key={item.slug} item={item} search={filters} />
            ))}
          </CardGrid>
        ) : (
          !(opened && list.total > 0) && <NoCases />
        )}
        {!opened && (
          <Pagination
            page={list.page}
            pageCount={pageCount}
            toPage={(page) => ({
              to: '/cases',
              search: { ...filters, ...(page > 1 ? { page: String(page) } : {}) },
            })}
          />
        )}
      </div>
    </section>
  );
}

function Filters({ list, filters }: { list: List; filters: Record<string, string> }) {
  const text = useMessages(casesMessages);
  const reading = useMessages(readingMessages);
  const { facets } = list;
  const rows = [
    { name: 'industry', label: text.industry, choices: facets.industries },
    { name: 'product', label: text.product, choices: facets.products },
    { name: 'scene', label: text.scene, choices: facets.scenes },
  ];
  return (
    <div className="mb-10 flex flex-col gap-3 border-y border-line py-5">
      {rows.map(({ name, label, choices }) => {
        const { [name]: current, ...others } = filters;
        return (
          <div key={name} className="flex items-center gap-3">
            <span className="w-[4.5em] shrink-0 text-sm text-ink-muted" aria-hidden="true">
              {label}
            </span>
            <div className="min-w-0 grow">
              <SegmentedLinks
                label={label}
                items={[
                  { label: reading.all, current: !current, to: '/cases', search: others },
                  ...choices.map((choice) => ({
                    label: choice.name,
                    current: choice.key === current,
                    to: '/cases' as const,
                    search: { ...others, [name]: choice.key },
                  })),
                ]}
              />
            </div>
          </div>
        );
      })}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
        <SearchForm
          to="/cases"
          label={text.search}
          words={filters.q}
          keep={{ ...filters, q: undefined }}
          className="w-full sm:w-80"
        />
        <p className="text-sm text-ink-muted tabular-nums" role="status">
          {filters.q ? reading.results(filters.q, list.total) : reading.total(list.total)}
        </p>
        {Object.keys(filters).length > 0 && (
          <Button to="/cases" search={{}} variant="ghost" flush>
            {reading.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function NoCases() {
  const text = useMessages(casesMessages);
  const common = useMessages(commonMessages);
  const reading = useMessages(readingMessages);
  return (
    <EmptyState
      title={text.emptyTitle}
      actions={
        <>
          <Button to="/cases" search={{}}>
            {reading.clear}
          </Button>
          <Button to="/cooperation" variant="secondary">
            {common.book}
          </Button>
        </>
      }
    >
      {text.emptyText}
    </EmptyState>
  );
}
