import {
  type BufferGeometry,
  type ColorRepresentation,
  type Group,
  type Material,
  Vector3,
} from 'three';
import { seeded } from '../engine/random.ts';
import type { Point } from '../engine/shot.ts';
import { cloth, matter } from './materials.ts';
import { type Body, blend, carve, ellipsoid, folded, limb, noise, skin } from './sdf.ts';
import { group, hose, mesh } from './shapes.ts';

export interface FigureOptions {
  /** Where the wrists are; the elbows follow. +X is the figure's left, +Z is its front. */
  left?: Point;
  right?: Point;
  /** Where the elbows lean to. */
  elbows?: Point;
  /** Turn of the head in degrees: about the vertical, and down. */
  look?: [number, number];
  seated?: boolean;
  dress?: boolean;
  hair?: 'bob' | 'bun' | 'short' | 'long';
  jacket?: ColorRepresentation;
  trousers?: ColorRepresentation;
  skin?: ColorRepresentation;
  hairColor?: ColorRepresentation;
  shirt?: ColorRepresentation;
  /** Loose single hairs, for close views. */
  strays?: number;
}

/** Arms as they hang, present, hold or work. */
export const poses = {
  stand: { left: [0.24, 0.9, 0.06], right: [-0.24, 0.9, 0.06] },
  present: { left: [0.2, 1.03, 0.24], right: [-0.56, 1.26, 0.28] },
  presentLeft: { right: [-0.2, 1.03, 0.24], left: [0.56, 1.28, 0.28] },
  hold: { left: [0.1, 1.18, 0.34], right: [-0.1, 1.2, 0.34] },
  folded: { left: [-0.02, 1.08, 0.22], right: [0.02, 1.12, 0.23] },
  work: { left: [0.2, 1.05, 0.42], right: [-0.2, 1.05, 0.42] },
  raise: { left: [0.22, 0.95, 0.1], right: [-0.42, 1.62, 0.24] },
} satisfies Record<string, { left: Point; right: Point }>;

function elbow(shoulder: Point, wrist: Point, pole: Point): Point {
  const s = new Vector3(...shoulder);
  const w = new Vector3(...wrist);
  const upper = 0.275;
  const lower = 0.255;
  const reach = Math.min(s.distanceTo(w), upper + lower - 0.004);
  const along = w.clone().sub(s).normalize();
  const a = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const out = Math.sqrt(Math.max(upper * upper - a * a, 0));
  const side = new Vector3(...pole);
  side.addScaledVector(along, -side.dot(along)).normalize();
  return s.addScaledVector(along, a).addScaledVector(side, out).toArray() as Point;
}

function hand(from: Point, wrist: Point): Body[] {
  const d = new Vector3(...wrist).sub(new Vector3(...from)).normalize();
  const across = new Vector3(0, 0, 1).cross(d);
  if (across.length() < 0.2) across.set(1, 0, 0);
  across.normalize();
  const w = new Vector3(...wrist);
  const point = (forward: number, aside: number): Point =>
    w.clone().addScaledVector(d, forward).addScaledVector(across, aside).toArray() as Point;
  return [
    limb(point(0.0, 0), point(0.07, 0), 0.024, 0.027),
    limb(point(0.02, 0.016), point(0.075, 0.02), 0.018, 0.019),
    limb(point(0.02, -0.016), point(0.075, -0.02), 0.018, 0.019),
    ...[-0.027, -0.009, 0.009, 0.027].map((s, i) =>
      limb(point(0.08, s), point(0.155 - Math.abs(i - 1.4) * 0.014, s * 1.15), 0.0105, 0.0075),
    ),
    limb(point(0.02, 0.026), point(0.075, 0.055), 0.012, 0.009),
  ];
}

/** Turns a body about a point: `yaw` about the vertical, then `pitch` forward, in degrees. */
function pivot(body: Body, [cx, cy, cz]: Point, yaw: number, pitch: number): Body {
  const [cy1, sy1] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  const [cp, sp] = [Math.cos((pitch * Math.PI) / 180), Math.sin((pitch * Math.PI) / 180)];
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    const ax = px * cy1 - pz * sy1;
    const az = px * sy1 + pz * cy1;
    return body(ax + cx, py * cp + az * sp + cy, -py * sp + az * cp + cz);
  };
}

