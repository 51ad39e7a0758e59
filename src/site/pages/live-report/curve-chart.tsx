import { useId } from 'react';
import type { LiveReport } from '#api/live-reports/contract.ts';
import { curveLayout, curveSizes, minuteOf } from '#contracts/sheets/drawings/curve.ts';
import { liveReportMessages } from '#site/i18n/live-report.ts';
import { useNumbers, useZoned } from '#ui/i18n/figures.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { cx } from '#ui/text.ts';

/** Curve of viewers per minute, with the marks of the rundown. */
export function CurveChart({
  report,
  size,
  className,
}: {
  report: LiveReport;
  size: keyof typeof curveSizes;
  /** Decides at which widths this size is shown. */
  className: string;
}) {
  const text = useMessages(liveReportMessages);
  const { time } = useZoned(report.timeZone);
  const { count } = useNumbers();
  const id = useId();
  const { curve, events } = report;
  const { width, height, left, right, radius } = curveSizes[size];
  const { x, y, scale, markers, ticks, last } = curveLayout(report, curveSizes[size]);
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
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}t ${id}d`}
      className={cx('w-full', size === 'narrow' ? 'text-[11px]' : 'text-[13px]', className)}
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
          <path d={`M${left} ${y(scale * part)}H${width - right}`} className="stroke-line" />
          <text
            x={left - 6}
            y={y(scale * part) + 4}
            textAnchor="end"
            className="fill-ink-muted tabular-nums"
          >
            {count(scale * part)}
          </text>
        </g>
      ))}
      {ticks.map((offset) => (
        <text
          key={offset}
          x={x(offset)}
          y={height - 8}
          textAnchor={offset === 0 ? 'start' : offset === last ? 'end' : 'middle'}
          className="fill-ink-muted tabular-nums"
        >
          {time(minuteOf(report, offset))}
        </text>
      ))}
      <path d={area} fill={`url(#${id}g)`} />
      {markers.map((marker, index) => (
        <g key={`${events[index]?.offset} ${events[index]?.label}`}>
          <path
            d={`M${marker.x.toFixed(1)} ${(marker.y + radius).toFixed(1)}V${floor}`}
            className="stroke-ink-muted"
            strokeDasharray="3 4"
            strokeOpacity="0.7"
          />
          <circle cx={marker.x.toFixed(1)} cy={marker.y} r={radius} className="fill-ink" />
          <text
            x={marker.x.toFixed(1)}
            y={marker.y}
            textAnchor="middle"
            dominantBaseline="central"
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
  );
}
