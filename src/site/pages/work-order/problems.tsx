import type { WorkOrder } from '#api/work-orders/contract.ts';
import { workOrderMessages } from '#site/i18n/work-order.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';

type Problem = WorkOrder['problems'][number];

const severityTones: Record<Problem['severity'], Tone | undefined> = {
  low: undefined,
  medium: 'warn',
  high: 'bad',
};
const statusTones: Record<Problem['status'], Tone | undefined> = {
  open: 'warn',
  solving: 'info',
  solved: 'good',
  waived: undefined,
};

/** Current and past problems: who is responsible, and how each was solved. */
export function Problems({ order }: { order: WorkOrder }) {
  const text = useMessages(workOrderMessages);
  const { short } = useZoned(order.timeZone);
  if (order.problems.length === 0) return <p className="text-ink-muted">{text.noProblems}</p>;
  return (
    <ul className="grid gap-4 lg:grid-cols-3">
      {order.problems.map((problem) => (
        <li
          key={problem.id}
          className="break-inside-avoid rounded-md border border-line bg-surface p-5 print:p-3"
        >
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-base">{problem.title}</h3>
            <Badge dot tone={statusTones[problem.status]}>
              {text.problemStatuses[problem.status]}
            </Badge>
            <Badge tone={severityTones[problem.severity]}>
              {text.severities[problem.severity]}
            </Badge>
          </div>
          {problem.detail && <p className="mt-1 text-sm text-ink-muted">{problem.detail}</p>}
          {problem.solution && (
            <p className="mt-2 border-s-2 border-good ps-3 text-sm">
              <span className="text-ink-muted">{text.solution} </span>
              {problem.solution}
            </p>
          )}
          <p className="mt-3 flex flex-wrap gap-x-4 text-xs text-ink-muted tabular-nums">
            <span>{text.owner(text.parties[problem.owner])}</span>
            <span>{text.reported(short(problem.reportedAt))}</span>
            {problem.solvedAt && <span>{text.solved(short(problem.solvedAt))}</span>}
          </p>
          <CommentButton anchor={{ part: 'problem', key: problem.id }} title={problem.title} />
        </li>
      ))}
    </ul>
  );
}
