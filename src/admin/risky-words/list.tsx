import { useState } from 'react';
import { riskCategories, riskSeverities } from '#contracts/enums/risky-words.ts';
import { riskTones } from '#contracts/risky-word-names.ts';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { optionsOf } from '../core/filters.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { useMay } from '../core/session.tsx';
import { useAction } from '../core/use-action.ts';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { useRecordRefresh } from '../records/use-refresh.ts';
import { riskyWordMessages } from './messages.ts';
import type { RiskyWordItem } from './types.ts';
import { WordDialog } from './word-dialog.tsx';

export function RiskyWordList() {
  const text = useMessages(riskyWordMessages);
  const may = useMay();
  const [edited, setEdited] = useState<RiskyWordItem>();
  const columns: Column<RiskyWordItem>[] = [
    {
      head: text.word,
      cell: ({ word, active }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <span lang="zh-CN">{word}</span>
          {!active && <Badge>{text.off}</Badge>}
        </span>
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
    { head: text.reason, cell: (item) => <Reason item={item} /> },
  ];
  if (may('riskyWords.update')) {
    columns.push({
      head: text.action,
      cell: (item) => <Actions item={item} onEdit={() => setEdited(item)} />,
    });
  }
  return (
    <>
      <RecordList
        kind="risky-word"
        title={text.title}
        intro={<ListIntro>{text.intro}</ListIntro>}
        searchLabel={text.search}
        filters={[
          {
            name: 'severity',
            label: text.severity,
            options: optionsOf(riskSeverities, text.severities),
          },
          {
            name: 'category',
            label: text.category,
            options: optionsOf(riskCategories, text.categories),
          },
          {
            name: 'state',
            label: text.state,
            options: optionsOf(['on', 'off'], text),
          },
        ]}
        read={listOf('GET /admin/risky-words')}
        columns={columns}
        nameOf={({ word }) => word}
        totalText={text.total}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        add={text.add}
        form={(onClose) => <WordDialog item={undefined} onClose={onClose} />}
      />
      {edited && <WordDialog item={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** Why the word is risky, what to say instead, and what else is known of it. */
function Reason({ item: { reasonZh, suggestionZh, exceptions, note } }: { item: RiskyWordItem }) {
  const text = useMessages(riskyWordMessages);
  return (
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
  );
}

function Actions({ item: { id, word, active }, onEdit }: { item: RiskyWordItem; onEdit(): void }) {
  const text = useMessages(riskyWordMessages);
  const refresh = useRecordRefresh('risky-word');
  const { run, isBusy } = useAction();
  const toggle = () =>
    run(async (api) => {
      await api('PATCH /admin/risky-words/:id', { params: { id }, body: { active: !active } });
      await refresh();
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
