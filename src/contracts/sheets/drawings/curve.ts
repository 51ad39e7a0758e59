/** A session's figures that its curve is drawn from. */
export interface CurveFigures {
  /** Minutes from the start, and viewers in that minute. */
  curve: readonly (readonly [offset: number, viewers: number])[];
  /** What is marked on the curve, by minutes from the start. */
  events: readonly { offset: number }[];
  durationSeconds: number;
}

/** Sizes of the drawing in its own units, which are CSS pixels at its usual width. */
export interface CurveSize {
  width: number;
  height: number;
  left: number;
  right: number;
  /** Room above the plot for one row of markers. */
  top: number;
  bottom: number;
  /** Radius of a marker. */
  radius: number;
  /** Highest number of time marks. */
  ticks: number;
}

/**
 * For wide windows, for tablets and paper, and for phones: the letters keep a readable size. On paper
 * the curve has room below the key figures.
 */
export const curveSizes = {
  wide: {
    width: 1100,
    height: 360,
    left: 52,
    right: 16,
    top: 44,
    bottom: 30,
    radius: 11,
    ticks: 7,
  },
  medium: {
    width: 680,
    height: 204,
    left: 48,
    right: 12,
    top: 40,
    bottom: 30,
    radius: 10,
    ticks: 7,
  },
  narrow: { width: 320, height: 260, left: 38, right: 8, top: 30, bottom: 26, radius: 8, ticks: 4 },
} as const satisfies Record<string, CurveSize>;

/** Positions on the drawing of a session's curve. */
export function curveLayout({ curve, events, durationSeconds }: CurveFigures, size: CurveSize) {
  const last = Math.max(durationSeconds / 60, curve.at(-1)?.[0] ?? 1);
  const highest = Math.max(...curve.map(([, viewers]) => viewers));
  const scale = niceTop(highest);
  const x = (offset: number) => size.left + (offset / last) * (size.width - size.left - size.right);
  const rows = markerRows(
    events.map(({ offset }) => x(offset)),
    size.radius * 2 + 2,
  );
  const rowCount = Math.max(1, ...rows.map((row) => row + 1));
  const top = size.top + (rowCount - 1) * (size.radius * 2 + 2);
  const y = (viewers: number) =>
    size.height - size.bottom - (viewers / scale) * (size.height - top - size.bottom);
  return {
    x,
    y,
    scale,
    /** Centre of each marker. */
    markers: events.map(({ offset }, index) => ({
      x: x(offset),
      y: size.radius + 4 + (rows[index] ?? 0) * (size.radius * 2 + 2),
    })),
    ticks: ticksOf(last, size.ticks),
    last,
  };
}

/** The row of each marker: the first one in which it does not touch its neighbour. */
export function markerRows(places: readonly number[], width: number): number[] {
  const ends: number[] = [];
  return places.map((place) => {
    const row = ends.findIndex((end) => place - end >= width);
    const chosen = row < 0 ? ends.length : row;
    ends[chosen] = place;
    return chosen;
  });
}

/** The top of the scale: the next round number that has round quarters. */
function niceTop(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(4, highest)));
  const step = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10].find((factor) => factor * power >= highest);
  return (step ?? 10) * power;
}

/** Positions of the time marks in minutes, at round intervals from the start. */
function ticksOf(last: number, most: number): number[] {
  const step = [5, 10, 15, 20, 30, 60, 120].find((minutes) => last / minutes <= most - 0.5) ?? 240;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => index * step);
}

/** A moment some minutes after the start of the session, as ISO 8601. */
export function minuteOf({ startsAt }: { startsAt: string }, offset: number): string {
  return new Date(Date.parse(startsAt) + offset * 60_000).toISOString();
}
