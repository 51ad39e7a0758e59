import { factSources, factSubjects } from '#contracts/enums/facts.ts';
import { Badge } from '#ui/badge.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { optionsOf } from '../core/filters.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { useSearchFields } from '../core/search-fields.ts';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { FactDialog } from './fact-dialog.tsx';
import { factMessages } from './messages.ts';
import type { FactItem } from './types.ts';

/** The facts; the key of one opens it, and its id in the address does. */
export function FactList() {
  const text = useMessages(factMessages);
  const { search, change } = useSearchFields();
  const columns = useColumns((id) => change({ id }));
  const { id } = search;
  return (
    <>
      <RecordList
        kind="fact"
        title={text.title}
        intro={<ListIntro>{text.intro}</ListIntro>}
        searchLabel={text.search}
        filters={[
          {
            name: 'subject',
            label: text.subject,
            options: optionsOf(factSubjects, text.subjects),
          },
          {
            name: 'source',
            label: text.source,
            options: optionsOf(factSources, text.sources),
          },
          {
            name: 'state',
            label: text.state,
            options: optionsOf(['due', 'unused'], text),
          },
        ]}
        read={listOf('GET /admin/facts')}
        columns={columns}
        nameOf={({ key }) => key}
        totalText={text.total}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        add={text.add}
        form={(onClose) => <FactDialog id={undefined} onClose={onClose} />}
      />
      {id && <FactDialog key={id} id={id} onClose={() => change({ id: undefined })} />}
    </>
  );
}

function useColumns(onOpen: (id: string) => void): Column<FactItem>[] {
  const text = useMessages(factMessages);
  const locale = useLocale();
  const dates = useDates();
  return [
    {
      head: text.key,
      cell: ({ id, key, subject }) => (
        <>
          <button
            type="button"
            className="link text-start font-mono text-sm break-words"
            onClick={() => onOpen(id)}
          >
            {key}
          </button>
          <span className="block text-xs font-normal text-ink-muted">{text.subjects[subject]}</span>
        </>
      ),
    },
    {
      head: text.value,
      cell: ({ value, condition }) => (
        <span className="grid max-w-[26em] gap-0.5">
          <span className="font-medium">{value[locale]}</span>
          {condition[locale] && <span className="text-xs text-ink-muted">{condition[locale]}</span>}
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
  ];
}
