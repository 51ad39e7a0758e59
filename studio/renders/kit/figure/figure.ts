import {
  type BufferGeometry,
  type ColorRepresentation,
  type Group,
  type Material,
  type Matrix4,
  Vector3,
} from 'three';
import type { Point } from '../../engine/shot.ts';
import { bareSkin, cloth, matter } from '../materials.ts';
import { type Body, blend, ellipsoid, limb, skin } from '../sdf.ts';
import { group, mesh } from '../shapes.ts';
import { shoeBody, skirtBody, trouserBody } from './bottoms.ts';
import { point, within } from './frames.ts';
import { hairGeometry, hairMaterial, scalpGeometry } from './hair.ts';
import type { HairStyle } from './hair-paths.ts';
import { handBody } from './hand.ts';
import { headBody, neckBody } from './head.ts';
import { poses } from './poses.ts';
import { type Pose, type Side, type Skeleton, skeleton } from './skeleton.ts';
import { topBody } from './tops.ts';
import { type Build, trunk } from './trunk.ts';
import { legwear, type Outfit, tops } from './wardrobe.ts';

export interface FigureOptions extends Partial<Pose> {
  outfit?: Outfit;
  build?: Build;
  hair?: HairStyle;
  /** Colours of top, trousers, skin and hair. */
  jacket?: ColorRepresentation;
  trousers?: ColorRepresentation;
  skin?: ColorRepresentation;
  hairColor?: ColorRepresentation;
  /** Fineness of hair and cloth: 1 in a room, 2 to the waist, 3 for a head that fills the picture. */
  fineness?: number;
  /** Loose hairs about the outline; 1 is hair combed flat. */
  loose?: number;
  /** Loose hairs are this many times thicker and fewer. Far from the camera, thin ones show as specks. */
  stray?: number;
  /** A push of air on bob, long hair and tail, in the figure's space; 1 lifts the tips level. */
  breeze?: Point;
}

type Part = 'skin' | 'scalp' | 'hair' | 'top' | 'bottom' | 'shoes';

const built = new Map<string, [Part, BufferGeometry][]>();

/**
 * A person of 1.7 m whose weight is on one leg, with cloth in folds and hair in strands. Meant to be
 * seen from behind, from the side, against the light or out of focus: the face has planes, no eyes.
 */
export function figure(options: FigureOptions = {}): Group {
  const { jacket = 0x23262d, trousers, hairColor = 0x17100c, skin: tone, ...shape } = options;
  const key = JSON.stringify({ ...shape, hairColor });
  const parts = built.get(key) ?? sculpt({ ...shape, hairColor });
  built.set(key, parts);
  const top = cloth(jacket);
  const matters: Record<Part, Material> = {
    skin: bareSkin(tone),
    scalp: matter(hairColor, 0.8),
    hair: hairMaterial(),
    top,
    bottom: shape.outfit === 'dress' ? top : cloth(trousers ?? 0x15171b),
    shoes: matter(0x0d0d10, 0.4),
  };
  const model = group(
    ...parts.map(([part, geometry]) => {
      const one = mesh(geometry, matters[part]);
      one.name = part;
      // The grid of a shadow map would show on the strands and on the scalp between them.
      if (part === 'hair' || part === 'scalp') one.receiveShadow = false;
      return one;
    }),
  );
  if (shape.seated) model.position.y = -0.42;
  return group(model);
}

function sculpt(options: FigureOptions): [Part, BufferGeometry][] {
  const { outfit = 'blouse', hair = 'bun', fineness = 1 } = options;
  const build = options.build ?? (hair === 'short' ? 'man' : 'woman');
  const pose: Pose = { ...poses.stand, ...options };
  const bones = skeleton(pose, build);
  const fine = (cell: number) => cell / fineness ** 0.6;
  const low: Point = [-0.85, -0.02, -0.5];
  const high: Point = [0.85, 1.9, 0.85];
  const around = (m: Matrix4, r: number): [Point, Point] => {
    const { x, y, z } = new Vector3().setFromMatrixPosition(m);
    return [
      [x - r, y - r - 0.08, z - r],
      [x + r, y + r, z + r],
    ];
  };
  const face = blend(0.02, within(bones.head, headBody), within(bones.chest, neckBody));
  const clothed = trunk(bones, build, tops[outfit].ease + 0.012);
  const solid: Body = (x, y, z) => Math.min(clothed(x, y, z), face(x, y, z));
  const top = topBody(bones, build, tops[outfit]);
  const bottom =
    outfit === 'dress' ? skirtBody(bones, 0.74) : trouserBody(bones, build, legwear[outfit]);
  const parts: [Part, BufferGeometry][] = [
    ['skin', skin(face, ...around(bones.head, 0.2), fine(0.0074))],
    ['scalp', scalpGeometry(bones.head)],
    [
      'hair',
      hairGeometry(
        {
          style: hair,
          color: options.hairColor ?? 0x17100c,
          fineness,
          loose: options.loose,
          stray: options.stray,
          breeze: options.breeze,
        },
        bones.head,
        solid,
      ),
    ],
    ['top', skin(top, low, high, fine(0.0122))],
    ['bottom', skin(bottom, low, high, fine(0.0135))],
    [
      'shoes',
      skin(shoeBody(bones, build === 'woman' ? 0.03 : 0.008), low, [0.5, 0.65, 0.8], 0.008),
    ],
  ];
  for (const side of [0, 1] as const) {
    const { x, y, z } = bones.wrists[side];
    const arm = armBody(bones, side, pose, outfit);
    const r = outfit === 'crew' ? 0.42 : 0.24;
    parts.push(['skin', skin(arm, [x - r, y - r, z - r], [x + r, y + r, z + r], fine(0.0066))]);
  }
  if (outfit === 'dress') parts.push(['skin', skin(calves(bones), low, [0.5, 0.6, 0.5], 0.009)]);
  return parts;
}

/** Forearm and hand; the whole lower arm where the sleeve is short. */
function armBody(bones: Skeleton, side: Side, pose: Pose, outfit: Outfit): Body {
  const [elbow, wrist] = [bones.elbows[side], bones.wrists[side]];
  const forward = wrist.clone().sub(elbow);
  const palm = pose.palms?.[side] ?? [side ? 1 : -1, 0, -0.15];
  const grip = pose.grip?.[side] ?? 0.35;
  const hand = handBody(wrist, forward, palm, grip, side === 0, pose.fore?.[side]);
  const bare = outfit === 'crew';
  const start = elbow.clone().lerp(wrist, bare ? 0 : 0.62);
  const thick = bare ? 0.041 : 0.03;
  const arm = limb(point(start), point(wrist), thick, 0.0235);
  const upper = limb(point(bones.shoulders[side]), point(elbow), 0.046, 0.04);
  return blend(0.02, hand, arm, ...(bare ? [upper] : []));
}

const calves = (bones: Skeleton): Body => {
  const calf = (side: Side) => {
    const [knee, ankle] = [bones.knees[side], bones.ankles[side]];
    return blend(
      0.02,
      limb(point(knee), point(ankle), 0.05, 0.031),
      ellipsoid(
        point(
          knee
            .clone()
            .lerp(ankle, 0.32)
            .setZ(knee.z - 0.02),
        ),
        [0.042, 0.1, 0.04],
      ),
    );
  };
  return blend(0.005, calf(0), calf(1));
};
