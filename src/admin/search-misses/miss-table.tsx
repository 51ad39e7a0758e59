import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Moment } from '../core/moment.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { searchMissMessages } from './messages.ts';
import { MISSES_KEY, type SearchMiss } from './types.ts';

/** The table of searches; without the right to improve them it has no actions. */
export function MissTable({
  items,
  onOpen,
}: {
  items: SearchMiss[];
  onOpen: (miss: SearchMiss) => void;
}) {
  const text = useMessages(searchMissMessages);
  const may = useMay();
  const columns: Column<SearchMiss>[] = [
    {
      head: text.search,
      cell: ({ query, locale }) => (
        <span className="break-all" lang={locale === 'zh' ? 'zh-CN' : 'en'}>
          {query}
        </span>
      ),
    },
    { head: text.language, cell: ({ locale }) => <Badge>{text.languages[locale]}</Badge> },
    { head: text.count, align: 'end', cell: ({ count }) => count },
    {
      head: text.lastAsked,
      cell: ({ lastAskedAt }) => <Moment at={lastAskedAt} />,
    },
  ];
  if (may('searches.update')) {
    columns.push({
      head: text.action,
      cell: (miss) => <Actions miss={miss} onOpen={() => onOpen(miss)} />,
    });
  }
  return <Table caption={text.title} columns={columns} rows={items} />;
}

function Actions({
  miss: { id, query, status },
  onOpen,
}: {
  miss: SearchMiss;
  onOpen: () => void;
}) {
  const text = useMessages(searchMissMessages);
  const { run, isBusy } = useAction([MISSES_KEY]);
  const isOpen = status === 'open';
  const mark = () =>
    run((api) => {
      const body = { status: isOpen ? 'ignored' : 'open' } as const;
      return api('PUT /admin/search-misses/:id/status', { params: { id }, body });
    });
  return (
    <RowActions
      actions={[
        { label: text.handle, name: text.handleName(query), onClick: onOpen },
        {
          label: isOpen ? text.ignore : text.reopen,
          name: isOpen ? text.ignoreName(query) : text.reopenName(query),
          isBusy,
          onClick: mark,
        },
      ]}
    />
  );
}
