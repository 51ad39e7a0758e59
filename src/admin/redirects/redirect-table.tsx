import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { RowSelection } from '../bulk/row-selection.ts';
import { SelectableCell } from '../bulk/select-box.tsx';
import { coreMessages } from '../core/messages.ts';
import { Moment } from '../core/moment.tsx';
import { redirectMessages } from './messages.ts';
import type { RedirectItem } from './types.ts';

/** The table of redirects; without the right to change them it has no actions. */
export function RedirectTable({
  items,
  selection,
  onEdit,
}: {
  items: RedirectItem[];
  selection: RowSelection | undefined;
  onEdit: ((item: RedirectItem) => void) | undefined;
}) {
  const text = useMessages(redirectMessages);
  const core = useMessages(coreMessages);
  const columns: Column<RedirectItem>[] = [
    {
      head: text.from,
      cell: ({ id, fromPath, active, note }) => (
        <SelectableCell selection={selection} id={id} title={fromPath}>
          <span className="grid gap-0.5">
            <span className="inline-flex flex-wrap items-center gap-2">
              <span className="font-mono text-sm break-all">{fromPath}</span>
              {!active && <Badge>{text.off}</Badge>}
            </span>
            {note && <span className="text-xs font-normal text-ink-muted">{note}</span>}
          </span>
        </SelectableCell>
      ),
    },
    {
      head: text.target,
      cell: ({ target, status }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Badge>{status}</Badge>
          {target ? (
            <span className="font-mono text-sm break-all">{target}</span>
          ) : (
            <span className="text-ink-muted">{text.gone}</span>
          )}
        </span>
      ),
    },
    { head: text.hits, align: 'end', cell: ({ hits }) => hits },
    {
      head: text.lastHit,
      cell: ({ lastHitAt }) => (
        <span className="whitespace-nowrap">
          {lastHitAt ? <Moment at={lastHitAt} /> : core.never}
        </span>
      ),
    },
  ];
  if (onEdit) {
    columns.push({
      head: text.action,
      cell: (item) => (
        <Button
          variant="ghost"
          size="sm"
          flush
          className="-my-1.5 whitespace-nowrap"
          aria-label={text.editName(item.fromPath)}
          onClick={() => onEdit(item)}
        >
          {text.edit}
        </Button>
      ),
    });
  }
  return (
    <Table
      caption={text.redirects}
      hideCaption
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}
