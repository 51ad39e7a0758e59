import { describe, expect, it } from 'vitest';
import { axesOf, bounded, directionTo, lookOf, placeOf, turnedByKey } from './direction.ts';

const wide = { width: 140, aspect: 1.6 };

describe('a look', () => {
  it('stays inside a panorama that is not all around', () => {
    const look = bounded({ yaw: 90, pitch: -60, fov: 40 }, wide);
    expect(look.yaw).toBeLessThan(70 - 20);
    expect(look.yaw).toBeGreaterThan(30);
    expect(look.pitch).toBe(-15);
    expect(bounded({ yaw: 0, pitch: 0, fov: 1 }, wide).fov).toBe(12);
    expect(bounded({ yaw: 0, pitch: 0, fov: 170 }, wide).fov).toBeLessThanOrEqual(56);
  });

  it('shows no edge at the side however wide the picture is', () => {
    for (const aspect of [0.5, 1, 1.6, 2.4, 4]) {
      const { yaw, fov } = bounded({ yaw: 200, pitch: 0, fov: 75 }, { width: 140, aspect });
      const half = (Math.atan(Math.tan((fov * Math.PI) / 360) * aspect) * 180) / Math.PI;
      expect(yaw + half).toBeLessThanOrEqual(70.001);
    }
  });

  it('goes on over the back of a whole panorama', () => {
    const all = { width: 360, aspect: 1.6 };
    expect(bounded({ yaw: 190, pitch: 0, fov: 40 }, all).yaw).toBe(-170);
    expect(bounded({ yaw: -190, pitch: 0, fov: 40 }, all).yaw).toBe(170);
  });

  it('of a camera frames what the camera frames', () => {
    const camera = { position: [0, 1, 4], target: [0, 1, 0], fov: 40 } as const;
    expect(lookOf([0, 1, 4], camera)).toMatchObject({ yaw: 0, pitch: 0 });
    expect(lookOf([0, 1, 4], camera).fov).toBeCloseTo(40);
    expect(lookOf([0, 1, 2], camera).fov).toBeCloseTo(72.1, 1);
    expect(directionTo([0, 0, 0], [1, 0, -1]).yaw).toBeCloseTo(45);
    expect(directionTo([0, 0, 0], [0, 1, -1]).pitch).toBeCloseTo(45);
  });

  it('turns by keys in steps of what is seen, and returns home', () => {
    const look = { yaw: 0, pitch: 0, fov: 30 };
    const start = { yaw: 5, pitch: 1, fov: 40 };
    expect(turnedByKey(look, 'ArrowRight', start)).toEqual({ yaw: 5, pitch: 0, fov: 30 });
    expect(turnedByKey(look, '+', start)?.fov).toBeCloseTo(25.5);
    expect(turnedByKey(look, 'Home', start)).toBe(start);
    expect(turnedByKey(look, 'a', start)).toBeUndefined();
  });

  it('has what it looks at in the middle, and what is right of it on the right', () => {
    const look = { yaw: 30, pitch: -10, fov: 40 };
    const middle = placeOf(look, look, 1.6);
    expect(middle?.x).toBeCloseTo(0.5);
    expect(middle?.y).toBeCloseTo(0.5);
    expect(placeOf({ yaw: 40, pitch: -10 }, look, 1.6)?.x).toBeGreaterThan(0.55);
    expect(placeOf({ yaw: 30, pitch: 0 }, look, 1.6)?.y).toBeLessThan(0.4);
    expect(placeOf({ yaw: -150, pitch: 0 }, look, 1.6)).toBeUndefined();
    const [right, up, back] = axesOf(look);
    expect(right[0] * up[0] + right[1] * up[1] + right[2] * up[2]).toBeCloseTo(0);
    expect(Math.hypot(...back)).toBeCloseTo(1);
  });
});
