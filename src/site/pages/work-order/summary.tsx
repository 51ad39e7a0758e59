import type { ReactNode } from 'react';
import type { WorkOrder } from '#api/work-orders/contract.ts';
import { openMoves } from '#contracts/sheets/open-moves.ts';
import { workOrderMessages } from '#site/i18n/work-order.ts';
import { Bar } from '#ui/bar.tsx';
import { useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Words } from '#ui/phrases.tsx';

/** Overview: progress, who must act next, and who comes when. */
export function Summary({ order }: { order: WorkOrder }) {
  const text = useMessages(workOrderMessages);
  const { short, span } = useZoned(order.timeZone);
  const { progress, waiting } = order;
  const moves = openMoves(order);
  const visit = order.nextVisit === null ? undefined : order.visits[order.nextVisit];
  return (
    <div className="mt-8 grid gap-4 md:grid-cols-3 print:mt-4 print:grid-cols-3">
      <Tile label={text.progress} value={`${progress.percent}%`}>
        <Bar share={progress.percent / 100} className="mb-2 h-2.5" />
        {text.progressText(progress.done, progress.total)}
      </Tile>
      <Tile
        label={text.move}
        value={
          moves.length > 0
            ? text.both(moves.map(({ party }) => text.parties[party]))
            : text.moveNone
        }
        lit={moves.some(({ party }) => party === 'customer')}
      >
        {waiting && text.moveSince(short(waiting.since))}
        {moves.map(({ party, todo }) => (
          <span key={party} className="mt-1 block text-ink">
            {moves.length > 1 && <strong>{text.partyMove(text.parties[party])}</strong>}
            {todo.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        ))}
      </Tile>
      <Tile label={text.nextVisit} value={visit ? short(visit.startsAt) : text.noVisit}>
        {visit && (
          <>
            {span(visit.startsAt, visit.endsAt)}
            <span className="block text-ink">
              <Words text={visit.purpose} />
            </span>
          </>
        )}
      </Tile>
    </div>
  );
}

function Tile({
  label,
  value,
  lit,
  children,
}: {
  label: string;
  value: ReactNode;
  /** Highlights a tile that needs action from the reader. */
  lit?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      className={`break-inside-avoid rounded-md border bg-surface p-5 print:p-3 ${lit ? 'border-key' : 'border-line'}`}
    >
      <p className="text-sm text-ink-muted">{label}</p>
      <p
        className={`mt-1 mb-3 text-3xl leading-tight font-semibold tracking-tight tabular-nums ${lit ? 'text-key' : ''}`}
      >
        {value}
      </p>
      <div className="text-sm text-ink-muted">{children}</div>
    </div>
  );
}
