import { Link } from '@tanstack/react-router';
import { templateOf } from '#contracts/outbox/templates.ts';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { Column } from '#ui/table.tsx';
import { optionsOf } from '../core/filters.tsx';
import { listOf } from '../core/keyset-list.tsx';
import { ListIntro, RecordList } from '../records/record-list.tsx';
import { templateMessages } from './messages.ts';
import type { Template } from './types.ts';

const states = ['edited', 'delivered'] as const;

export function TemplateList() {
  const text = useMessages(templateMessages);
  const locale = useLocale();
  const nameOf = ({ nameZh, nameEn }: Template) => (locale === 'zh' ? nameZh : nameEn);
  const columns: Column<Template>[] = [
    {
      head: text.name,
      cell: (item) => (
        <span className="grid gap-0.5">
          <span className="inline-flex flex-wrap items-center gap-2">
            <Link to={`/message-templates/${item.id}`} className="link">
              {nameOf(item)}
            </Link>
            {item.isEdited && <Badge tone="info">{text.edited}</Badge>}
          </span>
          <code className="font-mono text-xs font-normal text-ink-muted">{item.event}</code>
        </span>
      ),
    },
    {
      head: text.reader,
      cell: ({ event }) => text.readers[templateOf(event).reader],
    },
    {
      head: text.texts,
      cell: ({ subjectZh, subjectEn }) => (
        <span className="grid max-w-[36em] gap-0.5 break-words">
          <span lang="zh-CN">{subjectZh}</span>
          <span lang="en" className="text-ink-muted">
            {subjectEn}
          </span>
        </span>
      ),
    },
  ];
  return (
    <RecordList
      kind="message-template"
      title={text.title}
      intro={<ListIntro>{text.intro}</ListIntro>}
      searchLabel={text.search}
      filters={[
        {
          name: 'state',
          label: text.state,
          options: optionsOf(states, text.states),
        },
      ]}
      read={listOf('GET /admin/message-templates')}
      columns={columns}
      nameOf={nameOf}
      totalText={text.total}
      empty={{ title: text.emptyTitle, text: text.emptyText }}
      isSelectable={false}
    />
  );
}
