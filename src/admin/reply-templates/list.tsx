import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { optionsOf } from '../core/filters.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { RowActions } from '../core/row-actions.tsx';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { replyTemplateMessages } from './messages.ts';
import { TemplateDialog } from './template-dialog.tsx';
import type { ReplyTemplate } from './types.ts';

export function ReplyTemplateList() {
  const text = useMessages(replyTemplateMessages);
  const [edited, setEdited] = useState<ReplyTemplate>();
  const columns: Column<ReplyTemplate>[] = [
    {
      head: text.name,
      cell: ({ name, active, textEn }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {name}
          {!active && <Badge>{text.off}</Badge>}
          {!textEn && <Badge>{text.noEnglish}</Badge>}
        </span>
      ),
    },
    {
      head: text.textZh,
      cell: ({ textZh }) => (
        <span lang="zh-CN" className="line-clamp-2 max-w-[36em]">
          {textZh}
        </span>
      ),
    },
    {
      head: text.action,
      cell: (item) => (
        <RowActions
          actions={[
            { label: text.edit, name: text.editName(item.name), onClick: () => setEdited(item) },
          ]}
        />
      ),
    },
  ];
  return (
    <>
      <RecordList
        kind="reply-template"
        title={text.title}
        intro={<ListIntro>{text.intro}</ListIntro>}
        searchLabel={text.search}
        filters={[
          {
            name: 'state',
            label: text.state,
            options: optionsOf(['on', 'off'], text),
          },
        ]}
        read={listOf('GET /admin/reply-templates')}
        columns={columns}
        nameOf={({ name }) => name}
        totalText={text.total}
        empty={{ title: text.emptyTitle, text: text.emptyText }}
        add={text.add}
        form={(onClose) => <TemplateDialog item={undefined} onClose={onClose} />}
      />
      {edited && <TemplateDialog item={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