/** Sculpted head: planes of brow, cheek and lips, closed eyes. */
function headBody(): Body {
  const skull = blend(
    0.03,
    ellipsoid([0, 1.6, -0.008], [0.073, 0.094, 0.09]),
    ellipsoid([0, 1.555, 0.03], [0.055, 0.078, 0.056]),
    ellipsoid([0, 1.508, 0.05], [0.028, 0.024, 0.027]),
    ellipsoid([0.036, 1.556, 0.05], [0.026, 0.024, 0.028]),
    ellipsoid([-0.036, 1.556, 0.05], [0.026, 0.024, 0.028]),
    limb([0.012, 1.601, 0.076], [0.046, 1.598, 0.06], 0.01, 0.008),
    limb([-0.012, 1.601, 0.076], [-0.046, 1.598, 0.06], 0.01, 0.008),
  );
  const sockets = blend(
    0.01,
    ellipsoid([0.031, 1.581, 0.092], [0.021, 0.0125, 0.015]),
    ellipsoid([-0.031, 1.581, 0.092], [0.021, 0.0125, 0.015]),
  );
  return blend(
    0.011,
    carve(skull, sockets, 0.02),
    ellipsoid([0.031, 1.58, 0.067], [0.0135, 0.0105, 0.0115]),
    ellipsoid([-0.031, 1.58, 0.067], [0.0135, 0.0105, 0.0115]),
    limb([0, 1.592, 0.08], [0, 1.562, 0.096], 0.0065, 0.0085),
    ellipsoid([0.0085, 1.557, 0.09], [0.006, 0.0055, 0.0075]),
    ellipsoid([-0.0085, 1.557, 0.09], [0.006, 0.0055, 0.0075]),
    ellipsoid([0, 1.5345, 0.079], [0.017, 0.0042, 0.009]),
    ellipsoid([0, 1.5275, 0.077], [0.0145, 0.0052, 0.009]),
    ellipsoid([0.077, 1.572, -0.005], [0.011, 0.026, 0.017]),
    ellipsoid([-0.077, 1.572, -0.005], [0.011, 0.026, 0.017]),
  );
}

function hairBody(style: NonNullable<FigureOptions['hair']>): Body {
  const cap = carve(
    ellipsoid([0, 1.617, -0.018], [0.088, 0.1, 0.104]),
    ellipsoid([0, 1.53, 0.09], [0.082, 0.118, 0.075]),
    0.02,
  );
  const strands =
    (body: Body, amount = 0.0035): Body =>
    (x, y, z) => {
      const turn = Math.atan2(x, z + 0.02);
      return (
        body(x, y, z) -
        amount * (noise(turn * 9, y * 4, 3) + 0.6 * noise(turn * 24, y * 7, 8) - 0.8)
      );
    };
  if (style === 'bun') {
    return strands(blend(0.03, cap, ellipsoid([0, 1.69, -0.075], [0.047, 0.045, 0.047])));
  }
  if (style === 'bob') {
    const shell = carve(
      blend(
        0.03,
        cap,
        ellipsoid([0, 1.53, -0.045], [0.098, 0.115, 0.078]),
        ellipsoid([0.068, 1.52, -0.012], [0.032, 0.092, 0.056]),
        ellipsoid([-0.068, 1.52, -0.012], [0.032, 0.092, 0.056]),
      ),
      ellipsoid([0, 1.53, 0.1], [0.07, 0.15, 0.09]),
      0.02,
    );
    return strands(shell, 0.005);
  }
  if (style === 'long') {
    return strands(
      carve(
        blend(
          0.04,
          cap,
          ellipsoid([0, 1.47, -0.07], [0.1, 0.2, 0.06]),
          ellipsoid([0, 1.34, -0.105], [0.095, 0.16, 0.042]),
        ),
        ellipsoid([0, 1.53, 0.1], [0.075, 0.15, 0.08]),
        0.02,
      ),
      0.007,
    );
  }
  return strands(carve(cap, ellipsoid([0, 1.5, 0.02], [0.12, 0.07, 0.16]), 0.015), 0.004);
}

/** The coat below the waist: a little wider downwards, open to the hem. */
function skirtOfCoat(hem: number): Body {
  return (x, y, z) => {
    const t = Math.min(1, Math.max(0, (1.12 - y) / 0.32));
    const [rx, rz] = [0.136 + 0.05 * t, 0.104 + 0.036 * t];
    return Math.max((Math.hypot(x / rx, z / rz) - 1) * rz, hem - y, y - 1.16);
  };
}

