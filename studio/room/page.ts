import {
  type CameraPlace,
  lampGroups,
  MASK_COLUMNS,
  MASK_SIDE,
  type ProbeGrid,
  type SetKey,
  setKeys,
  type Triple,
} from '../../src/site/demos/live-room/room-file.ts';
import { city, interior, mountains } from '../renders/kit/worlds.ts';
import { allCharts, type ChartShape, chartsOf } from './charts.ts';
import { averageColour, collect, emptySurface, type Screen, type Surface } from './collect.ts';
import { emitters, onLedWall } from './lamps.ts';
import { LightField } from './light.ts';
import { commonModels, setModels } from './models.ts';
import { drawMask, RoomWriter, root } from './pack.ts';
import { presenter } from './person.ts';
import { cameras, groupIndex, LENS_REACH, lanterns, ledWall, middleOfGroup, room } from './plan.ts';

interface BuiltRoom {
  room: string;
  masks: Record<string, string>;
  worlds: Record<string, string>;
}

declare global {
  interface Window {
    buildRoom(quality: number): Promise<BuiltRoom>;
  }
}

const probes: ProbeGrid = { from: [-3.6, 0.3, -3], step: [1.2, 0.72, 1.2], count: [7, 3, 6] };
/** Floors that sets lay out: wood, and pale vinyl. */
const decks = {
  tea: { x: [-2.1, 2.1], z: [-2.75, -0.35], planks: 0.14, colour: [0.25, 0.125, 0.062] },
  showroom: { x: [-2.5, 2.7], z: [-2.9, -0.2], planks: 0, colour: [0.42, 0.38, 0.33] },
} as const;

const worlds: Partial<Record<SetKey, HTMLCanvasElement>> = {
  tea: mountains(1280, 600),
  city: city(1280, 600, ['#0a1026', '#3a3564', '#ff9a52'], 8),
  showroom: interior(1280, 600, '#e4ddd0', '#fff6e6', '#b98a5e'),
};

/** A chart as a grid, for the picture and for the light that it gives on. */
function gridOf(chart: ChartShape, columns: number, rows: number): Screen {
  const made: Screen = { name: chart.name, position: [], uv: [], index: [] };
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) {
      made.position.push(...chart.at(i / columns, j / rows).point);
      made.uv.push(i / columns, j / rows);
      if (i === columns || j === rows) continue;
      const a = j * (columns + 1) + i;
      const b = a + columns + 1;
      made.index.push(a, b, a + 1, a + 1, b, b + 1);
    }
  }
  return made;
}

/** Turns a grid's triangles where they do not look along the normal of their chart. */
function facing(grid: Screen, { at }: ChartShape): Screen {
  const corner = (k: number) =>
    grid.position.slice((grid.index[k] as number) * 3, (grid.index[k] as number) * 3 + 3) as [
      number,
      number,
      number,
    ];
  const [a, b, c] = [corner(0), corner(1), corner(2)];
  const [p, q] = [b.map((x, i) => x - (a[i] as number)), c.map((x, i) => x - (a[i] as number))] as [
    number[],
    number[],
  ];
  const cross = [0, 1, 2].map(
    (i) =>
      (p[(i + 1) % 3] as number) * (q[(i + 2) % 3] as number) -
      (p[(i + 2) % 3] as number) * (q[(i + 1) % 3] as number),
  );
  const { normal } = at(0.01, 0.01);
  if (cross.reduce((sum, x, i) => sum + x * (normal[i] as number), 0) < 0) grid.index.reverse();
  return grid;
}

function merged(...surfaces: Surface[]): Surface {
  const whole = emptySurface();
  for (const one of surfaces) {
    const start = whole.position.length / 3;
    for (const name of ['position', 'normal', 'paint', 'shines'] as const) {
      for (const value of one[name]) whole[name].push(value);
    }
    for (const corner of one.index) whole.index.push(corner + start);
  }
  return whole;
}

function surfaceOf(chart: ChartShape): Surface {
  const columns = Math.ceil(chart.size[0] / 0.3);
  // Flat cells across a hollow curve would shade the points behind them.
  const rows = Math.ceil(chart.size[1] / (chart.name === 'cyclorama' ? 0.06 : 0.3));
  const grid = gridOf(chart, columns, rows);
  const count = grid.position.length / 3;
  return {
    position: grid.position,
    normal: grid.uv.flatMap((u, i) => (i % 2 ? [] : chart.at(u, grid.uv[i + 1] as number).normal)),
    paint: Array.from({ length: count }, () => [...chart.colour, 0]).flat(),
    shines: Array.from({ length: count }, () => 0),
    index: grid.index,
  };
}

