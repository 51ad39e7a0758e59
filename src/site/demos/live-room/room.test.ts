import { describe, expect, test } from 'vitest';
import { tintOf, WHITE_BALANCE } from './colour-temperature.ts';
import { groupColours, lightInAir } from './light-sum.ts';
import { distance, floorOnRay, missesPerson, surfaceOnRay } from './measure.ts';
import { between, bounded, eyeOf, firstOrbit, orbitBounds, turnedByKey } from './orbit.ts';
import { lampGroups } from './room-file.ts';
import { initialState, placed, presetOf, presets, stageArea, switched } from './room-state.ts';

const room = { halfWidth: 4.8, back: -4.2, front: 4.8, height: 4.4 };

describe('free camera', () => {
  test('stays within its bounds and above the floor', () => {
    expect(bounded({ azimuth: 9, elevation: -3, distance: 100 })).toEqual({
      azimuth: orbitBounds.azimuth[1],
      elevation: orbitBounds.elevation[0],
      distance: orbitBounds.distance[1],
    });
    expect(eyeOf(bounded({ azimuth: 0, elevation: -3, distance: 9 }))[1]).toBeGreaterThan(1);
  });

  test('turns and zooms with keys, and ignores others', () => {
    expect(turnedByKey(firstOrbit, 'ArrowRight')?.azimuth).toBeCloseTo(firstOrbit.azimuth + 0.12);
    expect(turnedByKey(firstOrbit, '+')?.distance).toBeLessThan(firstOrbit.distance);
    expect(turnedByKey(firstOrbit, 'a')).toBeUndefined();
  });

  test('moves from one view to another', () => {
    const other = { azimuth: 1, elevation: 1, distance: 3 };
    expect(between(firstOrbit, other, 0)).toEqual(firstOrbit);
    expect(between(firstOrbit, other, 1)).toEqual(other);
  });
});

describe('measuring', () => {
  test('finds the floor and the walls, also from outside', () => {
    expect(surfaceOnRay(room, [0, 2, 0], [0, -1, 0])).toEqual([0, 0, 0]);
    expect(surfaceOnRay(room, [0, 2, 0], [0, 0, -1])).toEqual([0, 2, -4.2]);
    expect(surfaceOnRay(room, [0, 2, 9], [0, 0, -1])?.[2]).toBeCloseTo(-4.2);
    expect(surfaceOnRay(room, [0, 9, 9], [0, 0, -1])).toBeNull();
  });

  test('gives metres', () => {
    expect(distance([0, 0, 0], [3, 0, 4])).toBe(5);
    expect(floorOnRay([0, 2, 0], [1, -1, 0])).toEqual([2, 0]);
    expect(floorOnRay([0, 2, 0], [1, 1, 0])).toBeNull();
  });

  test('knows whether a ray meets the presenter', () => {
    expect(missesPerson([0, 1, 5], [0, 0, -1], [0, 0])).toBeCloseTo(0);
    expect(missesPerson([1, 1, 5], [0, 0, -1], [0, 0])).toBeCloseTo(1);
    expect(missesPerson([0, 1, 5], [0, 0, 1], [0, 0])).toBe(Infinity);
  });
});

describe('light', () => {
  test('a lamp that was dimmed to nothing gives light when it is switched on', () => {
    const { house, key } = presets.night;
    expect(switched(house, true).level).toBeGreaterThan(0);
    expect(switched(key, false)).toEqual({ ...key, on: false });
    expect(switched({ ...key, on: false }, true)).toEqual(key);
  });

  test('is white at the balance of the cameras, warm below and cool above, equally bright', () => {
    for (const value of tintOf(WHITE_BALANCE)) expect(value).toBeCloseTo(1, 6);
    for (const kelvin of [2700, 6500]) {
      const [r, g, b] = tintOf(kelvin);
      expect(0.2126 * r + 0.7152 * g + 0.0722 * b).toBeCloseTo(1, 6);
      expect(r > b).toBe(kelvin < WHITE_BALANCE);
    }
  });

  test('of two groups is the sum of each alone', () => {
    const air = Uint8Array.from({ length: 8 * 6 * 8 }, (_, i) => (i * 37) % 256);
    const grid = { from: [0, 0, 0], step: [1, 1, 1], count: [2, 2, 2] } as const;
    const of = (...on: string[]) => {
      const lamps = Object.fromEntries(
        lampGroups.map((group) => [group, { ...presets.soft[group], on: on.includes(group) }]),
      ) as typeof presets.soft;
      const colours = groupColours({ ...initialState, lamps }, { tea: [0.5, 0.3, 0.2] });
      return lightInAir(air, grid, [0.4, 0.7], colours);
    };
    const both = of('key', 'wall');
    const [key, wall] = [of('key'), of('wall')];
    expect(Math.max(...both)).toBeGreaterThan(0.1);
    both.forEach((value, i) => {
      expect(value).toBeCloseTo((key[i] as number) + (wall[i] as number), 5);
    });
  });

  test('presets are recognised until a lamp changes', () => {
    expect(presetOf(presets.night)).toBe('night');
    expect(
      presetOf({ ...presets.night, key: { ...presets.night.key, on: false } }),
    ).toBeUndefined();
  });
});

test('the presenter stays on the stage', () => {
  expect(placed({ x: 99, z: -99, turn: 270 })).toEqual({
    x: stageArea.x[1],
    z: stageArea.z[0],
    turn: -90,
  });
});

test('the presenter does not face the first view', () => {
  const { x, z, turn } = initialState.presenter;
  const [eyeX, , eyeZ] = eyeOf(firstOrbit);
  const angle = (turn * Math.PI) / 180;
  expect(Math.sin(angle) * (eyeX - x) + Math.cos(angle) * (eyeZ - z)).toBeLessThan(0);
});
