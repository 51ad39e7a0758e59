import type { Chart, SetKey, Triple } from '../../src/site/demos/live-room/room-file.ts';
import { cyclorama, room } from './plan.ts';

/** A surface of the masks: points and normals for two numbers from 0 to 1, and its paint. */
export interface ChartShape extends Chart {
  at(u: number, v: number): { point: Triple; normal: Triple };
  colour: Triple;
}

const width = room.halfWidth * 2;
const depth = room.front - room.back;
const { height, back, front, halfWidth } = room;
const wall: Triple = [0.085, 0.088, 0.096];

const walls: ChartShape[] = [
  {
    name: 'floor',
    rect: [0, 0, 320, 300],
    size: [width, depth],
    colour: [0.075, 0.076, 0.082],
    at: (u, v) => ({ point: [(u - 0.5) * width, 0, back + v * depth], normal: [0, 1, 0] }),
  },
  {
    name: 'ceiling',
    rect: [322, 136, 115, 108],
    size: [width, depth],
    colour: [0.03, 0.03, 0.034],
    at: (u, v) => ({ point: [(u - 0.5) * width, height, back + v * depth], normal: [0, -1, 0] }),
  },
  {
    name: 'back',
    rect: [0, 302, 173, 79],
    size: [width, height],
    colour: wall,
    at: (u, v) => ({ point: [(u - 0.5) * width, v * height, back], normal: [0, 0, 1] }),
  },
  {
    name: 'front',
    rect: [175, 302, 173, 79],
    size: [width, height],
    colour: wall,
    at: (u, v) => ({ point: [(0.5 - u) * width, v * height, front], normal: [0, 0, -1] }),
  },
  {
    name: 'left',
    rect: [0, 383, 162, 79],
    size: [depth, height],
    colour: wall,
    at: (u, v) => ({ point: [-halfWidth, v * height, front - u * depth], normal: [1, 0, 0] }),
  },
  {
    name: 'right',
    rect: [164, 383, 162, 79],
    size: [depth, height],
    colour: wall,
    at: (u, v) => ({ point: [halfWidth, v * height, back + u * depth], normal: [-1, 0, 0] }),
  },
];

/** Length of the cyclorama from its upper edge down the wall, through the curve and over the floor. */
const { curve } = cyclorama;
const upright = cyclorama.height - curve;
const bow = (curve * Math.PI) / 2;
const run = cyclorama.depth - curve;
const cycLength = upright + bow + run;

const cyc: ChartShape = {
  name: 'cyclorama',
  rect: [322, 0, 125, 134],
  size: [cyclorama.width, cycLength],
  colour: [0.06, 0.36, 0.12],
  at(u, v) {
    const x = (u - 0.5) * cyclorama.width;
    const s = v * cycLength;
    if (s < upright) {
      return { point: [x, cyclorama.height - s, cyclorama.z], normal: [0, 0, 1] };
    }
    if (s < upright + bow) {
      const a = (s - upright) / curve;
      return {
        point: [
          x,
          Math.max(curve - Math.sin(a) * curve, 0.006),
          cyclorama.z + curve - Math.cos(a) * curve,
        ],
        normal: [0, Math.sin(a), Math.cos(a)],
      };
    }
    return { point: [x, 0.006, cyclorama.z + curve + s - upright - bow], normal: [0, 1, 0] };
  },
};

/** The surfaces of a set that have masks. */
export const chartsOf = (set: SetKey): ChartShape[] => (set === 'green' ? [...walls, cyc] : walls);
export const allCharts = [...walls, cyc];
