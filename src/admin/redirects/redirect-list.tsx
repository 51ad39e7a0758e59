import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { optionsOf } from '../core/filters.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { Moment } from '../core/moment.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useMay } from '../core/session.tsx';
import { RecordList } from '../records/record-list.tsx';
import { redirectMessages } from './messages.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectViews } from './redirect-views.tsx';
import type { RedirectItem } from './types.ts';

/** The redirects, with their use. */
export function RedirectList() {
  const text = useMessages(redirectMessages);
  const may = useMay();
  const [edited, setEdited] = useState<RedirectItem>();
  const columns: Column<RedirectItem>[] = [
    {
      head: text.fromPath,
      cell: ({ fromPath, active, note }) => (
        <span className="grid gap-0.5">
          <span className="inline-flex flex-wrap items-center gap-2">
            <span className="font-mono text-sm break-all">{fromPath}</span>
            {!active && <Badge>{text.off}</Badge>}
          </span>
          {note && <span className="text-xs font-normal text-ink-muted">{note}</span>}
        </span>
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
          {lastHitAt ? <Moment at={lastHitAt} /> : text.never}
        </span>
      ),
    },
  ];
  if (may('redirects.update')) {
    columns.push({
      head: text.action,
      cell: (item) => {
        const name = text.editName(item.fromPath);
        return (
          <RowActions actions={[{ label: text.edit, name, onClick: () => setEdited(item) }]} />
        );
      },
    });
  }
  return (
    <>
      <RecordList
        kind="redirect"
        title={text.title}
        intro={
          <>
            <RedirectViews />
            <p className="mb-6 max-w-[46em] text-sm text-ink-muted">{text.intro}</p>
          </>
        }
        searchLabel={text.search}
        filters={[
          {
            name: 'use',
            label: text.use,
            options: optionsOf(['used', 'unused'], text),
          },
          {
            name: 'state',
            label: text.state,
            options: optionsOf(['on', 'off'], text),
          },
        ]}
        read={listOf('GET /admin/redirects')}
        columns={columns}
        nameOf={({ fromPath }) => fromPath}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        none={{ title: text.noneTitle, text: text.noneText }}
        add={text.add}
        form={(onClose) => <RedirectDialog onClose={onClose} />}
      />
      {edited && <RedirectDialog item={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
