import { type Body, blend, ellipsoid, limb } from '../sdf.ts';
import { mirrored, within } from './frames.ts';
import { type Skeleton, shoulderWidth } from './skeleton.ts';

export type Build = 'woman' | 'man';

/** Both halves of a body that reaches the middle, without a crease where they meet: no seam down the back. */
const even =
  (half: Body): Body =>
  (x, y, z) =>
    half(Math.sqrt(x * x + 0.0005), y, z);

/** Chest and shoulders in the frame of the chest. */
export function chestBody(build: Build): Body {
  const half = shoulderWidth[build];
  const man = build === 'man' ? 1 : 0;
  return blend(
    0.05,
    ellipsoid([0, 0.19, -0.008], [0.126 + 0.018 * man, 0.18, 0.094 + 0.008 * man]),
    ellipsoid([0, 0.02, 0], [0.106 + 0.024 * man, 0.12, 0.082 + 0.01 * man]),
    even(limb([0.05, 0.34, -0.018], [half - 0.02, 0.326, -0.016], 0.042, 0.047)),
    even(limb([0.026, 0.392, -0.028], [half - 0.055, 0.34, -0.022], 0.018 + 0.008 * man, 0.028)),
    even(ellipsoid([0.075, 0.235, -0.068], [0.055, 0.085, 0.04])),
    even(
      man
        ? ellipsoid([0.07, 0.245, 0.05], [0.075, 0.055, 0.042])
        : ellipsoid([0.068, 0.205, 0.056], [0.055, 0.06, 0.052]),
    ),
  );
}

/** Hips and seat in the frame of the pelvis. */
export function hipBody(build: Build): Body {
  const wide = build === 'man' ? 0.138 : 0.15;
  return blend(
    0.05,
    ellipsoid([0, -0.1, -0.004], [wide, 0.12, 0.098]),
    ellipsoid([0, 0.01, 0], [build === 'man' ? 0.13 : 0.108, 0.09, 0.086]),
    mirrored(ellipsoid([0.07, -0.145, -0.05], [0.076, 0.08, 0.068])),
  );
}

/** Trunk in the figure's space, `ease` metres wider than the body. */
export function trunk({ pelvis, chest }: Skeleton, build: Build, ease: number): Body {
  const body = blend(0.06, within(chest, chestBody(build)), within(pelvis, hipBody(build)));
  return (x, y, z) => body(x, y, z) - ease;
}
