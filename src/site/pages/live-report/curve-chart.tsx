import { useId } from 'react';
import type { LiveReport } from '#api/live-reports/contract.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { useNumbers, useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { minuteOf } from './minutes.ts';

const WIDTH = 1100;
const HEIGHT = 360;
const PLOT = { left: 52, right: 16, top: 44, bottom: 30 };

/** Curve of viewers per minute, with the marks of the rundown. */
export function CurveChart({ report }: { report: LiveReport }) {
  const text = useMessages(liveReportMessages);
  const { time } = useZoned(report.timeZone);
  const { count } = useNumbers();
  const id = useId();
  const { curve, events } = report;
  const last = Math.max(report.durationSeconds / 60, curve.at(-1)?.[0] ?? 1);
  const top = niceTop(Math.max(...curve.map(([, viewers]) => viewers)));
  const x = (offset: number) => PLOT.left + (offset / last) * (WIDTH - PLOT.left - PLOT.right);
  const y = (viewers: number) =>
    HEIGHT - PLOT.bottom - (viewers / top) * (HEIGHT - PLOT.top - PLOT.bottom);
  const line = curve
    .map(
      ([offset, viewers], i) => `${i ? 'L' : 'M'}${x(offset).toFixed(1)} ${y(viewers).toFixed(1)}`,
    )
    .join('');
  const floor = y(0);
  const area = `${line}L${x(curve.at(-1)?.[0] ?? 0).toFixed(1)} ${floor}L${x(curve[0]?.[0] ?? 0).toFixed(1)} ${floor}Z`;
  const highest = curve.reduce((best, point) => (point[1] > best[1] ? point : best));
  const peakTime = time(minuteOf(report, highest[0]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={text.curveTitle} tabIndex={0}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}t ${id}d`}
        className="block w-full min-w-180 text-[13px] print:min-w-0"
      >
        <title id={`${id}t`}>{text.curveTitle}</title>
        <desc id={`${id}d`}>{text.curveText(count(highest[1]), peakTime, events.length)}</desc>
        <defs>
          <linearGradient id={`${id}g`} x2="0" y2="1">
            <stop stopColor="var(--key)" stopOpacity="0.3" />
            <stop offset="1" stopColor="var(--key)" stopOpacity="0.02" />
          </linearGradient>
        </defs>
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part}>
            <path
              d={`M${PLOT.left} ${y(top * part)}H${WIDTH - PLOT.right}`}
              className="stroke-line"
            />
            <text
              x={PLOT.left - 8}
              y={y(top * part) + 4}
              textAnchor="end"
              className="fill-ink-muted tabular-nums"
            >
              {count(top * part)}
            </text>
          </g>
        ))}
        {ticksOf(last).map((offset) => (
          <text
            key={offset}
            x={x(offset)}
            y={HEIGHT - 8}
            textAnchor={offset === 0 ? 'start' : offset === last ? 'end' : 'middle'}
            className="fill-ink-muted tabular-nums"
          >
            {time(minuteOf(report, offset))}
          </text>
        ))}
        <path d={area} fill={`url(#${id}g)`} />
        {events.map((event, index) => (
          <g key={`${event.offset} ${event.label}`}>
            <path
              d={`M${x(event.offset).toFixed(1)} 30V${floor}`}
              className="stroke-ink-muted"
              strokeDasharray="3 4"
              strokeOpacity="0.7"
            />
            <circle cx={x(event.offset)} cy="18" r="11" className="fill-ink" />
            <text
              x={x(event.offset)}
              y="22.5"
              textAnchor="middle"
              className="fill-surface font-semibold tabular-nums"
            >
              {index + 1}
            </text>
          </g>
        ))}
        <path d={line} className="fill-none stroke-key" strokeWidth="2.5" strokeLinejoin="round" />
        <circle
          cx={x(highest[0])}
          cy={y(highest[1])}
          r="5"
          className="fill-surface stroke-key"
          strokeWidth="2.5"
        />
      </svg>
    </section>
  );
}

/** The top of the scale: the next round number that has round quarters. */
function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(4, highest)));
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((factor) => factor * power >= highest);
  return (step ?? 10) * power;
}

/** Positions of the time marks in minutes: at most seven, at round intervals from the start. */
function ticksOf(last: number): number[] {
  const step = [5, 10, 15, 20, 30, 60, 120].find((minutes) => last / minutes <= 6.5) ?? 240;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}
