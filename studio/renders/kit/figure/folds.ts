import { Vector3 } from 'three';
import type { Body } from '../sdf.ts';
import { bell, clamp, crease } from './frames.ts';

export interface TubeFolds {
  from: Vector3;
  joint: Vector3;
  to: Vector3;
  /** Height of the folds in metres: everywhere, inside the joint, and stacked up at the end. */
  drape: number;
  joints: number;
  stack: number;
  seed: number;
}

/** Folds of a sleeve or a trouser leg: long ones that twist, squeezed ones at the joint and the hem. */
export function tubeFolds({ from, joint, to, drape, joints, stack, seed }: TubeFolds): Body {
  const first = joint.distanceTo(from);
  const whole = first + joint.distanceTo(to);
  const before = joint.clone().sub(from).normalize();
  const after = to.clone().sub(joint).normalize();
  const inside = after.clone().sub(before);
  const bent = clamp(inside.length() * 1.3);
  if (inside.length() < 0.05) inside.set(0, 0, 1);
  inside.normalize();
  const [p, axis] = [new Vector3(), new Vector3()];
  return (x, y, z) => {
    p.set(x, y, z).sub(joint);
    // Along the tube: both bones count, so that nothing jumps at the joint.
    const past = (p.dot(before) + p.dot(after)) / 2;
    const s = first + past;
    // Folds go round the bone that is near. Round one line for both, they would meet in a pit where
    // that line leaves a bent arm.
    axis
      .copy(before)
      .lerp(after, clamp(0.5 + past / 0.08))
      .normalize();
    p.addScaledVector(axis, -p.dot(axis));
    const length = p.length() || 1;
    const toward = p.dot(inside) / length;
    const across = (p.x * inside.z - p.z * inside.x + p.y * 0.5) / length;
    const along = crease(s * 6 + across * 0.9 + seed, toward * 1.7, across * 1.7 + s * 2.2);
    const fine = crease(s * 17 + toward * 2 + seed, across * 2.2 + s * 5, toward * 2.1);
    // Gentle enough that a fold does not fold over itself, which would tear the sleeve.
    const rings = crease(s * 20 + across * 1.6 + seed, toward * 1.3, across * 1.3);
    const squeezed = bell(s - first, 0.1) * (0.15 + 0.85 * clamp(toward + 0.2));
    const stacked = bell(s - whole, 0.07);
    return (
      drape * (along - 0.35 + 0.22 * fine) +
      joints * bent * squeezed * (rings - 0.45) +
      stack * stacked * (rings - 0.35)
    );
  };
}

/** Folds of a top that hangs from the shoulders: drawn from the armpits, falling towards the hem. */
export function torsoFolds(height: number, gathered: number, seed: number): Body {
  return (x, y, z) => {
    const turn = Math.atan2(x, z);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const low = clamp((0.26 - y) / 0.3);
    const falling = crease(c * 2.6 + seed, y * 2.4, s * 2.6 + y);
    const gathers = crease(c * 6 + seed, y * 1.6, s * 6);
    const pulled = crease(
      (y + Math.sqrt(x * x + 0.002) * 0.9) * 11 + seed,
      c * 1.2 + x * 2,
      s * 0.9,
    );
    const armpit = bell(Math.abs(x) - 0.13, 0.09) * bell(y - 0.18, 0.13);
    const waist = crease(y * 16 + c * 0.8 + seed, c * 1.5 + x * 3, s * 1.2) * bell(y - 0.04, 0.09);
    return (
      height * (0.4 + 0.6 * low) * (falling - 0.35) +
      height * armpit * (pulled - 0.3) +
      height * 0.9 * waist * (1 - gathered) +
      gathered * 0.008 * bell(y - 0.01, 0.1) * (gathers - 0.4)
    );
  };
}
