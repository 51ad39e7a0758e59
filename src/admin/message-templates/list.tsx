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
const htmlLanguages = { zh: 'zh-CN', en: 'en' } as const;

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
          <span className="text-xs font-normal text-ink-muted">
            {text.readers[templateOf(item.event).reader]}{' '}
            <code className="font-mono max-sm:hidden">{item.event}</code>
          </span>
        </span>
      ),
    },
    {
      head: text.texts,
      cell: ({ subjectZh, subjectEn }) => {
        const subjects = { zh: subjectZh, en: subjectEn };
        const other = locale === 'zh' ? 'en' : 'zh';
        // A phone has room for one of them; the list would be ten screens long.
        return (
          <span className="grid max-w-[36em] gap-0.5 break-words">
            <span lang={htmlLanguages[locale]}>{subjects[locale]}</span>
            <span lang={htmlLanguages[other]} className="text-ink-muted max-sm:hidden">
              {subjects[other]}
            </span>
          </span>
        );
      },
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
