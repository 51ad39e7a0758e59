import type { Point } from './shapes.ts';

/** The part of a convex polygon between two heights, for a view that the side walls cut. */
export function clipBetween(polygon: readonly Point[], top: number, bottom: number): Point[] {
  const below = clipHalf(polygon, (y) => y - top);
  return clipHalf(below, (y) => bottom - y);
}

/** The part where `inside` of the height is not negative (Sutherland–Hodgman). */
function clipHalf(polygon: readonly Point[], inside: (y: number) => number): Point[] {
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] as Point;
    const [a, b] = [inside(point[1]), inside(next[1])];
    const kept = a >= 0 ? [point] : [];
    if (a >= 0 === b >= 0) return kept;
    const share = a / (a - b);
    const crossing: Point = [
      point[0] + share * (next[0] - point[0]),
      point[1] + share * (next[1] - point[1]),
    ];
    return [...kept, crossing];
  });
}
