import type { DocumentSection, listDocuments } from '#api/documents/contract.ts';
import type { SearchResults } from '#api/search/contract.ts';
import { documentLevels } from '#contracts/enums/documents.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { RouteData } from '#contracts/route.ts';
import { Answer } from '#site/components/answer.tsx';
import { SearchForm } from '#site/components/search-form.tsx';
import { findSiteResults, SiteResults } from '#site/components/site-results.tsx';
import { documentsMessages } from '#site/i18n/documents.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { definePage, type ViewProps } from '#site/page.ts';
import { oneOf, pageField, pageFrom, slugFrom, wordsFrom } from '#site/routing/query.ts';
import { breadcrumbList } from '#site/structured-data.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconSearch } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { EmptyState } from '#ui/states.tsx';
import { CourseCards } from './course-cards.tsx';
import { Diagnoses } from './diagnoses.tsx';
import { DocumentOutline, DocumentRows } from './document-rows.tsx';
import { FilterLinks } from './filter-links.tsx';
import type { Filters } from './filters.ts';
import { Popular } from './popular.tsx';
import { CourseBar, ProgressPanel } from './progress.tsx';
import { FoldedSections, SectionTree } from './section-tree.tsx';
import { pathToSection } from './sections.ts';

interface Data {
  list: RouteData<typeof listDocuments>;
  filters: Filters;
  siteResults: SearchResults | null;
}

function DocumentsView({ data: { list, filters, siteResults } }: ViewProps<Data>) {
  const text = useMessages(documentsMessages);
  const { items, sections, popular, page, pageSize, total } = list;
  const { section: slug, product, level, q } = filters;
  const path = slug ? pathToSection(sections, slug) : [];
  const section = path.at(-1);
  const isWhole = !product && !level && !q && total <= pageSize;
  const isFront = isWhole && !slug;
  return (
    <>
      <PageHeader
        crumbs={section && crumbsOf(text.title, path)}
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
      {isFront && (
        <div className="wrap pt-6 md:pt-10">
          <div className="grid grid-cols-1 gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_344px]">
            <Popular documents={popular} />
            <ProgressPanel documents={items} />
          </div>
          <Diagnoses diagnoses={list.diagnoses} className="mt-8" />
          <CourseCards sections={sections} documents={items} />
        </div>
      )}
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-6 py-6 md:py-10 lg:grid-cols-[240px_minmax(0,1fr)]">
        <FoldedSections sections={sections} filters={filters} />
        <aside className="max-lg:hidden">
          <SectionTree sections={sections} filters={filters} />
        </aside>
        <div className="min-w-0">
          <FilterLinks list={list} filters={filters} />
          {section && isWhole && (
            <CourseBar name={section.name} documents={items} minutes={section.minutes} />
          )}
          {section && isWhole && <Diagnoses diagnoses={list.diagnoses} className="mb-8" />}
          {list.answer && <Answer answer={list.answer} />}
          {items.length === 0 && (
            <NothingHere filters={filters} isUnknown={slug !== undefined && !section} />
          )}
          {siteResults && <SiteResults results={siteResults} />}
          {q ? (
            <DocumentRows documents={items} numberOf={null} section />
          ) : (
            <DocumentOutline
              items={items}
              sections={sections}
              root={section}
              numbered={isWhole}
              compact={isFront}
            />
          )}
          <Pagination
            page={page}
            pageCount={Math.ceil(total / pageSize)}
            toPage={(n) => ({
              to: '/support/document',
              search: { ...filters, page: pageField(n) },
            })}
          />
        </div>
      </div>
    </>
  );
}

function crumbsOf(title: string, path: DocumentSection[]) {
  return [
    { label: title, to: '/support/document' as const },
    ...path.map(({ slug, name }, index) =>
      index === path.length - 1
        ? { label: name }
        : { label: name, to: '/support/document' as const, search: { section: slug } },
    ),
  ];
}

/** Shown for no matches, or for an unknown section in the address. */
function NothingHere({ filters, isUnknown }: { filters: Filters; isUnknown: boolean }) {
  const text = useMessages(documentsMessages);
  const common = useMessages(listMessages);
  const { q, section, product, level } = filters;
  const isFiltered = Boolean(section || product || level);
  const advice = !isFiltered ? common.otherWords : q ? common.emptyText : text.emptyHereText;
  return (
    <EmptyState
      icon={IconSearch}
      title={isUnknown ? text.noSection : text.emptyHere}
      actions={
        <Button to="/support/document" variant="secondary">
          {isUnknown ? text.allSections : isFiltered ? common.clear : common.clearWords}
        </Button>
      }
    >
      {isUnknown ? text.noSectionText : advice}
    </EmptyState>
  );
}

export default definePage<Data>({
  load: async (context) => {
    const { api, search, locale } = context;
    const level = oneOf(documentLevels, search.level);
    const product = oneOf(productKeys, search.product);
    const filters = { section: slugFrom(search.section), product, level, q: wordsFrom(search.q) };
    const query = { ...filters, product, level, locale, page: pageFrom(search.page) };
    const list = await api('GET /documents', { query });
    if (list.answer) await Answer.load();
    return { list, filters, siteResults: await findSiteResults(context, query.q, list.total) };
  },
  head: ({ data: { list, filters }, locale, site }) => {
    const text = documentsMessages[locale];
    const path = filters.section ? pathToSection(list.sections, filters.section) : [];
    const section = path.at(-1);
    const title = section ? `${section.name} - ${text.title}` : text.title;
    return {
      title: list.page > 1 ? listMessages[locale].pageTitle(title, list.page) : title,
      description: section?.summary ?? text.description,
      query: { section: section?.slug, page: pageField(list.page) },
      isEmpty: list.items.length === 0,
      structuredData: import.meta.env.SSR
        ? [
            breadcrumbList(site, locale, [
              { name: text.title, path: '/support/document' },
              ...path.map(({ slug, name }) => ({
                name,
                path: `/support/document?section=${slug}`,
              })),
            ]),
          ]
        : [],
    };
  },
  View: DocumentsView,
});
