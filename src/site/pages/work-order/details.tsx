import type { WorkOrder } from '#api/work-orders/contract.ts';
import { dotted } from '#site/components/sheet.tsx';
import { workOrderMessages } from '#site/i18n/work-order.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { DefinitionList } from '#ui/facts.tsx';
import { useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Words } from '#ui/phrases.tsx';
import { Table } from '#ui/table.tsx';

/** Colours of marked entries of the timeline. */
const dots: Partial<Record<WorkOrder['events'][number]['kind'], string>> = {
  problem_reported: 'bg-warn',
  problem_solved: 'bg-good',
};

/** Customer, place and times. */
export function Facts({ order }: { order: WorkOrder }) {
  const text = useMessages(workOrderMessages);
  const { moment, span } = useZoned(order.timeZone);
  const { scheduledFrom, scheduledTo, startedAt, completedAt, contact, project } = order;
  const schedule =
    scheduledFrom && (scheduledTo ? span(scheduledFrom, scheduledTo) : moment(scheduledFrom));
  return (
    <>
      <DefinitionList
        items={[
          { term: text.customer, detail: order.customerName },
          { term: text.site, detail: order.siteName },
          { term: text.address, detail: order.siteAddress },
          {
            term: text.contact,
            detail: [contact.name, contact.phone].filter(Boolean).join('  '),
          },
          { term: text.kind, detail: text.kinds[order.kind] },
          { term: text.schedule, detail: schedule },
          { term: text.started, detail: startedAt && moment(startedAt) },
          { term: text.completed, detail: completedAt && moment(completedAt) },
          { term: text.project, detail: project && dotted(project.name, project.number) },
        ]}
      />
      {order.summary && (
        <p className="mt-4 text-sm">
          <span className="block text-ink-muted">{text.scope}</span>
          {order.summary}
        </p>
      )}
    </>
  );
}

/** Who does the work. */
export function Engineers({ order }: { order: WorkOrder }) {
  const text = useMessages(workOrderMessages);
  return (
    <ul className="grid gap-4">
      {order.engineers.map(({ name, role, phone, lead }) => (
        <li key={name} className="flex break-inside-avoid items-center gap-3 text-sm">
          <span
            aria-hidden="true"
            className="flex size-10 shrink-0 items-center justify-center rounded-full bg-surface-2 font-semibold"
          >
            {name.slice(0, 1)}
          </span>
          <span className="min-w-0 grow">
            <span className="flex items-center gap-2 font-semibold">
              {name}
              {lead && <Badge>{text.lead}</Badge>}
            </span>
            <span className="text-ink-muted">{role}</span>
          </span>
          {phone && <span className="text-ink-muted tabular-nums">{phone}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What happened, in the order of the answer. */
export function Timeline({ order }: { order: WorkOrder }) {
  const { short } = useZoned(order.timeZone);
  return (
    <ol className="border-s border-line">
      {order.events.map(({ kind, text, happenedAt }) => (
        <li
          key={happenedAt + text}
          className="relative break-inside-avoid pb-5 ps-5 last:pb-0 print:pb-2"
        >
          <span
            aria-hidden="true"
            className={`absolute -start-[5px] top-2 size-[9px] rounded-full ${dots[kind] ?? 'bg-ink-muted'}`}
          />
          <time dateTime={happenedAt} className="text-xs text-ink-muted tabular-nums">
            {short(happenedAt)}
          </time>
          <p className="text-sm">{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Visits as a table, each with a place for comments. */
export function Visits({ order }: { order: WorkOrder }) {
  const text = useMessages(workOrderMessages);
  const { span } = useZoned(order.timeZone);
  return (
    <Table
      caption={`${order.siteName} ${text.visits}`}
      rows={order.visits}
      columns={[
        { head: text.visitColumns.purpose, cell: (visit) => <Words text={visit.purpose} /> },
        {
          head: text.visitColumns.time,
          cell: (visit) => span(visit.startsAt, visit.endsAt),
        },
        {
          head: text.visitColumns.state,
          cell: ({ status, isOverdue }) =>
            isOverdue ? (
              <Badge tone="warn">{text.visitOverdue}</Badge>
            ) : (
              <Badge tone={status === 'done' ? 'good' : status === 'planned' ? 'info' : undefined}>
                {text.visitStatuses[status]}
              </Badge>
            ),
        },
        {
          head: text.visitColumns.note,
          cell: ({ id, purpose, note }) => (
            <>
              {note ?? '–'}
              <span className="block">
                <CommentButton anchor={{ part: 'visit', key: id }} title={purpose} />
              </span>
            </>
          ),
        },
      ]}
    />
  );
}