/** Single hairs that leave the outline, as hair does against the light. */
function strays(count: number): Group {
  const random = seeded(17);
  const model = group();
  const strand = matter(0x2a1c16, 0.35);
  for (let i = 0; i < count; i += 1) {
    const turn = random() * Math.PI * 2;
    const rise = 0.2 + random() * 1.1;
    const [r, h] = [0.094 * Math.cos(rise), 1.6 + 0.1 * Math.sin(rise)];
    const [x, z] = [Math.sin(turn), Math.cos(turn) * 1.05];
    const out = 1.06 + random() * 0.2;
    model.add(
      hose(
        [
          [x * r * 0.9, h, z * r * 0.9 - 0.018],
          [x * r * out, h + 0.012 * random(), z * r * out - 0.02],
          [x * (r * out + 0.012), h - 0.05 - random() * 0.05, z * (r * out + 0.012) - 0.02],
          [x * (r + 0.012 * random()), h - 0.12 - random() * 0.06, z * (r + 0.01) - 0.02],
        ],
        0.00055,
        strand,
        14,
      ),
    );
  }
  return model;
}

type Part = 'skin' | 'hair' | 'coat' | 'shirt' | 'legs' | 'shoes';

const built = new Map<string, [Part, BufferGeometry][]>();

/** A presenter: 1.7 m, sculpted, without a drawn face; meant for rim light, back and side views. */
export function figure(options: FigureOptions = {}): Group {
  const {
    jacket = 0x23262d,
    trousers,
    shirt,
    hairColor,
    skin: tone,
    strays: loose,
    ...shape
  } = options;
  const key = JSON.stringify(shape);
  const parts = built.get(key) ?? sculpt(shape);
  built.set(key, parts);
  const coat = cloth(jacket);
  const matters: Record<Part, Material> = {
    skin: matter(tone ?? 0xc2937a, 0.52),
    hair: matter(hairColor ?? 0x120d0b, 0.42),
    coat,
    shirt: matter(shirt ?? 0xdcd6cc, 0.85),
    legs: shape.dress ? coat : cloth(trousers ?? 0x15171b),
    shoes: matter(0x0b0b0d, 0.35),
  };
  const model = group(
    ...parts.map(([part, geometry]) => mesh(geometry, matters[part])),
    loose ? strays(loose) : null,
  );
  if (shape.seated) model.position.y = -0.42;
  return group(model);
}

