import { type Group, Vector3 } from 'three';
import type { Point } from '../engine/shot.ts';
import { lacquer } from './materials.ts';
import { type Body, blend, ellipsoid, limb, noise, skin } from './sdf.ts';
import { group, hose, mesh } from './shapes.ts';

/** Chain of limbs along points, each with its own radius. */
const tube = (k: number, ...points: [...Point, number][]): Body =>
  blend(
    k,
    ...points.slice(1).map((to, i) => {
      const from = points[i] as [...Point, number];
      return limb([from[0], from[1], from[2]], [to[0], to[1], to[2]], from[3], to[3]);
    }),
  );

const muscle: Body = (x, y, z) =>
  blend(
    0.07,
    tube(
      0.08,
      [-0.005, 0.03, 0, 0.092],
      [0.045, -0.07, 0.012, 0.078],
      [0.085, -0.165, 0.03, 0.034],
    ),
    tube(0.08, [-0.06, 0.0, 0.045, 0.066], [-0.01, -0.09, 0.052, 0.05], [0.05, -0.14, 0.04, 0.028]),
    ellipsoid([-0.098, 0.065, 0.012], [0.05, 0.066, 0.055]),
    ellipsoid([0.075, 0.085, -0.035], [0.052, 0.05, 0.05]),
  )(x, y, z) -
  0.0035 * noise(x * 34, y * 34, z * 34);

const aorta = tube(
  0.02,
  [-0.012, 0.09, 0.0, 0.034],
  [-0.02, 0.175, 0.004, 0.034],
  [0.012, 0.225, -0.02, 0.033],
  [0.062, 0.225, -0.052, 0.031],
  [0.088, 0.17, -0.082, 0.028],
  [0.09, 0.06, -0.1, 0.026],
);
const branches = blend(
  0.015,
  aorta,
  tube(0.01, [-0.005, 0.22, -0.01, 0.014], [-0.03, 0.29, -0.012, 0.012]),
  tube(0.01, [0.022, 0.24, -0.028, 0.011], [0.018, 0.305, -0.034, 0.0095]),
  tube(0.01, [0.056, 0.238, -0.046, 0.012], [0.074, 0.3, -0.056, 0.0105]),
);
const trunk = blend(
  0.02,
  tube(0.02, [-0.018, 0.05, 0.075, 0.035], [0.03, 0.125, 0.055, 0.034], [0.062, 0.158, 0.0, 0.03]),
  tube(0.02, [0.062, 0.158, 0.0, 0.027], [0.135, 0.165, -0.03, 0.02]),
  tube(0.02, [0.055, 0.155, -0.01, 0.026], [-0.05, 0.15, -0.06, 0.022]),
);
const cava = blend(
  0.02,
  tube(
    0.02,
    [-0.092, 0.1, -0.012, 0.03],
    [-0.088, 0.2, -0.022, 0.026],
    [-0.092, 0.275, -0.028, 0.024],
  ),
  tube(0.02, [-0.1, 0.03, -0.02, 0.03], [-0.105, -0.075, -0.035, 0.026]),
);

/** Runs a vessel over the muscle: every point is drawn down to its surface. */
function vessel(points: Point[], radius: number, material: ReturnType<typeof lacquer>) {
  const lying = points.map((from) => {
    const at = new Vector3(...from);
    const e = 0.004;
    for (let i = 0; i < 8; i += 1) {
      const d = muscle(at.x, at.y, at.z) - radius * 0.15;
      const slope = new Vector3(
        muscle(at.x + e, at.y, at.z) - muscle(at.x - e, at.y, at.z),
        muscle(at.x, at.y + e, at.z) - muscle(at.x, at.y - e, at.z),
        muscle(at.x, at.y, at.z + e) - muscle(at.x, at.y, at.z - e),
      ).normalize();
      at.addScaledVector(slope, -d);
    }
    return at.toArray() as Point;
  });
  return hose(lying, radius, material, 48);
}

/** Heart as anatomists model it: muscle, arteries, veins, the vessels of its own. About 0.5 m at scale 1, front to +Z. */
export function heart(): Group {
  const red = lacquer(0xc8453f, 0.42, 0.5);
  const blue = lacquer(0x3d5f9e, 0.42, 0.5);
  const fine = lacquer(0xe0614c, 0.4, 0.5);
  const vein = lacquer(0x46609a, 0.4, 0.5);
  const low: Point = [-0.22, -0.24, -0.18];
  const high: Point = [0.22, 0.34, 0.18];
  return group(
    mesh(skin(muscle, low, high, 0.008), lacquer(0x9c3a37, 0.48, 0.45)),
    mesh(skin(branches, low, high, 0.0065), red),
    mesh(skin(trunk, low, high, 0.0065), blue),
    mesh(skin(cava, low, high, 0.0065), blue),
    vessel(
      [
        [0.03, 0.06, 0.09],
        [0.045, 0.0, 0.1],
        [0.05, -0.06, 0.1],
        [0.075, -0.12, 0.09],
        [0.095, -0.17, 0.07],
      ],
      0.0055,
      fine,
    ),
    vessel(
      [
        [0.046, -0.01, 0.1],
        [0.085, -0.05, 0.08],
        [0.11, -0.1, 0.06],
      ],
      0.004,
      fine,
    ),
    vessel(
      [
        [0.05, -0.06, 0.1],
        [0.01, -0.09, 0.11],
        [-0.01, -0.12, 0.1],
      ],
      0.0038,
      fine,
    ),
    vessel(
      [
        [-0.04, 0.07, 0.1],
        [-0.075, 0.02, 0.1],
        [-0.085, -0.04, 0.09],
        [-0.05, -0.1, 0.08],
        [-0.01, -0.14, 0.07],
      ],
      0.0055,
      fine,
    ),
    vessel(
      [
        [-0.085, -0.03, 0.09],
        [-0.04, -0.03, 0.12],
        [-0.01, -0.05, 0.12],
      ],
      0.0036,
      fine,
    ),
    vessel(
      [
        [0.042, 0.05, 0.1],
        [0.058, 0.0, 0.1],
        [0.064, -0.06, 0.1],
        [0.088, -0.12, 0.09],
      ],
      0.0045,
      vein,
    ),
    vessel(
      [
        [0.062, -0.04, 0.1],
        [0.1, -0.06, 0.07],
        [0.12, -0.09, 0.03],
      ],
      0.0034,
      vein,
    ),
  );
}
