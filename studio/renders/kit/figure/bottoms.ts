import { type Body, blend, ellipsoid, limb } from '../sdf.ts';
import { tubeFolds } from './folds.ts';
import { clamp, crease, point, raised, within } from './frames.ts';
import type { Side, Skeleton } from './skeleton.ts';
import { type Build, hipBody } from './trunk.ts';

export interface Trousers {
  /** Radii at thigh, knee and hem. */
  cut: [thigh: number, knee: number, hem: number];
  folds: number;
}

/** Trousers in the figure's space: each leg with its break over the shoe, joined at the seat. */
export function trouserBody(bones: Skeleton, build: Build, { cut, folds }: Trousers): Body {
  const leg = (side: Side): Body => {
    const [hip, knee, ankle] = [bones.hips[side], bones.knees[side], bones.ankles[side]];
    const hem = ankle.clone().lerp(knee, -0.09);
    const [thigh, middle, end] = cut;
    const shape = blend(
      0.03,
      limb(point(hip.clone().setY(hip.y + 0.01)), point(knee), thigh, middle),
      limb(point(knee), point(hem), middle, end),
      ...(end < 0.07
        ? [
            ellipsoid(
              point(
                knee
                  .clone()
                  .lerp(ankle, 0.3)
                  .setZ(knee.z - 0.02),
              ),
              [0.05, 0.13, 0.052],
            ),
          ]
        : []),
    );
    const cloth = raised(
      shape,
      tubeFolds({
        from: hip,
        joint: knee,
        to: hem,
        drape: folds,
        joints: folds * 1.5,
        stack: end < 0.07 ? folds * 1.1 : folds * 0.3,
        seed: 20 + side * 9,
      }),
    );
    const down = hem.clone().sub(knee).normalize();
    return (x, y, z) =>
      Math.max(cloth(x, y, z), (x - hem.x) * down.x + (y - hem.y) * down.y + (z - hem.z) * down.z);
  };
  const seat = within(bones.pelvis, (x, y, z) => {
    const drawn = crease((y - Math.abs(x) * 0.8) * 17, x * 5, z * 4);
    const near = clamp(1 - Math.abs(y + 0.16) / 0.12);
    return Math.max(
      hipBody(build)(x, y, z) - 0.011 - folds * 0.35 * near * (drawn - 0.3),
      y - 0.03,
    );
  });
  return blend(0.035, seat, blend(0.02, leg(0), leg(1)));
}

/** A long skirt that swings from the waist in pleats. */
export function skirtBody(bones: Skeleton, length: number): Body {
  return within(bones.pelvis, (x, y, z) => {
    const t = clamp((0.02 - y) / length);
    const hip = 0.1 + 0.062 * Math.sin(Math.min(1, t * 5) * 1.57);
    const radius = hip + t * t * 0.17;
    const turn = Math.atan2(x, z);
    const sway = Math.sin(turn * 3 + 0.7) * 1.1 + Math.sin(turn * 2 - t * 1.3) * 0.8;
    const wave = Math.cos(turn * 10 + sway);
    const fall = 0.028 * t * t * (wave * 0.75 + 0.25 * wave * wave);
    const soft = 0.006 * t * (crease(Math.cos(turn) * 3 + 4, y * 1.5, Math.sin(turn) * 3) - 0.3);
    const r = Math.hypot(x, z * 1.14);
    const cloth = (r - radius - fall - soft) * 0.75;
    return Math.max(cloth, y - 0.02, -length + 0.008 * Math.sin(turn * 5) - y);
  });
}

/** Low shoes; `heel` lifts the heel. */
export function shoeBody(bones: Skeleton, heel: number): Body {
  const shoe = (side: Side): Body => {
    const at = bones.ankles[side];
    const turn = bones.toes[side];
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const base = blend(
      0.022,
      ellipsoid([0, 0.03 - heel * 0.2, 0.1], [0.041, 0.027, 0.068]),
      limb([0, 0.04 + heel * 0.5, 0.03], [0, 0.045 + heel, -0.022], 0.034, 0.03),
      limb([0, 0.045 + heel, -0.012], [0, 0.085 + heel, -0.004], 0.032, 0.028),
    );
    const sole: Body = (x, y, z) => {
      const waist = 0.038 - 0.007 * Math.exp(-((z - 0.02) ** 2) / 0.0012);
      const across = Math.hypot(x / waist, (z - 0.05) / 0.118) - 1;
      return Math.max(across * 0.038, Math.abs(y - 0.008) - 0.008);
    };
    const whole = blend(0.003, base, sole);
    const floor = at.y - 0.085;
    return (x, y, z) => {
      const [px, pz] = [x - at.x, z - at.z];
      const body = whole(px * c - pz * s, y - floor, px * s + pz * c);
      return Math.max(body, floor + 0.001 - y);
    };
  };
  return blend(0.004, shoe(0), shoe(1));
}
