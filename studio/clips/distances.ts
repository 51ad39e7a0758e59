/** Signed distances of the figure's parts, negative inside. */
import type { Point } from './raster.ts';

export const ellipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * Math.min(rx, ry);

export function capsule(x: number, y: number, a: Point, b: Point, ra: number, rb: number): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - a.x - t * dx, y - a.y - t * dy) - (ra + (rb - ra) * t);
}

/** Union with a rounded inner corner of radius `k`. */
export function join(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}
