import type { LampRole } from './lamps.ts';
import type { Studio } from './studio.ts';

/** Where a thing of the plan is, in metres: the drawing as a table. */
export interface Position {
  thing:
    | { kind: 'presenter' | 'wall' }
    | { kind: 'camera'; number: number; role: Studio['cameras'][number]['role'] }
    | { kind: 'lamp'; role: LampRole };
  /** From the back wall. */
  y: number;
  /** Of the middle of the room, as the main camera sees it. */
  side: 'left' | 'right' | 'middle';
  /** From the middle of the room. */
  x: number;
  /** Height: of a lens or lamp, of the wall, or zero for the presenter's feet. */
  z: number;
}

/** The positions of everything that the drawing shows. */
export function listPositions({ plan, placement, wall, cameras, lighting }: Studio): Position[] {
  const place = (thing: Position['thing'], x: number, y: number, z: number): Position => ({
    thing,
    y,
    side: Math.abs(x) < 0.005 ? 'middle' : x < 0 ? 'left' : 'right',
    x: Math.abs(x),
    z,
  });
  return [
    ...(plan.background === 'none'
      ? []
      : [place({ kind: 'wall' }, 0, placement.wallY, Math.min(wall.height, plan.height))]),
    place({ kind: 'presenter' }, 0, placement.presenterY, 0),
    ...cameras.map(({ number, role, x, y, z }) => place({ kind: 'camera', number, role }, x, y, z)),
    ...lighting.lamps.map(({ role, x, y, z }) => place({ kind: 'lamp', role }, x, y, z)),
  ];
}
