import { expect, it } from 'vitest';
import { placeOf } from './direction.ts';
import { directionAt, directionOf, pointOf } from './places.ts';

it.each([[{ x: 0.5, y: 0.5 }], [{ x: 0.1, y: 0.8 }], [{ x: 0.95, y: 0.05 }]])(
  'the direction of %j leads back to it',
  (place) => {
    const look = { yaw: 35, pitch: -12, fov: 50 };
    const again = placeOf(directionAt(place, look, 1.6), look, 1.6);
    expect(again?.x).toBeCloseTo(place.x);
    expect(again?.y).toBeCloseTo(place.y);
  },
);

it('a point of the panorama is where its direction is, and never outside', () => {
  expect(pointOf({ yaw: 45, pitch: 22.5 }, 180)).toEqual({ x: 0.75, y: 0.25 });
  expect(directionOf({ x: 0.75, y: 0.25 }, 180)).toEqual({ yaw: 45, pitch: 22.5 });
  expect(pointOf({ yaw: 100, pitch: -80 }, 180)).toEqual({ x: 1, y: 1 });
});
