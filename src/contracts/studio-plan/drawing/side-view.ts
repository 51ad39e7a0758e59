import { type Camera, TABLE } from '../cameras.ts';
import type { Studio } from '../studio.ts';
import { clipBetween } from './clip.ts';
import { dimension } from './dimension.ts';
import { type Frame, grid } from './frame.ts';
import { line, type Point, polygon, rectangle, type Shape } from './shapes.ts';

/** From the side, with the depth in the same place as in the view from above. */
export function sideView(studio: Studio, frame: Frame): Shape[] {
  const { plan, placement, cameras, lighting, wall } = studio;
  const { x, y, size } = frame;
  const [depth, height] = [plan.depth * 100, plan.height * 100];
  const floor = y + height;
  const at = (along: number, z: number): Point => [x + along * 100, floor - z * 100];
  const [main] = cameras;
  const wallTop = Math.min(wall.height, plan.height);
  const right = x + Math.max(plan.depth, placement.neededDepth) * 100 + 1.6 * size;
  return [
    ...grid(x, y, depth, height),
    ...cameras.flatMap((camera) => viewOf(camera, studio, at)),
    rectangle('room', x, y, depth, height),
    ...(plan.background === 'none'
      ? []
      : [line('wall', at(placement.wallY, 0), at(placement.wallY, wallTop))]),
    ...lighting.lamps.flatMap((lamp) => [
      line('support', at(lamp.y, lamp.z), at(lamp.y, plan.grid ? plan.height : 0)),
      { kind: 'circle', look: 'lamp', at: at(lamp.y, lamp.z), radius: 0.5 * size } as const,
    ]),
    ...personShapes(studio, at),
    ...cameras.flatMap((camera) => cameraShapes(camera, at)),
    ...dimension([x - 1.2 * size, y], [x - 1.2 * size, floor], size),
    ...(main ? dimension([right, at(0, main.z)[1]], [right, floor], size) : []),
  ];
}

type Place = (along: number, z: number) => Point;

function viewOf(camera: Camera, { plan, placement }: Studio, at: Place): Shape[] {
  if (camera.role === 'close') return [];
  const { width, height } = camera.frame;
  const view =
    camera.role === 'top'
      ? [
          at(camera.y, camera.z),
          at(camera.y - height / 2, TABLE.height),
          at(camera.y + height / 2, TABLE.height),
        ]
      : mainView(camera, placement, at);
  return width > 0
    ? [polygon('view', ...clipBetween(view, at(0, plan.height)[1], at(0, 0)[1]))]
    : [];
}

/** From the lens to the background; its height grows with the distance. */
function mainView(camera: Camera, { distance, toWall, wallY }: Studio['placement'], at: Place) {
  const half = ((camera.frame.height / 2) * (distance + toWall)) / distance;
  return [at(camera.y, camera.z), at(wallY, camera.z + half), at(wallY, camera.z - half)];
}

/** A person of 1.75 m, or seated at a table. */
function personShapes({ plan, placement, cameras }: Studio, at: Place): Shape[] {
  const seated = plan.shot === 'table';
  const top = seated ? 1.35 : 1.75;
  const y = placement.presenterY;
  const hasTable = seated || cameras.some(({ role }) => role === 'top');
  const table = at(y + TABLE.ahead - 0.3, TABLE.height);
  const body: Point[] = [
    at(y - 0.16, 0),
    at(y - 0.2, top - 0.35),
    at(y - 0.08, top - 0.26),
    at(y + 0.08, top - 0.26),
    at(y + 0.2, top - 0.35),
    at(y + 0.16, 0),
  ];
  return [
    polygon('presenter', ...body),
    { kind: 'circle', look: 'presenter', at: at(y, top - 0.12), radius: 12 },
    ...(hasTable ? [rectangle('furniture', table[0], table[1], 60, TABLE.height * 100)] : []),
  ];
}

function cameraShapes(camera: Camera, at: Place): Shape[] {
  const [x, y] = at(camera.y, camera.z);
  const floor = at(camera.y, 0)[1];
  if (camera.role === 'top') {
    return [line('support', [x, y - 36], [x, y]), rectangle('camera', x - 10, y - 36, 20, 36)];
  }
  return [line('support', [x + 18, y], [x + 18, floor]), rectangle('camera', x, y - 9, 36, 18)];
}
