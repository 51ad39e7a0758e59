import type { listDocuments } from '#api/documents/contract.ts';
import { documentLevels } from '#contracts/enums/documents.ts';
import type { RouteData } from '#contracts/route.ts';
import { documentsMessages } from '#site/i18n/documents.ts';
import { listMessages } from '#site/i18n/lists.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import type { Filters } from './filters.ts';

/** Filter links for product and level, with the number of matching documents. */
export function FilterLinks({
  list,
  filters,
}: {
  list: RouteData<typeof listDocuments>;
  filters: Filters;
}) {
  const text = useMessages(documentsMessages);
  const common = useMessages(listMessages);
  const { q } = filters;
  const link = (change: Partial<Filters>) => ({
    to: '/support/document' as const,
    search: { ...filters, ...change },
  });
  return (
    <div className="mb-6 grid grid-cols-1 gap-2 border-b border-line pb-3">
      <SegmentedLinks
        label={text.product}
        items={[
          { label: text.allProducts, current: !filters.product, ...link({ product: undefined }) },
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
          {list.corrected && ` ${common.corrected(list.corrected)}`}
        </p>
      </div>
    </div>
  );
}
