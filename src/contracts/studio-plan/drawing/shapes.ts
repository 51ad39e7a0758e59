/** A point of the drawing in centimetres, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** Meaning of a shape; the palette decides how it looks. */
export type Look =
  | 'grid'
  | 'room'
  | 'outside'
  | 'wall'
  | 'view'
  | 'camera'
  | 'presenter'
  | 'furniture'
  | 'lamp'
  | 'ray'
  | 'support'
  | 'dimension';

export type Shape =
  | { kind: 'path'; look: Look; points: readonly Point[]; closed?: boolean }
  | { kind: 'circle'; look: Look; at: Point; radius: number }
  | {
      kind: 'text';
      text: string;
      at: Point;
      /** Text height in centimetres. */
      size: number;
      anchor?: 'start' | 'middle' | 'end';
      /** Reads upwards. */
      upwards?: boolean;
      tone?: 'ink' | 'muted' | 'onLamp';
    };

/** A drawing at 1 unit to the centimetre. */
export interface Drawing {
  width: number;
  height: number;
  shapes: readonly Shape[];
}

export function line(look: Look, ...points: Point[]): Shape {
  return { kind: 'path', look, points };
}

export function polygon(look: Look, ...points: Point[]): Shape {
  return { kind: 'path', look, points, closed: true };
}

export function rectangle(look: Look, x: number, y: number, width: number, height: number): Shape {
  return polygon(look, [x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}
