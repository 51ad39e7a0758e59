import { Link } from '@tanstack/react-router';
import { Badge } from '#ui/badge.tsx';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { Moment } from '../core/moment.tsx';
import { sheetMessages } from './messages.ts';
import { type SheetItem, stageTones } from './types.ts';
import { Waiting } from './waiting.tsx';

/** Sheets of all kinds as a table. */
export function SheetTable({ items }: { items: SheetItem[] }) {
  const text = useMessages(sheetMessages);
  const locale = useLocale();
  const columns: Column<SheetItem>[] = [
    {
      head: text.number,
      cell: ({ id, number, kind }) => (
        <span className="grid gap-0.5">
          <Link to={`/sheets/${id}`} className="link whitespace-nowrap">
            {number}
          </Link>
          <span className="text-xs font-normal text-ink-muted">{text.kinds[kind]}</span>
        </span>
      ),
    },
    {
      head: text.name,
      cell: ({ title, customerName }) => (
        <span className="grid min-w-40 gap-0.5">
          {(locale === 'en' && title.en) || title.zh}
          {customerName && <span className="text-xs text-ink-muted">{customerName}</span>}
        </span>
      ),
    },
    {
      head: text.stage,
      cell: ({ stage }) => {
        const tone = stageTones[stage];
        return <Badge {...(tone && { tone })}>{text.stages[stage]}</Badge>;
      },
    },
    { head: text.waiting, cell: (sheet) => <Waiting waiting={sheet.waiting} /> },
    {
      head: text.project,
      cell: ({ project }) =>
        project ? (
          <Link to={`/projects/${project.id}`} className="link whitespace-nowrap">
            {project.number}
          </Link>
        ) : (
          '–'
        ),
    },
    { head: text.owner, cell: ({ owner }) => owner?.name ?? '–' },
    { head: text.changed, cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  ];
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
