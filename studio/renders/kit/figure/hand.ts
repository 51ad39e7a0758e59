import { Vector3 } from 'three';
import type { Point } from '../../engine/shot.ts';
import { type Body, blend, limb } from '../sdf.ts';
import { point } from './frames.ts';

/** Root on the palm and lengths of the bones, in metres: fore, middle, ring, little finger. */
const fingers = [
  { aside: 0.029, root: 0.088, bones: [0.041, 0.025, 0.021], thick: 0.0088 },
  { aside: 0.01, root: 0.092, bones: [0.045, 0.029, 0.022], thick: 0.0092 },
  { aside: -0.009, root: 0.088, bones: [0.041, 0.027, 0.022], thick: 0.0088 },
  { aside: -0.0265, root: 0.08, bones: [0.033, 0.02, 0.02], thick: 0.0078 },
] as const;

/**
 * A hand from its wrist. `forward` is where stretched fingers point, `palm` where the palm looks;
 * `grip` bends the fingers from 0 (stretched) to 1 (fist), `fore` the forefinger where it points;
 * `left` puts the thumb on its side.
 */
export function handBody(
  wrist: Vector3,
  forward: Vector3,
  palm: Point,
  grip: number,
  left: boolean,
  fore = grip,
): Body {
  const d = forward.clone().normalize();
  const n = new Vector3(...palm);
  n.addScaledVector(d, -n.dot(d)).normalize();
  const s = new Vector3().crossVectors(d, n).multiplyScalar(left ? -1 : 1);
  const on = (f: number, a: number, p: number): Point =>
    point(wrist.clone().addScaledVector(d, f).addScaledVector(s, a).addScaledVector(n, p));
  const chain = (
    start: Point,
    bones: readonly number[],
    thick: number,
    aside: number,
    open: number,
    bent: number,
  ) => {
    const at = new Vector3(...start);
    let angle = 0.1 + bent * open;
    const parts = bones.map((length, i) => {
      const way = d
        .clone()
        .multiplyScalar(Math.cos(angle))
        .addScaledVector(n, Math.sin(angle))
        .addScaledVector(s, aside)
        .normalize();
      const from = point(at);
      at.addScaledVector(way, length);
      angle += 0.14 + bent * 1.25;
      return limb(from, point(at), thick * (1 - i * 0.09), thick * (0.9 - i * 0.1));
    });
    return blend(0.0035, ...parts);
  };
  const palmBody = blend(
    0.016,
    limb(on(-0.02, 0, 0), on(0.02, 0, 0), 0.021, 0.02),
    ...fingers.map(({ aside, root, thick }) =>
      limb(on(0.012, aside * 0.55, 0), on(root, aside, 0), 0.0135, thick * 1.12),
    ),
    limb(on(0.02, 0.018, 0.006), on(0.052, 0.03, 0.012), 0.015, 0.012),
    limb(on(0.02, -0.018, 0.005), on(0.06, -0.024, 0.005), 0.013, 0.01),
  );
  const thumbWay = (f: number, a: number, p: number) => on(f, a, p + grip * 0.012);
  const thumb = blend(
    0.004,
    limb(on(0.028, 0.024, 0.008), thumbWay(0.06, 0.045, 0.016), 0.0125, 0.0105),
    limb(thumbWay(0.06, 0.045, 0.016), thumbWay(0.086, 0.049, 0.024), 0.0102, 0.0092),
    limb(
      thumbWay(0.086, 0.049, 0.024),
      thumbWay(0.108, 0.046 - grip * 0.012, 0.03),
      0.0094,
      0.0075,
    ),
  );
  return blend(
    0.007,
    palmBody,
    thumb,
    ...fingers.map(({ aside, root, bones, thick }, i) =>
      chain(on(root, aside, 0), bones, thick, aside * 2.2, 0.55 + i * 0.13, i ? grip : fore),
    ),
  );
}
