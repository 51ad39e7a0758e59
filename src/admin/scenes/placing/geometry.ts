import type { SceneCamera, ScenePoint } from '#contracts/content/scene.ts';
import { directionTo, type Look, lookOf, type Vector } from '#site/demos/panorama/direction.ts';

type Direction = Pick<Look, 'yaw' | 'pitch'>;

/** How far from the viewpoint something new is placed, in metres: about where a presenter stands. */
const DISTANCE = 3;
const FOV = { min: 5, max: 100 };
const RADIANS = Math.PI / 180;

export const vectorOf = ({ x, y, z }: ScenePoint): Vector => [x, y, z];

/** Centimetres are as fine as anybody places something. */
const rounded = (value: number) => Math.round(value * 100) / 100;

const between = (a: ScenePoint, b: ScenePoint) => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** The point in a direction from the viewpoint, as far away as another one was. */
export function pointTowards(
  viewpoint: ScenePoint,
  { yaw, pitch }: Direction,
  before?: ScenePoint,
): ScenePoint {
  const distance = (before && between(viewpoint, before)) || DISTANCE;
  const flat = Math.cos(pitch * RADIANS) * distance;
  return {
    x: rounded(viewpoint.x + Math.sin(yaw * RADIANS) * flat),
    y: rounded(viewpoint.y + Math.sin(pitch * RADIANS) * distance),
    z: rounded(viewpoint.z - Math.cos(yaw * RADIANS) * flat),
  };
}

/**
 * The camera that shows this view; the inverse of `lookOf`. One that is there keeps its place in the
 * room; a new one stands at the viewpoint.
 */
export function cameraOf(
  viewpoint: ScenePoint,
  look: Look,
  before?: Pick<SceneCamera, 'position' | 'target'>,
): Pick<SceneCamera, 'position' | 'target' | 'fov'> {
  const target = pointTowards(viewpoint, look, before?.target);
  const position = before?.position ?? viewpoint;
  const reach = between(viewpoint, target) || DISTANCE;
  const away = between(position, target) || reach;
  const half = Math.atan((reach * Math.tan((look.fov / 2) * RADIANS)) / away);
  const fov = Math.round((2 * half * 10) / RADIANS) / 10;
  return { position, target, fov: Math.min(FOV.max, Math.max(FOV.min, fov)) };
}

/** The view of a camera from the viewpoint. */
export const lookOfCamera = (
  viewpoint: ScenePoint,
  { position, target, fov }: Pick<SceneCamera, 'position' | 'target' | 'fov'>,
): Look =>
  lookOf(vectorOf(viewpoint), { position: vectorOf(position), target: vectorOf(target), fov });

/** The direction of a point from the viewpoint. */
export const directionOfPoint = (viewpoint: ScenePoint, point: ScenePoint): Direction =>
  directionTo(vectorOf(viewpoint), vectorOf(point));
