import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { Table } from '#ui/table.tsx';
import type { RowSelection } from '../bulk/row-selection.ts';
import { SelectableCell } from '../bulk/select-box.tsx';
import { factMessages } from './messages.ts';
import type { FactItem } from './types.ts';

/** The table of facts; the key opens one. */
export function FactTable({
  items,
  selection,
  onOpen,
}: {
  items: FactItem[];
  selection: RowSelection | undefined;
  onOpen(id: string): void;
}) {
  const text = useMessages(factMessages);
  const locale = useLocale();
  const dates = useDates();
  return (
    <Table
      caption={text.title}
      hideCaption
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        {
          head: text.key,
          cell: ({ id, key, subject }) => (
            <SelectableCell selection={selection} id={id} title={key}>
              <button
                type="button"
                className="link text-start font-mono text-sm break-words"
                onClick={() => onOpen(id)}
              >
                {key}
              </button>
              <span className="block text-xs font-normal text-ink-muted">
                {text.subjects[subject]}
              </span>
            </SelectableCell>
          ),
        },
        {
          head: text.value,
          cell: ({ value, condition }) => (
            <span className="grid max-w-[26em] gap-0.5">
              <span className="font-medium">{value[locale]}</span>
              {condition[locale] && (
                <span className="text-xs text-ink-muted">{condition[locale]}</span>
              )}
            </span>
          ),
        },
        {
          head: text.source,
          cell: ({ source }) => (
            <span className="grid max-w-[22em] gap-0.5">
              {text.sources[source.kind]}
              {source[locale] && <span className="text-xs text-ink-muted">{source[locale]}</span>}
            </span>
          ),
        },
        {
          head: text.checkedOn,
          cell: ({ checkedOn, isDue }) => (
            <span className="inline-flex flex-wrap items-center gap-2 whitespace-nowrap">
              {dates.day(checkedOn)}
              {isDue && <Badge tone="warn">{text.due}</Badge>}
            </span>
          ),
        },
        {
          head: text.usedIn,
          align: 'end',
          cell: ({ uses }) => <span className="whitespace-nowrap">{text.uses(uses)}</span>,
        },
      ]}
    />
  );
}
