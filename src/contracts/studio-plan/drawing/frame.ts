import type { studioLabels } from '../i18n/labels.ts';
import { line, rectangle, type Shape } from './shapes.ts';

export type DrawingLabels = (typeof studioLabels)['zh'];

/** Where a view is drawn. */
export interface Frame {
  /** Its upper left corner. */
  x: number;
  y: number;
  /** Text height. */
  size: number;
  labels: DrawingLabels;
}

const GRID = 50;

/** Half-metre squares from the upper left corner of a room. */
export function grid(x: number, y: number, width: number, height: number): Shape[] {
  const columns = Math.ceil(width / GRID) - 1;
  const rows = Math.ceil(height / GRID) - 1;
  return [
    rectangle('grid', x, y, width, height),
    ...Array.from({ length: columns }, (_, index) => {
      const at = x + (index + 1) * GRID;
      return line('grid', [at, y], [at, y + height]);
    }),
    ...Array.from({ length: rows }, (_, index) => {
      const at = y + (index + 1) * GRID;
      return line('grid', [x, at], [x + width, at]);
    }),
  ];
}
