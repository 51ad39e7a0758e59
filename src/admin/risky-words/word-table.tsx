import { useQueryClient } from '@tanstack/react-query';
import { riskTones } from '#contracts/risky-word-names.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import type { RowSelection } from '../bulk/row-selection.ts';
import { SelectableCell } from '../bulk/select-box.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useSession } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { riskyWordMessages } from './messages.ts';
import { RISKY_WORDS_KEY, type RiskyWordItem } from './types.ts';

/** The table of words; without the right to change them it has no actions. */
export function WordTable({
  items,
  selection,
  onEdit,
}: {
  items: RiskyWordItem[];
  selection: RowSelection | undefined;
  onEdit: ((item: RiskyWordItem) => void) | undefined;
}) {
  const text = useMessages(riskyWordMessages);
  const columns: Column<RiskyWordItem>[] = [
    {
      head: text.word,
      cell: ({ id, word, active }) => (
        <SelectableCell selection={selection} id={id} title={word}>
          <span className="inline-flex flex-wrap items-center gap-2">
            <span lang="zh-CN">{word}</span>
            {!active && <Badge>{text.off}</Badge>}
          </span>
        </SelectableCell>
      ),
    },
    {
      head: text.severity,
      cell: ({ severity }) => <Badge tone={riskTones[severity]}>{text.severities[severity]}</Badge>,
    },
    {
      head: text.category,
      cell: ({ category }) => (
        <span className="whitespace-nowrap">{text.categories[category]}</span>
      ),
    },
    {
      head: text.reason,
      cell: ({ reasonZh, suggestionZh, exceptions, note }) => (
        <span className="grid max-w-[36em] gap-0.5">
          <span lang="zh-CN">{reasonZh}</span>
          {suggestionZh && (
            <span lang="zh-CN" className="text-ink-muted">
              {suggestionZh}
            </span>
          )}
          {exceptions.length > 0 && (
            <span className="text-xs text-ink-muted">
              {text.exceptions}: <span lang="zh-CN">{exceptions.join('、')}</span>
            </span>
          )}
          {note && <span className="text-xs text-ink-muted">{note}</span>}
        </span>
      ),
    },
  ];
  if (onEdit) {
    columns.push({
      head: text.action,
      cell: (item) => <Actions item={item} onEdit={() => onEdit(item)} />,
    });
  }
  return (
    <Table
      caption={text.title}
      hideCaption
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
    />
  );
}

function Actions({ item: { id, word, active }, onEdit }: { item: RiskyWordItem; onEdit(): void }) {
  const text = useMessages(riskyWordMessages);
  const { api } = useSession();
  const queries = useQueryClient();
  const { run, isBusy } = useAction();
  const toggle = () =>
    run(async () => {
      await api('PATCH /admin/risky-words/:id', { params: { id }, body: { active: !active } });
      await queries.invalidateQueries({ queryKey: [RISKY_WORDS_KEY] });
    });
  return (
    <RowActions
      actions={[
        { label: text.edit, name: text.editName(word), onClick: onEdit },
        {
          label: active ? text.switchOff : text.switchOn,
          name: text.switchName(word, active),
          isBusy,
          onClick: toggle,
        },
      ]}
    />
  );
}
