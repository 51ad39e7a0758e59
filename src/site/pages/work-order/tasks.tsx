import type { WorkOrder } from '#api/work-orders/contract.ts';
import { SheetPictures } from '#site/components/sheet-pictures.tsx';
import { workOrderMessages } from '#site/i18n/work-order.ts';
import { CommentButton } from '#site/sheets/comment-button.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconAlert, IconCheck, IconClose } from '#ui/icons.tsx';
import { cx } from '#ui/text.ts';
import { IconImage } from '#ui/tool-icons.tsx';

type Task = WorkOrder['tasks'][number];

const tones: Record<Task['state'], Tone | undefined> = {
  todo: undefined,
  doing: 'info',
  done: 'good',
  failed: 'bad',
  blocked: 'warn',
};
const rings: Record<Task['state'], string> = {
  todo: 'border-control text-ink-muted',
  doing: 'border-info text-info',
  done: 'border-good text-good',
  failed: 'border-bad text-bad',
  blocked: 'border-warn text-warn',
};

/** The steps with their states, findings and evidence pictures. */
export function Tasks({ order }: { order: WorkOrder }) {
  return (
    <ol className="rounded-md border border-line bg-surface px-5 md:px-6 print:border-0 print:px-0">
      {order.tasks.map((task, index) => (
        <li
          key={task.id}
          aria-current={task.state === 'doing' ? 'step' : undefined}
          className="flex break-inside-avoid gap-4 border-b border-line py-5 last:border-0 print:py-3"
        >
          <span
            aria-hidden="true"
            className={cx(
              'flex size-8 shrink-0 items-center justify-center rounded-full border text-sm font-semibold tabular-nums',
              rings[task.state],
            )}
          >
            <Mark state={task.state} number={index + 1} />
          </span>
          <TaskText task={task} timeZone={order.timeZone} />
        </li>
      ))}
    </ol>
  );
}

function Mark({ state, number }: { state: Task['state']; number: number }) {
  if (state === 'done') return <IconCheck size={16} />;
  if (state === 'failed') return <IconClose size={16} />;
  if (state === 'blocked') return <IconAlert size={16} />;
  return number;
}

function TaskText({ task, timeZone }: { task: Task; timeZone: string }) {
  const text = useMessages(workOrderMessages);
  const { short } = useZoned(timeZone);
  const hasEvidence = task.evidence.length > 0;
  return (
    <div className="min-w-0 grow">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base">{task.title}</h3>
        <Badge tone={tones[task.state]}>{text.states[task.state]}</Badge>
        {task.finishedAt && (
          <time
            dateTime={task.finishedAt}
            className="text-xs text-ink-muted tabular-nums md:ms-auto"
          >
            {short(task.finishedAt)}
          </time>
        )}
      </div>
      {task.detail && <p className="mt-1 text-sm text-ink-muted">{task.detail}</p>}
      {task.reason && <p className="mt-2 border-s-2 border-warn ps-3 text-sm">{task.reason}</p>}
      {hasEvidence && (
        <div className="mt-3">
          <h4 className="mb-2 flex items-center gap-2 text-sm font-normal text-ink-muted">
            <IconImage size={16} />
            {text.evidence(task.evidence.length)}
          </h4>
          <SheetPictures pictures={task.evidence} />
        </div>
      )}
      {!hasEvidence && task.evidenceRequired && (
        <p className="mt-2 text-sm text-warn">{text.evidenceMissing}</p>
      )}
      <CommentButton anchor={{ part: 'task', key: task.id }} title={task.title} />
    </div>
  );
}
