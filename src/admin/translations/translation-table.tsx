import { Link } from '@tanstack/react-router';
import type { AdminEndpoints } from '#api/endpoints.ts';
import type { Freshness } from '#contracts/enums/content.ts';
import type { RouteData } from '#contracts/route.ts';
import { Button } from '#ui/button.tsx';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { showToast } from '#ui/state/notices.ts';
import { type Column, Table } from '#ui/table.tsx';
import type { RowSelection } from '../bulk/row-selection.ts';
import { SelectBox } from '../bulk/select-box.tsx';
import { useMay, useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { contentMessages } from '../publishing/messages.ts';
import { useRefresh } from '../publishing/record/record.ts';
import { translationMessages } from './messages.ts';

type Item = RouteData<AdminEndpoints['GET /admin/translations']>['items'][number];

/** Records with their translations; stale ones have the actions. */
export function TranslationTable({
  items,
  state,
  selection,
  onCompare,
}: {
  items: Item[];
  state: Freshness;
  selection: RowSelection | undefined;
  onCompare: (id: string) => void;
}) {
  const text = useMessages(translationMessages);
  const content = useMessages(contentMessages);
  const locale = useLocale();
  const dates = useDates();
  const titleOf = ({ title, name }: Item) => title[locale] || title.zh || name;
  const columns: Column<Item>[] = [
    {
      head: text.record,
      cell: (item) => (
        <span className="flex items-center gap-4">
          {selection && <SelectBox selection={selection} id={item.id} title={titleOf(item)} />}
          <Link
            to={`/content/${item.kind}/${item.id}`}
            search={{ view: 'en' } as never}
            className="link"
          >
            {titleOf(item)}
          </Link>
        </span>
      ),
    },
    { head: text.kind, cell: ({ kind }) => content.kinds[kind] },
    {
      head: text.changed,
      cell: ({ changedAt }) => <span className="whitespace-nowrap">{dates.day(changedAt)}</span>,
    },
  ];
  if (state === 'stale') {
    columns.push({
      head: text.action,
      cell: (item) => <Actions item={item} title={titleOf(item)} onCompare={onCompare} />,
    });
  }
  return (
    <Table
      caption={text.states[state]}
      hideCaption
      rows={items}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

function Actions({
  item: { id },
  title,
  onCompare,
}: {
  item: Item;
  title: string;
  onCompare: (id: string) => void;
}) {
  const text = useMessages(translationMessages);
  const may = useMay();
  const { api } = useSession();
  const { run, isBusy } = useAction();
  const refresh = useRefresh();
  const confirm = () =>
    run(async () => {
      await api('POST /admin/records/:id/source-confirmation', { params: { id } });
      await refresh();
      showToast('success', text.confirmed);
    });
  const looks = {
    variant: 'ghost',
    size: 'sm',
    flush: true,
    className: '-my-1.5 whitespace-nowrap',
  } as const;
  return (
    <span className="flex flex-wrap gap-x-4">
      <Button {...looks} aria-label={text.seeChangesOf(title)} onClick={() => onCompare(id)}>
        {text.seeChanges}
      </Button>
      {may('content.publish') && (
        <Button {...looks} busy={isBusy} aria-label={text.stillRightOf(title)} onClick={confirm}>
          {text.stillRight}
        </Button>
      )}
    </span>
  );
}
