import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '#ui/i18n/messages.tsx';
import { IconMenu } from '#ui/icons.tsx';
import { runOfShowMessages } from './messages.ts';
import { clockAt, type RunOfShow, timesOf } from './plan.ts';
import { useDrag } from './use-drag.ts';

interface SegmentListProps {
  plan: RunOfShow;
  onOpen(id: string): void;
  onMove(id: string, to: number): void;
}

/** The segments with their times of day; each is moved by its handle. */
export function SegmentList({ plan, onOpen, onMove }: SegmentListProps) {
  const text = useMessages(runOfShowMessages);
  const [announcement, setAnnouncement] = useState('');
  const { segments } = plan;
  const move = (id: string, to: number) => {
    const index = Math.max(0, Math.min(segments.length - 1, to));
    const name = segments.find((segment) => segment.id === id)?.name ?? '';
    onMove(id, index);
    setAnnouncement(text.moved(name, index + 1, segments.length));
  };
  const { dragged, listProps, startDrag } = useDrag(
    segments.map(({ id }) => id),
    move,
  );
  const onKeyDown = (event: KeyboardEvent, id: string, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(id, index + step);
  };
  return (
    <>
      <ol {...listProps} className="grid gap-2" aria-label={text.segments}>
        {timesOf(plan).map(({ id, name, minutes, goods, from }, index) => (
          <li
            key={id}
            data-dragged={dragged === id || undefined}
            className="flex items-stretch rounded-sm border border-line bg-surface-2 data-dragged:border-key"
          >
            <button
              type="button"
              aria-label={text.handle(name)}
              onKeyDown={(event) => onKeyDown(event, id, index)}
              onPointerDown={startDrag(id)}
              className="flex w-11 shrink-0 cursor-grab touch-none items-center justify-center text-ink-muted hover:text-ink"
            >
              <IconMenu size={18} />
            </button>
            <button
              type="button"
              onClick={() => onOpen(id)}
              className="grid min-h-13 min-w-0 grow grid-cols-[3.5rem_1fr_auto] items-center gap-2 py-1.5 pe-3 text-start text-sm hover:text-key"
            >
              <span className="font-mono text-ink-muted">{clockAt(plan.start, from).time}</span>
              <span className="min-w-0">
                <span className="sr-only">{text.edit}</span>
                <span className="block truncate font-medium">{name}</span>
                {goods && <span className="block truncate text-xs text-ink-muted">{goods}</span>}
              </span>
              <span className="text-xs text-ink-muted">{text.minutesOf(minutes)}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
}
