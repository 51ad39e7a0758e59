import { type Body, blend, carve, ellipsoid, limb } from '../sdf.ts';
import { torsoFolds, tubeFolds } from './folds.ts';
import { clamp, point, raised, within } from './frames.ts';
import type { Side, Skeleton } from './skeleton.ts';
import { type Build, chestBody, hipBody } from './trunk.ts';

export interface Top {
  /** Lower edge below the waist in metres; a tucked one ends at the waist. */
  hem: number;
  tucked?: boolean;
  /** Room between body and cloth. */
  ease: number;
  /** Height of the folds. */
  folds: number;
  /** Thickness of the sleeves at the upper arm, and how much of the arm they cover (1 to the wrist). */
  sleeve: number;
  covers: number;
  collar: 'band' | 'round' | 'lapel';
  /** Fewer folds at the cuffs, as a jacket has. */
  sharp?: boolean;
  /** Hangs from the shoulder blades without a waist, as a coat does. */
  straight?: boolean;
}

function sleeve(bones: Skeleton, side: Side, top: Top): Body {
  const [a, b] = [bones.shoulders[side], bones.elbows[side]];
  const end = b.clone().lerp(bones.wrists[side], clamp((top.covers - 0.5) * 2) * 0.97);
  const short = top.covers <= 0.5;
  const stop = short ? a.clone().lerp(b, top.covers * 2) : end;
  const thick = top.sleeve;
  const arm = short
    ? limb(point(a), point(stop), thick, thick * 0.98)
    : blend(
        0.03,
        limb(point(a), point(b), thick, thick * 0.9),
        limb(point(b), point(stop), thick * 0.88, thick * 0.62),
      );
  const folds = tubeFolds({
    from: a,
    joint: short ? stop : b,
    to: short ? stop.clone().lerp(a, -0.2) : stop,
    drape: top.folds * 0.8,
    joints: top.folds * 1.1,
    stack: top.sharp ? top.folds * 0.4 : top.folds,
    seed: 3 + side * 11,
  });
  const cloth = raised(arm, folds);
  // The end is cut square, so that a cuff shows its edge.
  const before = stop
    .clone()
    .sub(short ? a : b)
    .normalize();
  return (x, y, z) =>
    Math.max(
      cloth(x, y, z),
      (x - stop.x) * before.x + (y - stop.y) * before.y + (z - stop.z) * before.z - thick * 0.35,
    );
}

/** Collar in the frame of the chest. */
function collar(kind: Top['collar'], ease: number): Body {
  const height = { round: 0.022, band: 0.04, lapel: 0.045 }[kind];
  const wide = kind === 'round' ? 0.063 : 0.06;
  // Higher at the back than at the throat.
  const above = (y: number, z: number) => y - 0.385 + z * 0.42;
  const wall: Body = (x, y, z) =>
    Math.hypot(x, (z + 0.016) * 1.02) - (wide + ease * 0.2 - above(y, z) * 0.16) - 0.004;
  // A sharp edge between cells of the skin would look serrated.
  const hemmed = carve(wall, (_x, y, z) => height - above(y, z), 0.016);
  // Down into the hollow between the shoulders, which would show as a hole under the collar.
  return (x, y, z) => Math.max(hemmed(x, y, z), -above(y, z) - 0.11) * 0.8;
}

/** A top in the figure's space: trunk, sleeves, collar and hem. */
export function topBody(bones: Skeleton, build: Build, top: Top): Body {
  const { chest, pelvis } = bones;
  const hips = hipBody(build);
  // Loose cloth hangs over the seat in one sheet.
  const seat = blend(0.05, hips, ellipsoid([0, -0.145, -0.052], [0.15, 0.13, 0.088]));
  const fallFrom = (build === 'man' ? 0.15 : 0.137) + (top.straight ? 0.012 : 0);
  const [depth, start] = top.straight ? [0.136, 0.27] : [0.1, 0.14];
  const falling: Body = (x, y, z) => {
    const t = clamp((start - y) / (start + top.hem));
    const [rx, rz] = [fallFrom + 0.028 * t, depth + 0.024 * t];
    return (Math.hypot(x / rx, (z + 0.006) / rz) - 1) * rz * 0.95;
  };
  const sheet: Body = top.straight
    ? falling
    : (x, y, z) => Math.min(seat(x, y, z) - 0.012, falling(x, y, z));
  const below: Body = top.tucked ? hips : (x, y, z) => Math.max(sheet(x, y, z), y - start - 0.06);
  const body = blend(0.06, within(chest, chestBody(build)), within(pelvis, below));
  const folds = within(chest, torsoFolds(top.folds, top.tucked ? 1 : 0, 5));
  const eased: Body = (x, y, z) => body(x, y, z) - top.ease;
  const opening = within(
    chest,
    limb([0, 0.42, 0.06], [0, top.collar === 'lapel' ? 0.1 : 0.33, 0.125], 0.024, 0.006),
  );
  const edge = top.tucked ? 0.012 : -top.hem;
  const cut = within(pelvis, (x, y, z) => edge + 0.004 * Math.sin(x * 31 + z * 23) - y);
  const cloth = raised(eased, folds);
  const trimmed: Body = (x, y, z) => Math.max(cloth(x, y, z), cut(x, y, z));
  const open = carve(trimmed, opening, 0.008);
  return blend(
    0.022,
    blend(0.02, open, within(chest, collar(top.collar, top.ease))),
    sleeve(bones, 0, top),
    sleeve(bones, 1, top),
  );
}
