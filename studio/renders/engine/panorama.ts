import type { Point, Shot, ShotFactory } from './shot.ts';

/** Degrees across a face. */
const FACE_DEGREES = 70;
/** Its shape, so high that its corners reach as far up and down as half of its width. */
const [FACE_WIDTH, FACE_HEIGHT] = [1000, 1222];

/** Half of its vertical angle, as a tangent. */
const RISE = (Math.tan((FACE_DEGREES * Math.PI) / 360) * FACE_HEIGHT) / FACE_WIDTH;

/**
 * A shot turned into one face of a panorama: to the horizon, without a lens, and without what would
 * show where faces meet.
 */
export function faceOf(shot: Shot, yaw: number): Shot {
  const camera = shot.camera.clone();
  camera.fov = (Math.atan(RISE) * 360) / Math.PI;
  camera.rotation.set(0, (-yaw * Math.PI) / 180, 0);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  return {
    ...shot,
    camera,
    lens: 0,
    size: [FACE_WIDTH, FACE_HEIGHT],
    grade: { ...shot.grade, bloom: 0, vignette: 0, grain: 0 },
  };
}

/**
 * A set as one sees it who stands at a point of it; its own camera is elsewhere.
 *
 * @param fill factor of the soft light from above: a picture may leave dark what one can turn to
 */
function standingAt(set: ShotFactory, point: Point, fill = 1): ShotFactory {
  return async () => {
    const shot = await set();
    shot.camera.position.set(...point);
    return { ...shot, dome: shot.dome && { ...shot.dome, power: shot.dome.power * fill } };
  };
}

/** The panoramas of a set by its lights, `panorama-<set>-<light>`; `show` is the one on air. */
export function panoramasOf(
  set: string,
  point: Point,
  lights: Record<string, ShotFactory>,
  fill?: number,
): Record<string, ShotFactory> {
  return Object.fromEntries(
    Object.entries(lights).map(([light, shot]) => [
      `panorama-${set}-${light}`,
      standingAt(shot, point, fill),
    ]),
  );
}
