/** Where one looks in a panorama, and how much of it the picture shows. Angles in degrees. */
export interface Look {
  /** To the right of the panorama's middle. */
  yaw: number;
  /** Above the horizon. */
  pitch: number;
  /** Vertical field of view. */
  fov: number;
}

export type Vector = readonly [x: number, y: number, z: number];

/** Shape of panorama and picture, which bounds where one can look. */
export interface Bounds {
  /** Degrees from the left to the right edge of the panorama; it is half as high. */
  width: number;
  /** Width of the picture by its height. */
  aspect: number;
}

const RADIANS = Math.PI / 180;
const FOV = { min: 12, max: 75 };
/** Share of the panorama that the picture may show, so that there is something to turn to. */
const MOST = 0.8;

const tan = (degrees: number) => Math.tan(degrees * RADIANS);
const atan = (value: number) => Math.atan(value) / RADIANS;
const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** Horizontal field of view. */
const across = (fov: number, aspect: number) => 2 * atan(tan(fov / 2) * aspect);

/** The nearest look that stays inside the panorama. */
export function bounded({ yaw, pitch, fov }: Look, { width, aspect }: Bounds): Look {
  const widest = Math.min(
    FOV.max,
    (width / 2) * MOST,
    2 * atan(tan(Math.min(160, width * MOST) / 2) / aspect),
  );
  const shown = Math.min(widest, Math.max(FOV.min, fov));
  const up = clamp(pitch, Math.max(0, width / 4 - shown / 2));
  if (width >= 360)
    return { yaw: ((((yaw + 180) % 360) + 360) % 360) - 180, pitch: up, fov: shown };
  const side = Math.max(0, width / 2 - across(shown, aspect) / 2);
  return { yaw: clamp(yaw, side), pitch: up, fov: shown };
}

/** The direction of a point as seen from another one. */
export function directionTo(from: Vector, to: Vector): Pick<Look, 'yaw' | 'pitch'> {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return { yaw: Math.atan2(x, -z) / RADIANS, pitch: atan(y / Math.hypot(x, z)) };
}

const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The look from the viewpoint that frames as much around a camera's target as the camera does. */
export function lookOf(
  viewpoint: Vector,
  { position, target, fov }: { position: Vector; target: Vector; fov: number },
): Look {
  const reach = Math.max(0.1, distance(viewpoint, target));
  const shown = 2 * atan((distance(position, target) * tan(fov / 2)) / reach);
  return { ...directionTo(viewpoint, target), fov: shown };
}

/** Look on the way between two looks; `t` from 0 to 1 starts and ends slowly. */
export function between(a: Look, b: Look, t: number): Look {
  const s = t * t * (3 - 2 * t);
  const mix = (name: keyof Look) => a[name] + (b[name] - a[name]) * s;
  return { yaw: mix('yaw'), pitch: mix('pitch'), fov: mix('fov') };
}

/** The look after a key; undefined for keys that do nothing. */
export function turnedByKey(look: Look, key: string, start: Look): Look | undefined {
  const step = look.fov / 6;
  const moves: Record<string, Look> = {
    ArrowLeft: { ...look, yaw: look.yaw - step },
    ArrowRight: { ...look, yaw: look.yaw + step },
    ArrowUp: { ...look, pitch: look.pitch + step },
    ArrowDown: { ...look, pitch: look.pitch - step },
    '+': { ...look, fov: look.fov * 0.85 },
    '=': { ...look, fov: look.fov * 0.85 },
    '-': { ...look, fov: look.fov / 0.85 },
    Home: start,
  };
  return moves[key];
}

/** Axes of a look: columns that turn a ray of the picture into the scene. */
export function axesOf({ yaw, pitch }: Look): [right: Vector, up: Vector, back: Vector] {
  const [sy, cy] = [Math.sin(yaw * RADIANS), Math.cos(yaw * RADIANS)];
  const [sp, cp] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)];
  return [
    [cy, 0, sy],
    [-sy * sp, cp, cy * sp],
    [-sy * cp, -sp, cy * cp],
  ];
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** A direction as a vector of length 1. */
export function rayOf({ yaw, pitch }: Pick<Look, 'yaw' | 'pitch'>): Vector {
  const flat = Math.cos(pitch * RADIANS);
  return [
    Math.sin(yaw * RADIANS) * flat,
    Math.sin(pitch * RADIANS),
    -Math.cos(yaw * RADIANS) * flat,
  ];
}

/** Where a direction is in the picture, from 0 to 1 across and down; undefined outside of it. */
export function placeOf(
  direction: Pick<Look, 'yaw' | 'pitch'>,
  look: Look,
  aspect: number,
): { x: number; y: number } | undefined {
  const [right, up, back] = axesOf(look);
  const ray = rayOf(direction);
  const depth = -dot(ray, back);
  if (depth <= 0) return undefined;
  const half = tan(look.fov / 2);
  const x = 0.5 + dot(ray, right) / depth / half / aspect / 2;
  const y = 0.5 - dot(ray, up) / depth / half / 2;
  return x < 0 || x > 1 || y < 0 || y > 1 ? undefined : { x, y };
}
