import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { poses } from './poses.ts';
import { skeleton } from './skeleton.ts';

describe('skeleton', () => {
  test.each(Object.entries(poses))('keeps the lengths of the bones in the pose %s', (_, pose) => {
    const bones = skeleton(pose, 'woman');
    for (const side of [0, 1] as const) {
      expect(bones.shoulders[side].distanceTo(bones.elbows[side])).toBeCloseTo(0.285, 3);
      expect(bones.elbows[side].distanceTo(bones.wrists[side])).toBeCloseTo(0.255, 2);
      expect(bones.hips[side].distanceTo(bones.knees[side])).toBeCloseTo(0.415, 3);
      expect(bones.knees[side].distanceTo(bones.ankles[side])).toBeCloseTo(0.415, 2);
    }
  });

  test('puts the hips over the leg that carries the weight', () => {
    const hips = (weight: number) => {
      const bones = skeleton({ ...poses.stand, weight }, 'woman');
      return new Vector3().setFromMatrixPosition(bones.pelvis).x;
    };
    expect(hips(1)).toBeGreaterThan(0.03);
    expect(hips(0)).toBe(0);
    expect(hips(-1)).toBeLessThan(-0.03);
  });

  test('sets the free foot before the other one', () => {
    const { ankles } = skeleton({ ...poses.stand, weight: 1 }, 'man');
    expect(ankles[1].z).toBeGreaterThan(ankles[0].z + 0.05);
  });
});