/** Lets the browser write what has been logged so far. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

window.buildRoom = async (quality) => {
  const begin = performance.now();
  const log = (text: string) =>
    console.info(`${((performance.now() - begin) / 1000).toFixed(0)} s  ${text}`);
  const common = collect(commonModels());
  const figure = presenter();
  log(`common ${common.surface.position.length / 3} vertices, figure ${figure.open.length}`);
  await breathe();
  const lightOfCharts = new Map<string, Float32Array>();
  const lightOfMeshes = new Map<string, { surface: Surface; light: Float32Array }>();
  const airOf = new Map<SetKey, Float32Array>();
  for (const set of setKeys) {
    const pieces = collect(setModels[set]()).surface;
    const charts = chartsOf(set);
    const field = new LightField(
      merged(common.surface, pieces, ...charts.map(surfaceOf)),
      emitters(set),
    );
    field.settle(lightOfMeshes.get('common')?.light);
    log(`${set}: ${pieces.position.length / 3} vertices lit`);
    await breathe();
    const all = (from: number, count: number) =>
      Float32Array.from(
        { length: count * 8 },
        (_, i) => field.ofVertex(from + Math.floor(i / 8))[i % 8] as number,
      );
    const start = common.surface.position.length / 3;
    const count = pieces.position.length / 3;
    lightOfMeshes.set(`set-${set}`, { surface: pieces, light: all(start, count) });
    if (set === 'tea') {
      lightOfMeshes.set('common', { surface: common.surface, light: all(0, start) });
    }
    airOf.set(set, probeLight(field));
    for (const chart of charts) {
      lightOfCharts.set(`${set} ${chart.name}`, texels(chart, field, quality));
      await breathe();
    }
    log(`${set}: masks done`);
  }
  const scales = scalesOf([...lightOfCharts.values()]);
  const writer = new RoomWriter();
  for (const [name, { surface, light }] of lightOfMeshes) {
    writer.addSurface(name, surface, (i) =>
      scales.map((scale, g) => (light[i * 8 + g] as number) / scale),
    );
  }
  // Openness is stored as it is: the square undoes the root of the writer.
  writer.addSurface('figure', figure.surface, (i) => [(figure.open[i] as number) ** 2]);
  for (const name of ['program', 'multiview']) {
    writer.addScreen(
      `screen-${name}`,
      common.screens.filter((screen) => screen.name === name),
    );
  }
  writer.addScreen('screen-wall', [ledGrid()]);
  for (const chart of allCharts) {
    writer.addScreen(`chart-${chart.name}`, [
      facing(gridOf(chart, 1, chart.name === 'cyclorama' ? 28 : 1), chart),
    ]);
  }
  for (const set of setKeys) {
    const air = airOf.get(set) as Float32Array;
    writer.addBytes(Uint8Array.from(air, (value, i) => root(value / (scales[i % 8] as number))));
  }
  const bytes = writer.finish({
    room,
    charts: allCharts.map(({ name, rect, size }) => ({ name, rect, size })),
    scales,
    lamps: lampGroups.map(middleOfGroup),
    cameras: cameras.map(placeOf),
    beams: lanterns.map(({ group, at, to, angle }) => ({
      group: groupIndex(group),
      from: at,
      to,
      angle,
    })),
    ledWall: { width: ledWall.width, height: ledWall.height, foot: ledWall.foot, z: ledWall.z },
    probes,
    decks,
    worlds: Object.fromEntries(
      Object.entries(worlds).map(([set, canvas]) => [
        set,
        averageColour(canvas).toArray() as unknown as Triple,
      ]),
    ),
  });
  const masks = Object.fromEntries(
    setKeys.map((set) => {
      const picture = new Uint8Array(MASK_SIDE * MASK_COLUMNS * MASK_SIDE * 2);
      for (const chart of chartsOf(set)) {
        drawMask(picture, chart, lightOfCharts.get(`${set} ${chart.name}`) as Float32Array, scales);
      }
      return [set, base64(picture)];
    }),
  );
  return {
    room: base64(bytes),
    masks,
    worlds: Object.fromEntries(
      Object.entries(worlds).map(([set, canvas]) => [set, canvas.toDataURL('image/png')]),
    ),
  };
};

function texels(chart: ChartShape, field: LightField, quality: number): Float32Array {
  const [, , width, height] = chart.rect;
  const made = new Float32Array(width * height * 8);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { point, normal } = chart.at((x + 0.5) / width, (y + 0.5) / height);
      made.set(field.at(point, normal, y * width + x, quality), (y * width + x) * 8);
    }
  }
  return made;
}

function probeLight(field: LightField): Float32Array {
  const made: number[] = [];
  const { from, step, count } = probes;
  for (let z = 0; z < count[2]; z += 1) {
    for (let y = 0; y < count[1]; y += 1) {
      for (let x = 0; x < count[0]; x += 1) {
        const point = [from[0] + x * step[0], from[1] + y * step[1], from[2] + z * step[2]];
        for (let side = 0; side < 6; side += 1) {
          const normal = [0, 0, 0];
          normal[side >> 1] = side % 2 ? -1 : 1;
          made.push(...field.at(point, normal, made.length, 3));
        }
      }
    }
  }
  return Float32Array.from(made);
}

/** The brightest values of each group, without the few texels beside a lamp. */
function scalesOf(lights: readonly Float32Array[]): number[] {
  return lampGroups.map((_, g) => {
    const values: number[] = [];
    for (const light of lights)
      for (let i = g; i < light.length; i += 8 * 7) values.push(light[i] as number);
    values.sort((a, b) => a - b);
    return Math.max(values[Math.floor(values.length * 0.9985)] as number, 1e-4);
  });
}

function placeOf({ foot, to, angle }: (typeof cameras)[number]): CameraPlace {
  const way = to.map((value, i) => value - (foot[i] as number));
  const length = Math.hypot(...way);
  const from = foot.map((value, i) => value + ((way[i] as number) / length) * LENS_REACH);
  return { from: from as unknown as Triple, to, angle };
}

function ledGrid(): Screen {
  const made: Screen = { name: 'wall', position: [], uv: [], index: [] };
  const columns = 24;
  for (let i = 0; i <= columns; i += 1) {
    for (const v of [0, 1]) {
      made.position.push(...onLedWall(i / columns, v));
      made.uv.push(i / columns, v);
    }
    if (i === columns) continue;
    made.index.push(i * 2, i * 2 + 2, i * 2 + 1, i * 2 + 1, i * 2 + 2, i * 2 + 3);
  }
  return made;
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  }
  return btoa(text);
}
