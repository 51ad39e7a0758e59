import {
  SIGNATURE_MAX_HEIGHT,
  SIGNATURE_MAX_MS,
  SIGNATURE_MAX_POINTS,
  SIGNATURE_WIDTH,
  type SignaturePoint,
  type SignatureStrokes,
} from '#contracts/sheets/strokes.ts';

/** A point on the pad in pixels, with its time in milliseconds. */
export interface DrawnPoint {
  x: number;
  y: number;
  time: number;
}

type DrawnStroke = readonly DrawnPoint[];

/** Side that the drawing must have, in pixels: a slip of the finger is no signature. */
const LEAST_SIZE = 24;

/** The box around all points. */
function boxOf(points: DrawnStroke) {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Whether enough is drawn to be a signature. */
export function isSignature(strokes: readonly DrawnStroke[]): boolean {
  const points = strokes.flat();
  if (points.length < 3) return false;
  const { width, height } = boxOf(points);
  return Math.max(width, height) >= LEAST_SIZE;
}

/**
 * The drawing without the empty pad around it, in whole numbers. Its proportions stay. A drawing of
 * very many points loses every second one of them until it fits.
 */
export function strokesOf(drawn: readonly DrawnStroke[]): SignatureStrokes {
  const strokes = thinned(drawn.filter((stroke) => stroke.length > 0));
  const points = strokes.flat();
  const [first] = points;
  if (!first) return [];
  const { left, top, width, height } = boxOf(points);
  const scale =
    SIGNATURE_WIDTH / Math.max(width, (height * SIGNATURE_WIDTH) / SIGNATURE_MAX_HEIGHT, 1);
  const time = (at: number) => Math.min(SIGNATURE_MAX_MS, Math.max(0, Math.round(at - first.time)));
  return strokes.map((stroke) =>
    stroke.map(
      ({ x, y, time: at }): SignaturePoint => [
        Math.round((x - left) * scale),
        Math.round((y - top) * scale),
        time(at),
      ],
    ),
  );
}

function thinned(strokes: readonly DrawnStroke[]): readonly DrawnStroke[] {
  const count = strokes.reduce((sum, { length }) => sum + length, 0);
  if (count <= SIGNATURE_MAX_POINTS) return strokes;
  const fewer = strokes.map((stroke) =>
    stroke.filter((_, index) => index % 2 === 0 || index === stroke.length - 1),
  );
  const left = fewer.reduce((sum, { length }) => sum + length, 0);
  // Thousands of dots: no stroke has a point to spare.
  return left === count ? strokes.slice(0, SIGNATURE_MAX_POINTS) : thinned(fewer);
}

/** Where a point is after the pad got another size: everything stays visible and in proportion. */
export function fitted<Point extends DrawnPoint>(
  point: Point,
  from: { width: number; height: number },
  to: { width: number; height: number },
): Point {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  return {
    ...point,
    x: (point.x - from.width / 2) * scale + to.width / 2,
    y: (point.y - from.height / 2) * scale + to.height / 2,
  };
}
