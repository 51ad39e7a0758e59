import { type ColorRepresentation, type Group, Vector3 } from 'three';
import type { Point } from '../engine/shot.ts';
import { tubeFolds } from './figure/folds.ts';
import { point, raised } from './figure/frames.ts';
import { handBody } from './figure/hand.ts';
import { bareSkin, cloth } from './materials.ts';
import { type Body, blend, limb, skin } from './sdf.ts';
import { group, mesh } from './shapes.ts';

/**
 * A right hand and its sleeve, or a bare forearm, holding something upright about 7 cm thick, whose
 * axis is at the origin. The arm comes from the lower right, the back of the hand and the thumb are
 * in view.
 */
export function holdingHand(sleeve: ColorRepresentation | null, tone?: ColorRepresentation): Group {
  const wrist = new Vector3(0.085, -0.062, 0.004);
  const forward = new Vector3(-0.62, 0.42, -0.36);
  const elbow = wrist.clone().add(new Vector3(0.15, -0.2, 0.05));
  const hand = handBody(wrist, forward, [-0.62, -0.1, 0.78], 0.5, false);
  const arm = blend(0.02, hand, limb(point(elbow), point(wrist), 0.034, 0.0235));
  const low: Point = [-0.15, -0.5, -0.25];
  const high: Point = [0.5, 0.15, 0.25];
  const bare = mesh(skin(arm, low, high, 0.0026), bareSkin(tone));
  if (sleeve === null) return group(bare);
  const cuff = wrist.clone().lerp(elbow, 0.2);
  const end = elbow.clone().addScaledVector(elbow.clone().sub(wrist), 0.6);
  const tube = raised(
    limb(point(cuff), point(end), 0.038, 0.058),
    tubeFolds({
      from: end,
      joint: elbow,
      to: cuff,
      drape: 0.008,
      joints: 0.006,
      stack: 0.008,
      seed: 7,
    }),
  );
  const out = cuff.clone().sub(end).normalize();
  const cut: Body = (x, y, z) =>
    Math.max(
      tube(x, y, z),
      (x - cuff.x) * out.x + (y - cuff.y) * out.y + (z - cuff.z) * out.z - 0.012,
    );
  return group(bare, mesh(skin(cut, low, high, 0.004), cloth(sleeve)));
}
