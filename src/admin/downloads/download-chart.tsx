import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { Answer } from '../core/answer.tsx';
import { Panel } from '../core/panel.tsx';
import { releaseMessages } from './messages.ts';
import { type Release, useDownloadDays } from './use-releases.ts';

/** Height of the chart in its own units; each day is 10 wide. */
const HEIGHT = 100;

/** Downloads of a version by day. */
export function DownloadChart({ release: { id, downloads } }: { release: Release }) {
  const text = useMessages(releaseMessages);
  const query = useDownloadDays(id);
  return (
    <Panel
      title={text.chart}
      aside={<span className="text-sm text-ink-muted">{text.total(downloads)}</span>}
    >
      <Answer query={query}>{({ days }) => <Bars days={days} />}</Answer>
    </Panel>
  );
}

function Bars({ days }: { days: { day: string; count: number }[] }) {
  const text = useMessages(releaseMessages);
  const dates = useDates();
  const counts = days.map(({ count }) => count);
  const most = Math.max(0, ...counts);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const height = (count: number) => (most === 0 ? 0 : Math.max(2, (HEIGHT * count) / most));
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-24 w-full border-b border-line"
        role="img"
        aria-label={text.chartText(total, most)}
      >
        {days.map(({ day, count }, at) => (
          <rect
            key={day}
            x={at * 10 + 1.5}
            width={7}
            y={HEIGHT - (count === 0 ? 0 : height(count))}
            height={count === 0 ? 0 : height(count)}
            className="fill-key"
          >
            <title>{text.chartDay(dates.day(day), count)}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-xs text-ink-muted tabular-nums">
        <span>{dates.day(days[0]?.day ?? '')}</span>
        <span>{text.chartText(total, most)}</span>
        <span>{dates.day(days.at(-1)?.day ?? '')}</span>
      </figcaption>
    </figure>
  );
}
