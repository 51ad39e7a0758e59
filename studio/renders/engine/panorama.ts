import type { Shot } from './shot.ts';

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
