import type { listCases } from '#api/cases/contract.ts';
import type { RouteData } from '#contracts/route.ts';
import { SearchForm } from '#site/components/search-form.tsx';
import { casesMessages } from '#site/i18n/cases.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconChevronDown, IconClose } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import type { Fields } from './filters.ts';

type List = RouteData<typeof listCases>;
type Choice = List['facets']['industries'][number];

/**
 * Search and filters. The filters are folded until one is chosen; each option is a link with the
 * number of matching cases.
 */
export function FilterBar({ list, filters }: { list: List; filters: Fields }) {
  const text = useMessages(casesMessages);
  const shared = useMessages(listMessages);
  const { facets } = list;
  const { q, ...chosen } = filters;
  return (
    <div className="mb-6 border-y border-line py-3 md:mb-8">
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-2">
        <SearchForm
          to="/cases"
          label={text.search}
          words={q}
          keep={{ ...filters, q: undefined }}
          className="w-full sm:w-88"
        />
        <p className="text-sm text-ink-muted tabular-nums" role="status">
          {q ? shared.results(q, list.total) : text.total(list.total)}
          {list.corrected && ` ${text.corrected(list.corrected)}`}
        </p>
        {Object.keys(filters).length > 0 && (
          <Button to="/cases" search={{}} variant="ghost" flush icon={IconClose}>
            {Object.keys(chosen).length > 0 ? shared.clear : shared.clearWords}
          </Button>
        )}
        {/* On wide windows its line stays at the end of the first row, open or closed. */}
        <details
          className="no-print open:basis-full lg:basis-full lg:not-open:-mt-2"
          open={Object.keys(chosen).length > 0}
        >
          <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-key lg:absolute lg:end-0 lg:top-0.5">
            {text.filters}
            <IconChevronDown size={16} className="chevron" />
          </summary>
          <div className="grid grid-cols-1 gap-1 pb-1">
            <FilterRow name="industry" choices={facets.industries} filters={filters} />
            <FilterRow name="product" choices={facets.products} filters={filters} />
            <FilterRow name="solution" choices={facets.solutions} filters={filters} />
          </div>
        </details>
      </div>
    </div>
  );
}

function FilterRow({
  name,
  choices,
  filters,
}: {
  name: 'industry' | 'product' | 'solution';
  choices: Choice[];
  filters: Fields;
}) {
  const text = useMessages(casesMessages);
  const shared = useMessages(listMessages);
  const { [name]: current, ...others } = filters;
  return (
    <nav aria-label={text[name]} className="flex items-center gap-2">
      <span
        className="w-[3.5em] shrink-0 text-sm text-ink-muted [:lang(en)_&]:w-[4.75em]"
        aria-hidden="true"
      >
        {text[name]}
      </span>
      <ul className="segments min-w-0 grow md:flex-wrap">
        <li>
          <Link
            to="/cases"
            search={others}
            keepScroll
            className="segment"
            aria-current={current ? undefined : 'true'}
          >
            {shared.all}
          </Link>
        </li>
        {choices.map((choice) => (
          <li key={choice.key}>
            {choice.count > 0 || choice.key === current ? (
              <Link
                to="/cases"
                search={{ ...others, [name]: choice.key }}
                keepScroll
                className="segment"
                aria-current={choice.key === current ? 'true' : undefined}
              >
                <ChoiceName choice={choice} />
              </Link>
            ) : (
              <span className="segment cursor-default opacity-75">
                <ChoiceName choice={choice} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ChoiceName({ choice }: { choice: Choice }) {
  return (
    <>
      {choice.name}
      <span className="text-xs font-normal tabular-nums">{choice.count}</span>
    </>
  );
}
