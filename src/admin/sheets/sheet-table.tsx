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
      cell: ({ title, customerName, project }) => (
        <span className="grid min-w-40 gap-0.5">
          {(locale === 'en' && title.en) || title.zh}
          <span className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
            {customerName}
            {project && (
              <Link to={`/projects/${project.id}`} className="link whitespace-nowrap">
                {project.number}
              </Link>
            )}
          </span>
        </span>
      ),
    },
    {
      head: text.stage,
      cell: ({ stage, waiting }) => {
        const tone = stageTones[stage];
        return (
          <span className="grid justify-items-start gap-1">
            <Badge {...(tone && { tone })}>{text.stages[stage]}</Badge>
            {waiting && <Waiting waiting={waiting} />}
          </span>
        );
      },
    },
    {
      head: text.owner,
      cell: ({ owner }) =>
        owner && <span className="inline-block min-w-20 wrap-anywhere">{owner.name}</span>,
    },
    { head: text.changed, cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
  ];
  return <Table caption={text.title} columns={columns} rows={items} />;
}
