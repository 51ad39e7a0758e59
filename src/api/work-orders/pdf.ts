import { dotted, openingBlocks, sharedPdfPicture } from '#api/sheets/pdf/blocks.ts';
import type { PdfContext } from '#api/sheets/pdf/pdf-context.ts';
import type { PdfBlock, PdfContent, PdfDocument } from '#content/pdf/document.ts';
import { zonedTimes } from '#contracts/figures.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { openMoves } from '#contracts/sheets/open-moves.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import { workOrderWords } from '#contracts/sheets/words/work-order.ts';
import type { WorkOrder } from './contract.ts';

const statusTones = {
  draft: 'ink',
  scheduled: 'info',
  in_progress: 'info',
  paused: 'warn',
  completed: 'good',
  cancelled: 'ink',
} as const;
const stateTones = {
  todo: 'muted',
  doing: 'info',
  done: 'good',
  failed: 'bad',
  blocked: 'warn',
} as const;
const problemTones = { open: 'warn', solving: 'info', solved: 'good', waived: 'muted' } as const;

/** A work order as a document, in its own language. */
export function workOrderPdf(answer: WorkOrder, { provider }: PdfContext): PdfDocument {
  const order = keepUnits(answer);
  const { locale } = order;
  const text = workOrderWords[locale];
  const { moment } = zonedTimes(locale, order.timeZone);
  return {
    title: `${order.title} ${order.number}`,
    locale,
    provider,
    kind: text.sheet,
    marks: [order.number],
    notice: sheetWords[locale].notice,
    blocks: [
      ...openingBlocks(locale, {
        title: order.title,
        lead: dotted(order.customerName, order.siteName),
        number: order.number,
        version: order.revision,
        date: text.updated(moment(order.updatedAt)),
        status: { label: text.statuses[order.status], tone: statusTones[order.status] },
      }),
      summaryBlock(order),
      ...moveBlocks(order),
      { kind: 'section', title: text.facts },
      factsBlock(order),
      ...(order.summary ? [{ kind: 'paragraph', text: order.summary } as const] : []),
      ...engineerBlocks(order),
      ...taskBlocks(order),
      ...problemBlocks(order),
      ...visitBlocks(order),
      ...timelineBlocks(order),
    ],
  };
}

function summaryBlock(order: WorkOrder): PdfBlock {
  const { locale, progress, waiting, timeZone } = order;
  const text = workOrderWords[locale];
  const { short, span } = zonedTimes(locale, timeZone);
  const moves = openMoves(order);
  const visit = order.nextVisit === null ? undefined : order.visits[order.nextVisit];
  return {
    kind: 'figures',
    items: [
      {
        label: text.progress,
        value: `${progress.percent}%`,
        note: text.progressText(progress.done, progress.total),
      },
      {
        label: text.move,
        value:
          moves.length > 0
            ? text.both(moves.map(({ party }) => text.parties[party]))
            : text.moveNone,
        ...(waiting && { note: text.moveSince(short(waiting.since)) }),
      },
      {
        label: text.nextVisit,
        value: visit ? short(visit.startsAt) : text.noVisit,
        ...(visit && { note: `${span(visit.startsAt, visit.endsAt)}\n${visit.purpose}` }),
      },
    ],
  };
}

/** What each party has to do. */
function moveBlocks(order: WorkOrder): PdfBlock[] {
  const text = workOrderWords[order.locale];
  const items = openMoves(order).flatMap(({ party, todo }) =>
    todo.map((line) => `${text.partyMove(text.parties[party])}${line}`),
  );
  return items.length > 0 ? [{ kind: 'list', items }] : [];
}

function factsBlock(order: WorkOrder): PdfBlock {
  const text = workOrderWords[order.locale];
  const { moment, span } = zonedTimes(order.locale, order.timeZone);
  const { scheduledFrom, scheduledTo, startedAt, completedAt, contact, project } = order;
  return {
    kind: 'facts',
    columns: 2,
    items: [
      { term: text.customer, detail: order.customerName },
      { term: text.site, detail: order.siteName },
      { term: text.address, detail: order.siteAddress },
      { term: text.contact, detail: [contact.name, contact.phone].filter(Boolean).join('  ') },
      { term: text.kind, detail: text.kinds[order.kind] },
      {
        term: text.schedule,
        detail:
          scheduledFrom && (scheduledTo ? span(scheduledFrom, scheduledTo) : moment(scheduledFrom)),
      },
      { term: text.started, detail: startedAt && moment(startedAt) },
      { term: text.completed, detail: completedAt && moment(completedAt) },
      { term: text.project, detail: project && dotted(project.name, project.number) },
    ],
  };
}

