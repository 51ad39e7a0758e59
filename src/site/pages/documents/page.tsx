import type { listDocuments } from '#api/documents/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { documentLevels } from '#contracts/values/documents.ts';
import { productKeys } from '#contracts/values/products.ts';
import { Button } from '#site/components/button.tsx';
import { IconSearch } from '#site/components/icons.tsx';
import { PageHeader } from '#site/components/page-header.tsx';
import { Pagination } from '#site/components/pagination.tsx';
import { SearchForm } from '#site/components/search-form.tsx';
import { SegmentedLinks } from '#site/components/segmented.tsx';
import { EmptyState } from '#site/components/states.tsx';
import { documentsMessages } from '#site/i18n/documents.ts';
import { useMessages } from '#site/i18n/messages.tsx';
import { readingMessages } from '#site/i18n/reading.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { oneOf, pageFrom, slugFrom, wordsFrom } from '#site/routing/query.ts';
import { breadcrumbList } from '#site/structured-data.ts';
import { DocumentGroups } from './document-groups.tsx';
import { Popular } from './popular.tsx';
import { FoldedSections, findSection, SectionTree } from './section-tree.tsx';

/** The filters of the page, as they stand in its address. */
export type Filters = {
  section: string | undefined;
  product: string | undefined;
  level: string | undefined;
  q: string | undefined;
};

interface Data {
  list: RouteData<typeof listDocuments>;
  filters: Filters;
}

function DocumentsView({ data: { list, filters } }: ViewProps<Data>) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  const { items, sections, popular, page, pageSize, total } = list;
  const { section: slug, q } = filters;
  const section = slug ? findSection(sections, slug) : undefined;
  const isFiltered = Object.values(filters).some(Boolean);
  return (
    <>
      <PageHeader
        crumbs={
          section && [{ label: text.title, to: '/support/document' }, { label: section.name }]
        }
        heading={section?.name ?? text.title}
        lead={section ? section.summary : text.lead}
        actions={
          <SearchForm
            to="/support/document"
            label={text.searchLabel}
            words={q}
            keep={{ ...filters, q: undefined }}
            className="w-full sm:w-96"
          />
        }
      />
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-6 py-6 md:py-10 lg:grid-cols-[240px_minmax(0,1fr)]">
        <FoldedSections sections={sections} filters={filters} />
        <aside className="max-lg:hidden">
          <SectionTree sections={sections} filters={filters} />
        </aside>
        <div className="min-w-0">
          {!isFiltered && page === 1 && <Popular documents={popular} />}
          <FilterLinks list={list} filters={filters} />
          {items.length > 0 ? (
            <DocumentGroups items={items} sections={sections} />
          ) : (
            <EmptyState
              icon={IconSearch}
              title={common.emptyTitle}
              actions={
                <Button to="/support/document" variant="secondary">
                  {common.clear}
                </Button>
              }
            >
              {common.emptyText}
            </EmptyState>
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            toPage={(n) => ({
              to: '/support/document',
              search: { ...filters, page: n > 1 ? String(n) : undefined },
            })}
          />
        </div>
      </div>
    </>
  );
}

/** Product and level as links, and how many documents are left. */
function FilterLinks({ list, filters }: Data) {
  const text = useMessages(documentsMessages);
  const common = useMessages(readingMessages);
  const { q } = filters;
  const link = (change: Partial<Filters>) => ({
    to: '/support/document' as const,
    search: { ...filters, ...change },
  });
  return (
    <div className="mb-6 grid grid-cols-1 gap-1 border-b border-line pb-4">
      <SegmentedLinks
        label={text.product}
        items={[
          {
            label: text.allProducts,
            current: !filters.product,
            ...link({ product: undefined }),
          },
          ...list.products.map(({ key, name }) => ({
            label: name,
            current: filters.product === key,
            ...link({ product: key }),
          })),
        ]}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SegmentedLinks
          label={text.level}
          items={[
            { label: text.allLevels, current: !filters.level, ...link({ level: undefined }) },
            ...documentLevels.map((level) => ({
              label: text.levels[level],
              current: filters.level === level,
              ...link({ level }),
            })),
          ]}
        />
        <p role="status" className="text-sm text-ink-muted">
          {q ? common.results(q, list.total) : text.count(list.total)}
        </p>
      </div>
    </div>
  );
}

export default definePage<Data>({
  load: async ({ api, search, locale }) => {
    const level = oneOf(documentLevels, search.level);
    const product = oneOf(productKeys, search.product);
    const filters = { section: slugFrom(search.section), product, level, q: wordsFrom(search.q) };
    const query = { ...filters, product, level, locale, page: pageFrom(search.page) };
    return { list: await api('GET /documents', { query }), filters };
  },
  head: ({ data: { list, filters }, locale, site }) => {
    const text = documentsMessages[locale];
    const section = filters.section ? findSection(list.sections, filters.section) : undefined;
    const title = section ? `${section.name} - ${text.title}` : text.title;
    return {
      title: list.page > 1 ? readingMessages[locale].pageTitle(title, list.page) : title,
      description: text.description,
      structuredData: [
        breadcrumbList(site, locale, [{ name: text.title, path: '/support/document' }]),
      ],
    };
  },
  View: DocumentsView,
});
