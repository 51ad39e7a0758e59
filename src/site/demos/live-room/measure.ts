import type { RoomHeader, Triple } from './room-file.ts';

type Room = RoomHeader['room'];

/** Where a ray leaves the room: the floor, a wall or the ceiling. Null if it never enters. */
export function surfaceOnRay(room: Room, from: Triple, way: Triple): Triple | null {
  const low: Triple = [-room.halfWidth, 0, room.back];
  const high: Triple = [room.halfWidth, room.height, room.front];
  let near = 0;
  let far = Infinity;
  for (let axis = 0; axis < 3; axis += 1) {
    const [start, step] = [from[axis] as number, way[axis] as number];
    const a = ((low[axis] as number) - start) / step;
    const b = ((high[axis] as number) - start) / step;
    if (Number.isNaN(a) || Number.isNaN(b)) continue;
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  }
  if (near > far || far === Infinity) return null;
  return from.map((value, i) => value + (way[i] as number) * far) as unknown as Triple;
}

export function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Where a ray meets the floor, or null. */
export function floorOnRay(
  from: Triple,
  way: Triple,
  height = 0,
): readonly [number, number] | null {
  const t = (height - from[1]) / way[1];
  return t > 0 && Number.isFinite(t) ? [from[0] + way[0] * t, from[2] + way[2] * t] : null;
}

/** Closest distance of a ray to the upright middle line of a person, in metres. */
export function missesPerson(from: Triple, way: Triple, [x, z]: readonly [number, number]): number {
  const square = way[0] ** 2 + way[2] ** 2;
  const t = square ? ((x - from[0]) * way[0] + (z - from[2]) * way[2]) / square : 0;
  const point = [from[0] + way[0] * t, from[1] + way[1] * t, from[2] + way[2] * t] as const;
  const y = Math.min(1.65, Math.max(0, point[1]));
  return t > 0 ? Math.hypot(point[0] - x, point[1] - y, point[2] - z) : Infinity;
}
