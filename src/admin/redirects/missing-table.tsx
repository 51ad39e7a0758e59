import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Moment } from '../core/moment.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { redirectMessages } from './messages.ts';
import { MISSING_KEY, type MissingItem } from './types.ts';

/** The table of missing addresses; without the right to redirect them it has no actions. */
export function MissingTable({
  items,
  onRedirect,
}: {
  items: MissingItem[];
  onRedirect: (path: string) => void;
}) {
  const text = useMessages(redirectMessages);
  const may = useMay();
  const columns: Column<MissingItem>[] = [
    {
      head: text.path,
      cell: ({ path }) => (
        <span className="block min-w-48 font-mono text-sm break-all">{path}</span>
      ),
    },
    { head: text.count, align: 'end', cell: ({ count }) => count },
    {
      head: text.linkedFrom,
      cell: ({ lastReferrer }) =>
        lastReferrer ? (
          <span className="font-mono text-sm break-all">{lastReferrer}</span>
        ) : (
          <span className="text-ink-muted">{text.unknown}</span>
        ),
    },
    {
      head: text.lastSeen,
      cell: ({ lastSeenAt }) => <Moment at={lastSeenAt} />,
    },
  ];
  if (may('redirects.create')) {
    columns.push({
      head: text.action,
      cell: (item) => <Actions item={item} onRedirect={() => onRedirect(item.path)} />,
    });
  }
  return (
    <Table caption={text.missing} columns={columns} rows={items} rowKey={({ path }) => path} />
  );
}

function Actions({
  item: { path, status },
  onRedirect,
}: {
  item: MissingItem;
  onRedirect: () => void;
}) {
  const text = useMessages(redirectMessages);
  const { run, isBusy } = useAction([MISSING_KEY]);
  const isIgnored = status === 'ignored';
  const mark = () =>
    run((api) => {
      const body = { path, status: isIgnored ? 'open' : 'ignored' } as const;
      return api('PUT /admin/missing-pages/status', { body });
    });
  if (status === 'done') return null;
  return (
    <RowActions
      actions={[
        { label: text.makeRedirect, name: text.makeRedirectFor(path), onClick: onRedirect },
        {
          label: isIgnored ? text.reopen : text.ignore,
          name: isIgnored ? text.reopenName(path) : text.ignoreName(path),
          isBusy,
          onClick: mark,
        },
      ]}
    />
  );
}
