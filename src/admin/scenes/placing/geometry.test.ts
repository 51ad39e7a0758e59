import { expect, it } from 'vitest';
import { cameraOf, directionOfPoint, lookOfCamera, pointTowards } from './geometry.ts';

const viewpoint = { x: 0.4, y: 1.6, z: 3 };
const look = { yaw: 32, pitch: -11, fov: 36 };

it('a new camera shows the view that it was taken from', () => {
  const camera = cameraOf(viewpoint, look);
  expect(camera.position).toEqual(viewpoint);
  const shown = lookOfCamera(viewpoint, camera);
  expect(shown.yaw).toBeCloseTo(look.yaw, 0);
  expect(shown.pitch).toBeCloseTo(look.pitch, 0);
  expect(shown.fov).toBeCloseTo(look.fov, 0);
});

it('a camera that is there shows the view from its own place', () => {
  const position = { x: -2.6, y: 1.8, z: 4.6 };
  const camera = cameraOf(viewpoint, look, { position, target: { x: 0, y: 1.2, z: -1 } });
  expect(camera.position).toEqual(position);
  expect(lookOfCamera(viewpoint, camera).fov).toBeCloseTo(look.fov, 0);
  const distance = Math.hypot(
    camera.target.x - viewpoint.x,
    camera.target.y - viewpoint.y,
    camera.target.z - viewpoint.z,
  );
  expect(distance).toBeCloseTo(Math.hypot(0.4, 0.4, 4), 1);
});

it('a point that is moved stays as far away, and has whole centimetres', () => {
  const before = { x: 0.4, y: 1.6, z: 1 };
  const moved = pointTowards(viewpoint, { yaw: 90, pitch: 0 }, before);
  expect(moved).toEqual({ x: 2.4, y: 1.6, z: 3 });
  expect(directionOfPoint(viewpoint, moved)).toEqual({ yaw: 90, pitch: 0 });
});

it('keeps the angle within what the form takes', () => {
  const position = { x: 0.4, y: 1.6, z: 2.9 };
  const target = { x: 0.4, y: 1.6, z: 2.8 };
  const wide = { yaw: 0, pitch: 0, fov: 75 };
  expect(cameraOf(viewpoint, wide, { position, target }).fov).toBe(100);
});
