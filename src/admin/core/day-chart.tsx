import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { useDates } from '#ui/i18n/dates.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { type Column, Table } from '#ui/table.tsx';

/** A line of the chart: one value per day. */
export interface Series {
  label: string;
  values: readonly number[];
}

/** Height of the drawing and of its lowest line in pixels. */
const HEIGHT = 220;
const BASE = 190;
/** Room for the labels of the scale. */
const LEFT = 48;
const RIGHT = 8;

interface DayChartProps {
  caption: string;
  days: readonly string[];
  /** One or two; the second is drawn in the muted colour. */
  series: readonly Series[];
  /** Says how to read it by keyboard. */
  hint: string;
  dayLabel: string;
  tableLabel: string;
}

/**
 * Values per day as lines. The pointer or the arrow keys choose a day, whose values are read out; a
 * table below has all of them.
 */
export function DayChart(props: DayChartProps) {
  const { caption, days, series, hint } = props;
  const [chosen, setAt] = useState<number>();
  const { width, measure } = useWidth();
  const dates = useDates();
  const hintId = useId();
  const readDay = useReading(props);
  const top = scaleTop(Math.max(1, ...series.flatMap(({ values }) => values)));
  const last = days.length - 1;
  // A shorter period may lack the chosen day.
  const at = chosen === undefined ? undefined : Math.min(chosen, last);
  const x = (index: number) => LEFT + (index / Math.max(1, last)) * (width - LEFT - RIGHT);
  const y = (value: number) => BASE - (value / top) * (BASE - 12);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -days.length, End: days.length }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setAt((now) => Math.min(last, Math.max(0, (now ?? (step > 0 ? -1 : last + 1)) + step)));
  };
  return (
    <figure>
      <div
        ref={measure}
        role="slider"
        tabIndex={0}
        aria-label={caption}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={readDay(at ?? last)}
        className="rounded-sm"
        onKeyDown={move}
        onPointerMove={({ clientX, currentTarget }) => {
          const unit = clientX - currentTarget.getBoundingClientRect().left;
          const share = (unit - LEFT) / (width - LEFT - RIGHT);
          setAt(Math.min(last, Math.max(0, Math.round(share * last))));
        }}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} className="day-chart" aria-hidden="true">
          {[0, top / 2, top].map((value) => (
            <g key={value}>
              <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} />
              <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
                {value}
              </text>
            </g>
          ))}
          {[0, last].map((index) => (
            <text
              key={index}
              x={x(index)}
              y={HEIGHT - 8}
              textAnchor={index === 0 ? 'start' : 'end'}
            >
              {dates.day(days[index] ?? '')}
            </text>
          ))}
          {series.map(({ label, values }, index) => (
            <polyline
              key={label}
              data-series={index}
              points={values.map((value, day) => `${x(day)},${y(value)}`).join(' ')}
            />
          ))}
          {at !== undefined && (
            <>
              <line data-cursor x1={x(at)} x2={x(at)} y1={8} y2={BASE} />
              {series.map(({ label, values }, index) => (
                <circle key={label} data-series={index} cx={x(at)} cy={y(values[at] ?? 0)} r={4} />
              ))}
            </>
          )}
        </svg>
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-1 text-sm">
        {series.map(({ label }, index) => (
          <span key={label} className="chart-key" data-series={index}>
            {label}
          </span>
        ))}
        <span className="min-h-6 tabular-nums">{at !== undefined && readDay(at)}</span>
        <span id={hintId} className="sr-only">
          {hint}
        </span>
      </figcaption>
      <DayTable {...props} />
    </figure>
  );
}

/** The width of an element in pixels, so that the drawing is not scaled with its letters. */
function useWidth() {
  const [width, setWidth] = useState(720);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(Math.max(240, element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, measure };
}

/** Day and values as one line of text. */
function useReading({ days, series }: DayChartProps): (index: number) => string {
  const dates = useDates();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (index) => {
    const values = series.map(
      ({ label, values: all }) => `${label} ${number.format(all[index] ?? 0)}`,
    );
    return [dates.day(days[index] ?? ''), ...values].join(' · ');
  };
}

/** All values as a table, the newest day first. */
function DayTable({ caption, days, series, dayLabel, tableLabel }: DayChartProps) {
  const dates = useDates();
  const [isOpen, setOpen] = useState(false);
  const rows = days.map((day, index) => ({ day, index })).reverse();
  const columns: Column<(typeof rows)[number]>[] = [
    { head: dayLabel, cell: ({ day }) => dates.day(day) },
    ...series.map(({ label, values }) => ({
      head: label,
      align: 'end' as const,
      cell: ({ index }: { index: number }) => values[index] ?? 0,
    })),
  ];
  return (
    <details className="mt-2 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
        {tableLabel}
      </summary>
      {isOpen && (
        <Table
          caption={caption}
          phone="scroll"
          columns={columns}
          rows={rows}
          rowKey={({ day }) => day}
        />
      )}
    </details>
  );
}

/** The next round number, of which the half is a whole number too. */
function scaleTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 8, 10].find((factor) => factor * power >= value) ?? 10;
  return Math.max(2, step * power);
}
