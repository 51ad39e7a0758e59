import { BOX_MIN, type PictureMark } from '#contracts/sheets/requirement.ts';

/** A point of a picture, in fractions of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** Where a mark is, and its size. */
export type Place = Pick<PictureMark, 'shape' | 'x' | 'y' | 'width' | 'height'>;

/** Fractions are kept to a tenth of a per mille: less than a pixel, and short in the stored text. */
const DIGITS = 10_000;
const rounded = (value: number) => Math.round(value * DIGITS) / DIGITS;
const within = (value: number, min: number, max: number) =>
  rounded(Math.min(Math.max(value, min), Math.max(min, max)));

export function pinAt({ x, y }: Point): Place {
  return { shape: 'pin', x: within(x, 0, 1), y: within(y, 0, 1), width: 0, height: 0 };
}

/** The box between two opposite corners, at least of the smallest size and within the picture. */
export function boxBetween(from: Point, to: Point): Place {
  const [left, width] = span(from.x, to.x);
  const [top, height] = span(from.y, to.y);
  return { shape: 'box', x: left, y: top, width, height };
}

/** Sides of a box that was not drawn but placed, as by a tap. */
const PLACED = 0.2;

/** A box around a point. */
export function boxAround({ x, y }: Point): Place {
  const half = PLACED / 2;
  const from = { x: within(x - half, 0, 1 - PLACED), y: within(y - half, 0, 1 - PLACED) };
  return boxBetween(from, { x: from.x + PLACED, y: from.y + PLACED });
}

/** Start and length of a side of a box between two positions. */
function span(from: number, to: number): [number, number] {
  const [a, b] = [within(from, 0, 1), within(to, 0, 1)];
  const length = within(Math.abs(b - a), BOX_MIN, 1);
  return [within(Math.min(a, b), 0, 1 - length), length];
}

/** The mark at another place, as far as the picture goes. */
export function moved<Mark extends Place>(mark: Mark, by: Point): Mark {
  return {
    ...mark,
    x: within(mark.x + by.x, 0, 1 - mark.width),
    y: within(mark.y + by.y, 0, 1 - mark.height),
  };
}

/** The box with its lower right corner elsewhere. A pin has no size to change. */
export function resized<Mark extends Place>(mark: Mark, by: Point): Mark {
  if (mark.shape === 'pin') return mark;
  return {
    ...mark,
    width: within(mark.width + by.x, BOX_MIN, 1 - mark.x),
    height: within(mark.height + by.y, BOX_MIN, 1 - mark.y),
  };
}

/** How far an arrow key carries a mark; with Shift ten times as far. */
const STEP = 0.01;
const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The way of an arrow key; undefined for other keys. */
export function stepOf(key: string, isFar: boolean): Point | undefined {
  const direction = directions[key];
  const step = isFar ? 10 * STEP : STEP;
  return direction && { x: direction.x * step, y: direction.y * step };
}
