import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { tubeFolds } from './folds.ts';
import { poses } from './poses.ts';
import { type Side, skeleton } from './skeleton.ts';

/** The steepest fold on a sleeve of 5 cm: metres of height per metre of cloth. */
function steepest(pose: 'raise' | 'present' | 'hold', side: Side): number {
  const bones = skeleton(poses[pose], 'woman');
  const [from, joint, to] = [bones.shoulders[side], bones.elbows[side], bones.wrists[side]];
  const folds = tubeFolds({
    from,
    joint,
    to,
    drape: 0.0076,
    joints: 0.0105,
    stack: 0.0095,
    seed: 3,
  });
  const h = 0.0005;
  let most = 0;
  for (const [a, b] of [
    [from, joint],
    [joint, to],
  ] as const) {
    const along = b.clone().sub(a).normalize();
    const u = new Vector3(0, 0, 1).cross(along).normalize();
    const v = along.clone().cross(u);
    for (let t = 0; t < 1; t += 0.02) {
      for (let turn = 0; turn < 6.28; turn += 0.2) {
        const { x, y, z } = a
          .clone()
          .lerp(b, t)
          .addScaledVector(u, 0.05 * Math.cos(turn))
          .addScaledVector(v, 0.05 * Math.sin(turn));
        const slope = Math.hypot(
          folds(x + h, y, z) - folds(x - h, y, z),
          folds(x, y + h, z) - folds(x, y - h, z),
          folds(x, y, z + h) - folds(x, y, z - h),
        );
        most = Math.max(most, slope / (2 * h));
      }
    }
  }
  return most;
}

test('no fold of a bent sleeve is so steep that the cloth would tear', () => {
  for (const pose of ['raise', 'present', 'hold'] as const) {
    for (const side of [0, 1] as const) expect(steepest(pose, side)).toBeLessThan(2.5);
  }
});
