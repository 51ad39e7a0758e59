import { useMessages } from '#ui/i18n/messages.tsx';
import { uploadTestMessages } from './messages.ts';
import { type LineResult, mbitPerSecond, type Sample } from './statistics.ts';

/** Samples that the strip shows: the last ones. */
const SHOWN = 36;

/** Faster lines than this cannot be told apart with so few bytes, in Mbit/s. */
const MOST = 1000;

/** A rate with as many digits as its size is worth. */
export function rateText(mbit: number): string {
  if (mbit > MOST) return `>${MOST}`;
  return mbit >= 100 ? mbit.toFixed(0) : mbit.toFixed(1);
}

/** The rate in large figures over a strip of the last samples. */
export function RateMeter({
  samples,
  elapsed,
  result,
}: {
  samples: readonly Sample[];
  /** Milliseconds since the start of a running test. */
  elapsed?: number;
  result?: LineResult;
}) {
  const text = useMessages(uploadTestMessages);
  const rates = samples.slice(-SHOWN).map(mbitPerSecond);
  const most = Math.max(1, ...rates);
  const shown = result?.low ?? rates.at(-1);
  return (
    <div className="rounded-md border border-line bg-stage p-4">
      <p className="flex items-baseline gap-2">
        <span className="font-mono text-5xl leading-tight font-semibold tabular-nums">
          {shown === undefined ? '–' : rateText(shown)}
        </span>
        <span className="text-ink-muted">{text.unit}</span>
        <span className="ms-auto text-xs text-ink-muted">
          {result ? text.low : elapsed !== undefined && text.second(Math.ceil(elapsed / 1000))}
        </span>
      </p>
      <div className="mt-3 flex h-16 items-end gap-0.5" aria-hidden="true">
        {Array.from({ length: SHOWN }, (_, at) => {
          const rate = rates[at];
          return (
            <span
              key={at.toString()}
              className={rate === undefined ? 'h-px grow bg-line' : 'grow bg-key'}
              style={rate === undefined ? undefined : { height: `${(rate / most) * 100}%` }}
            />
          );
        })}
      </div>
    </div>
  );
}