function sculpt(options: FigureOptions): [Part, BufferGeometry][] {
  const {
    left = poses.stand.left,
    right = poses.stand.right,
    look = [0, 0],
    hair = 'bob',
  } = options;
  const pole = options.elbows ?? [0, -0.4, -1];
  const shoulders: [Point, Point] = [
    [0.158, 1.378, -0.01],
    [-0.158, 1.378, -0.01],
  ];
  const elbows: [Point, Point] = [
    elbow(shoulders[0], left, [pole[0] + 0.45, pole[1], pole[2]]),
    elbow(shoulders[1], right, [pole[0] - 0.45, pole[1], pole[2]]),
  ];
  const fine = 0.0135;
  const low: Point = [-0.85, -0.02, -0.5];
  const high: Point = [0.85, 1.85, 0.85];

  const head = pivot(headBody(), [0, 1.5, 0], look[0], look[1]);
  const face = blend(0.02, head, limb([0, 1.38, -0.018], [0, 1.53, -0.01], 0.05, 0.044));
  const hands = blend(
    0.02,
    blend(0.006, ...hand(elbows[0], left)),
    blend(0.006, ...hand(elbows[1], right)),
  );
  const hairShape = pivot(hairBody(hair), [0, 1.5, 0], look[0], look[1]);
  const bust = options.dress || hair !== 'short' ? 1 : 0;
  const torso = blend(
    0.06,
    ellipsoid([0, 1.29, -0.012], [0.158, 0.155, 0.106]),
    ellipsoid([0, 1.09, 0.0], [0.122, 0.17, 0.096]),
    ellipsoid([0.06, 1.245, 0.05], [0.062, 0.075, 0.05 + 0.012 * bust]),
    ellipsoid([-0.06, 1.245, 0.05], [0.062, 0.075, 0.05 + 0.012 * bust]),
    limb([0.04, 1.435, -0.02], [0.155, 1.375, -0.015], 0.045, 0.054),
    limb([-0.04, 1.435, -0.02], [-0.155, 1.375, -0.015], 0.045, 0.054),
    ...(options.dress ? [] : [skirtOfCoat(options.seated ? 0.9 : 0.8)]),
  );
  const sleeves = ([0, 1] as const).map((side) => {
    const end = side === 0 ? left : right;
    const cuff = new Vector3(...end).lerp(new Vector3(...elbows[side]), 0.1).toArray() as Point;
    return blend(
      0.04,
      limb(shoulders[side], elbows[side], 0.057, 0.047),
      limb(elbows[side], cuff, 0.046, 0.037),
    );
  });
  const jacketBody = carve(
    folded(blend(0.04, torso, ...sleeves), 0.009, [9, 5, 9]),
    blend(
      0.02,
      limb([0, 1.4, 0.0], [0, 1.62, 0.03], 0.053, 0.075),
      limb([0, 1.44, 0.09], [0, 1.22, 0.155], 0.03, 0.012),
    ),
    0.012,
  );
  const hip = options.seated ? 0.52 : 0.93;
  const legs = options.seated
    ? blend(
        0.05,
        ellipsoid([0, 0.96, -0.01], [0.165, 0.1, 0.13]),
        limb([0.09, 0.93, 0], [0.1, 0.93, 0.42], 0.09, 0.066),
        limb([-0.09, 0.93, 0], [-0.1, 0.93, 0.42], 0.09, 0.066),
        limb([0.1, 0.93, 0.42], [0.11, 0.52, 0.44], 0.066, 0.05),
        limb([-0.1, 0.93, 0.42], [-0.11, 0.52, 0.44], 0.066, 0.05),
      )
    : options.dress
      ? (((x: number, y: number, z: number) => {
          const t = Math.min(1, Math.max(0, (1.12 - y) / 0.9));
          const radius = 0.108 + 0.06 * Math.sqrt(t) + t * t * 0.16;
          const turn = Math.atan2(x, z);
          const pleats = Math.cos(turn * 11 + Math.sin(turn * 3) * 1.4) * 0.013 * t * t;
          return Math.max(Math.hypot(x, z * 1.12) - radius - pleats, y - 1.12, 0.22 - y) * 0.8;
        }) as Body)
      : blend(
          0.05,
          ellipsoid([0, hip, -0.012], [0.132, 0.12, 0.096]),
          limb([0.082, 0.88, -0.005], [0.1, 0.49, 0.012], 0.078, 0.06),
          limb([-0.082, 0.88, -0.005], [-0.1, 0.49, 0.012], 0.078, 0.06),
          limb([0.1, 0.49, 0.012], [0.115, 0.08, -0.01], 0.062, 0.052),
          limb([-0.1, 0.49, 0.012], [-0.115, 0.08, -0.01], 0.062, 0.052),
        );
  const [foot, reach] = options.seated ? [0.445, 0.44] : [0.03, -0.01];
  const shoes = blend(
    0.01,
    ...[0.112, -0.112].map((x) =>
      blend(
        0.03,
        ellipsoid([x, foot + 0.012, reach + 0.07], [0.043, 0.034, 0.1]),
        ellipsoid([x, foot + 0.02, reach - 0.005], [0.038, 0.048, 0.05]),
      ),
    ),
  );
  const bareLegs = blend(
    0.02,
    limb([0.07, 0.5, 0], [0.085, 0.09, -0.01], 0.055, 0.034),
    limb([-0.07, 0.5, 0], [-0.085, 0.09, -0.01], 0.055, 0.034),
  );
  const shirt = limb([0, 1.44, -0.005], [0, 1.2, 0.03], 0.05, 0.08);
  const parts: [Part, BufferGeometry][] = [
    ['skin', skin(face, [-0.14, 1.34, -0.16], [0.14, 1.74, 0.16], 0.0062)],
    ['skin', skin(hands, low, high, 0.009)],
    ['hair', skin(hairShape, [-0.25, 1.1, -0.3], [0.25, 1.85, 0.3], 0.0075)],
    ['coat', skin(jacketBody, low, high, fine)],
    ['shirt', skin(shirt, [-0.2, 1.1, -0.2], [0.2, 1.6, 0.2], 0.01)],
    ['legs', skin(folded(legs, options.dress ? 0.004 : 0.009, [7, 3.5, 7]), low, high, fine * 1.2)],
    ['shoes', skin(shoes, low, high, 0.011)],
  ];
  if (options.dress) parts.push(['skin', skin(bareLegs, low, high, 0.011)]);
  return parts;
}