function engineerBlocks({ locale, engineers }: WorkOrder): PdfBlock[] {
  if (engineers.length === 0) return [];
  const text = workOrderWords[locale];
  return [
    { kind: 'section', title: text.engineers },
    {
      kind: 'facts',
      columns: 2,
      items: engineers.map(({ name, role, phone, lead }) => ({
        term: name,
        detail: dotted(role, lead ? text.lead : null, phone),
      })),
    },
  ];
}

function taskBlocks({ locale, timeZone, tasks, progress }: WorkOrder): PdfBlock[] {
  const text = workOrderWords[locale];
  const { short } = zonedTimes(locale, timeZone);
  const remaining = progress.total - progress.done;
  return [
    {
      kind: 'section',
      title: text.tasks,
      aside: remaining > 0 ? text.remaining(remaining) : undefined,
    },
    ...tasks.flatMap((task, index): PdfBlock[] => [
      {
        kind: 'subheading',
        text: `${index + 1}\u00a0 ${task.title}`,
        aside: dotted(text.states[task.state], task.finishedAt && short(task.finishedAt)),
        asideTone: stateTones[task.state],
      },
      ...(task.detail
        ? [
            {
              kind: 'paragraph',
              text: task.detail,
              tone: 'muted',
              introduces: hasEvidence(task),
            } as const,
          ]
        : []),
      ...(task.reason
        ? [
            {
              kind: 'paragraph',
              text: task.reason,
              tone: 'warn',
              introduces: hasEvidence(task),
            } as const,
          ]
        : []),
      ...(hasEvidence(task)
        ? [
            {
              kind: 'pictures',
              pictures: task.evidence.map(sharedPdfPicture),
              columns: 4,
            } as const,
          ]
        : []),
      ...(!hasEvidence(task) && task.evidenceRequired
        ? [{ kind: 'paragraph', text: text.evidenceMissing, tone: 'warn', size: 'small' } as const]
        : []),
    ]),
  ];
}

const hasEvidence = ({ evidence }: WorkOrder['tasks'][number]) => evidence.length > 0;

function problemBlocks({ locale, timeZone, problems }: WorkOrder): PdfBlock[] {
  const text = workOrderWords[locale];
  const { short } = zonedTimes(locale, timeZone);
  const heading: PdfBlock = { kind: 'section', title: text.problems };
  if (problems.length === 0) return [heading, { kind: 'paragraph', text: text.noProblems }];
  return [
    heading,
    ...problems.flatMap((problem): PdfBlock[] => [
      {
        kind: 'subheading',
        text: problem.title,
        aside: dotted(text.problemStatuses[problem.status], text.severities[problem.severity]),
        asideTone: problemTones[problem.status],
      },
      ...(problem.detail
        ? [{ kind: 'paragraph', text: problem.detail, tone: 'muted' } as const]
        : []),
      ...(problem.solution
        ? [{ kind: 'paragraph', text: `${text.solution} ${problem.solution}` } as const]
        : []),
      {
        kind: 'paragraph',
        text: dotted(
          text.owner(text.parties[problem.owner]),
          text.reported(short(problem.reportedAt)),
          problem.solvedAt && text.solved(short(problem.solvedAt)),
        ),
        tone: 'muted',
        size: 'small',
      },
    ]),
  ];
}

function visitBlocks({ locale, timeZone, visits }: WorkOrder): PdfBlock[] {
  if (visits.length === 0) return [];
  const text = workOrderWords[locale];
  const { span } = zonedTimes(locale, timeZone);
  const head = text.visitColumns;
  return [
    { kind: 'section', title: text.visits },
    {
      kind: 'table',
      columns: [
        { head: head.purpose, share: 3 },
        { head: head.time, share: 4 },
        { head: head.state, share: 2 },
        { head: head.note, share: 4 },
      ],
      rows: visits.map(({ purpose, startsAt, endsAt, status, isOverdue, note }) => [
        purpose,
        span(startsAt, endsAt),
        [
          isOverdue
            ? { text: text.visitOverdue, tone: 'warn' }
            : { text: text.visitStatuses[status], tone: status === 'done' ? 'good' : 'ink' },
        ] satisfies PdfContent,
        note ?? '–',
      ]),
    },
  ];
}

function timelineBlocks({ locale, timeZone, events }: WorkOrder): PdfBlock[] {
  if (events.length === 0) return [];
  const { short } = zonedTimes(locale, timeZone);
  return [
    { kind: 'section', title: workOrderWords[locale].timeline },
    {
      kind: 'facts',
      items: events.map(({ text, happenedAt }) => ({ term: short(happenedAt), detail: text })),
    },
  ];
}
