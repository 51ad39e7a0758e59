import { type Camera, hasTable, TABLE } from '../cameras.ts';
import type { Lamp } from '../lamps.ts';
import type { Studio } from '../studio.ts';
import { clipBetween } from './clip.ts';
import { dimension } from './dimension.ts';
import { type Frame, grid } from './frame.ts';
import { line, type Point, polygon, rectangle, type Shape } from './shapes.ts';

/** From above: the background on the left, the cameras on the right. */
export function topView(studio: Studio, frame: Frame): Shape[] {
  const { plan, placement, cameras, lighting } = studio;
  const { x, y, size, labels } = frame;
  const at = (side: number, along: number): Point => [
    x + along * 100,
    y + (plan.width / 2 + side) * 100,
  ];
  const [width, depth] = [plan.width * 100, plan.depth * 100];
  const bottom = y + width;
  const presenter = at(0, placement.presenterY);
  const row = bottom + 2.2 * size;
  const [wall, lens] = [x + placement.wallY * 100, presenter[0] + placement.distance * 100];
  return [
    ...grid(x, y, depth, width),
    ...cameras.flatMap((camera) => viewOf(camera, studio, at)),
    rectangle('room', x, y, depth, width),
    ...(studio.deepEnough ? [] : [rectangle('outside', x, y, placement.neededDepth * 100, width)]),
    ...wallOf(studio, at),
    ...tableOf(studio, at),
    ...lighting.lamps.flatMap((lamp) => lampShapes(lamp, at, size, labels.lampMarks[lamp.role])),
    { kind: 'circle', look: 'presenter', at: presenter, radius: 24 },
    label(labels.presenter, presenter, size),
    ...monitorsOf(studio, at),
    ...cameras.flatMap((camera) => cameraShapes(camera, at, size)),
    ...dimension([wall, row], [presenter[0], row], size),
    ...dimension([presenter[0], row], [lens, row], size),
    ...dimension([x, row + 2.2 * size], [x + depth, row + 2.2 * size], size),
    ...dimension([x - 1.2 * size, y], [x - 1.2 * size, bottom], size),
  ];
}

type Place = (side: number, along: number) => Point;

function viewOf(camera: Camera, { plan, placement }: Studio, at: Place): Shape[] {
  if (!camera.onWall) return [];
  const view = [
    at(camera.x, camera.y),
    at(camera.onWall.from, placement.wallY),
    at(camera.onWall.to, placement.wallY),
  ];
  const [top, bottom] = [at(-plan.width / 2, 0)[1], at(plan.width / 2, 0)[1]];
  return [polygon('view', ...clipBetween(view, top, bottom))];
}

function wallOf({ plan, placement, wall }: Studio, at: Place): Shape[] {
  if (plan.background === 'none') return [];
  const half = Math.min(wall.width, plan.width) / 2;
  const middle = (wall.seen.from + wall.seen.to) / 2;
  const clamp = (side: number) => Math.max(-plan.width / 2, Math.min(plan.width / 2, side));
  return [
    line(
      'wall',
      at(clamp(middle - half), placement.wallY),
      at(clamp(middle + half), placement.wallY),
    ),
  ];
}

function tableOf({ plan, placement, cameras }: Studio, at: Place): Shape[] {
  if (!hasTable(plan, cameras)) return [];
  const [left, top] = at(-TABLE.width / 2, placement.presenterY + TABLE.ahead - TABLE.depth / 2);
  return [rectangle('furniture', left, top, TABLE.depth * 100, TABLE.width * 100)];
}

/** Monitors stand in front of the main camera, beside its axis, where the presenter looks. */
function monitorsOf({ plan, placement }: Studio, at: Place): Shape[] {
  const along = placement.presenterY + placement.distance - 0.25;
  return Array.from({ length: plan.monitors }, (_, index) => {
    const side = (index % 2 === 0 ? 1 : -1) * (0.5 + 0.65 * Math.floor(index / 2));
    const [left, top] = at(side - 0.28, along);
    return rectangle('furniture', left, top, 8, 56);
  });
}

function lampShapes(lamp: Lamp, at: Place, size: number, mark: string): Shape[] {
  const place = at(lamp.x, lamp.y);
  return [
    line('ray', place, at(lamp.aim.x, lamp.aim.y)),
    { kind: 'circle', look: 'lamp', at: place, radius: 0.8 * size },
    label(mark, place, size, 'onLamp'),
  ];
}

/** A box with a lens, turned to the presenter, and its number. */
function cameraShapes(camera: Camera, at: Place, size: number): Shape[] {
  const [cx, cy] = at(camera.x, camera.y);
  const angle = (camera.angle * Math.PI) / 180;
  const turn = ([x, y]: Point): Point => [
    cx + x * Math.cos(angle) + y * Math.sin(angle),
    cy + x * Math.sin(angle) - y * Math.cos(angle),
  ];
  const box: Point[] = [
    [0, 6],
    [12, 10],
    [36, 10],
    [36, -10],
    [12, -10],
    [0, -6],
  ];
  const number = turn([36 + 0.8 * size, 0]);
  return [polygon('camera', ...box.map(turn)), label(String(camera.number), number, size)];
}

/** A centred label. */
function label(text: string, [x, y]: Point, size: number, tone?: 'onLamp'): Shape {
  return {
    kind: 'text',
    text,
    at: [x, y + 0.36 * size],
    size,
    anchor: 'middle',
    ...(tone ? { tone } : {}),
  };
}
