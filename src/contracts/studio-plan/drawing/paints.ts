import type { Look } from './shapes.ts';

/** Colours of a drawing. */
export interface Palette {
  ink: string;
  muted: string;
  line: string;
  /** Background of the drawing, under the numbers on lamps too. */
  ground: string;
  /** The background wall. */
  wall: string;
  /** Cameras and their fields of view. */
  view: string;
  lamp: string;
  bad: string;
}

/** On the page: the colour roles, so that light and dark sets apply. */
export const pagePalette: Palette = {
  ink: 'var(--ink)',
  muted: 'var(--ink-muted)',
  line: 'var(--line)',
  ground: 'var(--surface)',
  wall: 'var(--good)',
  view: 'var(--info)',
  lamp: 'var(--key)',
  bad: 'var(--bad)',
};

/** In files: the light set of the same roles, on white paper. */
export const paperPalette: Palette = {
  ink: '#14161c',
  muted: '#565b64',
  line: '#dadce0',
  ground: '#ffffff',
  wall: '#087844',
  view: '#1d56b0',
  lamp: '#875a01',
  bad: '#bc0730',
};

/** How a shape is painted; line widths and dashes in centimetres. */
export interface Paint {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  width?: number;
  dash?: readonly [on: number, off: number];
}

/** The paint of everything that a drawing shows. */
export function paintsOf(palette: Palette): Record<Look, Paint> {
  const { ink, muted, line, ground, wall, view, lamp, bad } = palette;
  return {
    grid: { stroke: line, width: 0.8 },
    room: { stroke: ink, width: 3.5 },
    outside: { stroke: bad, width: 2.5, dash: [10, 7] },
    wall: { stroke: wall, width: 8 },
    view: { fill: view, fillOpacity: 0.1, stroke: view, width: 1.2 },
    camera: { fill: view },
    presenter: { fill: ground, stroke: ink, width: 2.5 },
    furniture: { stroke: muted, width: 1.8 },
    lamp: { fill: lamp },
    ray: { stroke: lamp, width: 1.4, dash: [5, 5] },
    support: { stroke: muted, width: 1.2 },
    dimension: { stroke: muted, width: 1 },
  };
}
