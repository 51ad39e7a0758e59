import { type Camera, hasTable, TABLE } from '../cameras.ts';
import { isSeated } from '../plan.ts';
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

/** A stool from the side. */
const STOOL = { height: 0.45, width: 0.4 };

/** A person of 1.75 m who stands, or sits on a stool; and the table in front, where there is one. */
function personShapes({ plan, placement, cameras }: Studio, at: Place): Shape[] {
  const seated = isSeated(plan.shot);
  const top = seated ? 1.35 : 1.75;
  const y = placement.presenterY;
  const shoulders: Point[] = [
    at(y - 0.2, top - 0.35),
    at(y - 0.08, top - 0.26),
    at(y + 0.08, top - 0.26),
    at(y + 0.2, top - 0.35),
  ];
  const body: Point[] = seated
    ? [
        at(y - 0.16, STOOL.height),
        ...shoulders,
        at(y + 0.16, 0.62),
        at(y + 0.5, 0.6),
        at(y + 0.5, 0),
        at(y + 0.38, 0),
        at(y + 0.38, STOOL.height),
      ]
    : [at(y - 0.16, 0), ...shoulders, at(y + 0.16, 0)];
  return [
    ...(seated
      ? [furniture(at(y - STOOL.width / 2, STOOL.height), STOOL.width, STOOL.height)]
      : []),
    polygon('presenter', ...body),
    { kind: 'circle', look: 'presenter', at: at(y, top - 0.12), radius: 12 },
    ...(hasTable(plan, cameras)
      ? [furniture(at(y + TABLE.ahead - TABLE.depth / 2, TABLE.height), TABLE.depth, TABLE.height)]
      : []),
  ];
}

/** A box on the floor by its upper left corner; its sides in metres. */
function furniture([x, y]: Point, width: number, height: number): Shape {
  return rectangle('furniture', x, y, width * 100, height * 100);
}

function cameraShapes(camera: Camera, at: Place): Shape[] {
  const [x, y] = at(camera.y, camera.z);
  const floor = at(camera.y, 0)[1];
  if (camera.role === 'top') {
    return [line('support', [x, y - 36], [x, y]), rectangle('camera', x - 10, y - 36, 20, 36)];
  }
  return [line('support', [x + 18, y], [x + 18, floor]), rectangle('camera', x, y - 9, 36, 18)];
}
