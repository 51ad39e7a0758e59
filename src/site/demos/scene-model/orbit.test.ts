import { describe, expect, it } from 'vitest';
import { between, bounded, eyeOf, fovIn, orbitOf, turnedByKey } from './orbit.ts';

const main = { position: [0, 1.45, 3.2], target: [0, 1.15, 0], fov: 32 } as const;
const top = { position: [0, 2.6, 0.5], target: [0, 0.8, 0.35], fov: 38 } as const;

describe('an orbit', () => {
  it('begins where the camera of the scene stands', () => {
    for (const camera of [main, top]) {
      eyeOf(orbitOf(camera)).forEach((value, axis) => {
        expect(value).toBeCloseTo(camera.position[axis] as number, 6);
      });
    }
  });

  it('stays within reach of its camera, and above the floor', () => {
    const from = orbitOf(main);
    const far = bounded({ ...from, azimuth: 170, elevation: -60, distance: 90 }, from);
    expect(far.azimuth).toBeCloseTo(from.azimuth + 50);
    expect(far.distance).toBeCloseTo(from.distance * 1.5);
    expect(eyeOf(far)[1]).toBeGreaterThanOrEqual(0.249);
    const low = { ...main, target: [0, 0.1, 0] } as const;
    expect(eyeOf(bounded({ ...orbitOf(low), elevation: -80 }, orbitOf(low)))[1]).toBeGreaterThan(
      0.249,
    );
    const near = bounded({ ...from, distance: 0 }, from);
    expect(near.distance).toBeCloseTo(from.distance * 0.4);
    expect(bounded(from, from)).toEqual(from);
    expect(bounded(orbitOf(top), orbitOf(top))).toEqual(orbitOf(top));
  });

  it('turns and walks by keys, and returns home', () => {
    const start = orbitOf(main);
    expect(turnedByKey(start, 'ArrowRight', start)?.azimuth).toBe(start.azimuth + 6);
    expect(turnedByKey(start, '+', start)?.distance).toBeLessThan(start.distance);
    expect(turnedByKey({ ...start, azimuth: 9 }, 'Home', start)).toBe(start);
    expect(turnedByKey(start, 'a', start)).toBeUndefined();
  });

  it('goes from one camera to another', () => {
    const [a, b] = [orbitOf(main), orbitOf(top)];
    expect(between(a, b, 0)).toEqual(a);
    expect(between(a, b, 1)).toEqual(b);
    expect(between(a, b, 0.5).fov).toBe(35);
  });

  it('shows as much to the sides in a narrow picture', () => {
    expect(fovIn(2, 40)).toBe(40);
    expect(fovIn(0.8, 40)).toBeCloseTo(72.1, 1);
    expect(fovIn(0.2, 40)).toBe(85);
  });
});
