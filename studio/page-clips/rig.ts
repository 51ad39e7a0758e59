import {
  Bone,
  Skeleton as Bones,
  type BufferGeometry,
  Euler,
  Float32BufferAttribute,
  Group,
  Matrix4,
  Mesh,
  SkinnedMesh,
  Uint16BufferAttribute,
  Vector3,
} from 'three';
import type { Point } from '../renders/engine/shot.ts';
import { type FigureOptions, figure } from '../renders/kit/figure/figure.ts';
import { poses } from '../renders/kit/figure/poses.ts';
import { type Side, type Skeleton, skeleton } from '../renders/kit/figure/skeleton.ts';
import { type Build, trunk } from '../renders/kit/figure/trunk.ts';
import { tops } from '../renders/kit/figure/wardrobe.ts';

const joints = [
  'root',
  'pelvis',
  'chest',
  'head',
  'hair',
  'leftArm',
  'leftForearm',
  'leftHand',
  'rightArm',
  'rightForearm',
  'rightHand',
] as const;
type Joint = (typeof joints)[number];

const parents: Record<Joint, Joint | undefined> = {
  root: undefined,
  pelvis: 'root',
  chest: 'pelvis',
  head: 'chest',
  hair: 'head',
  leftArm: 'chest',
  leftForearm: 'leftArm',
  leftHand: 'leftForearm',
  rightArm: 'chest',
  rightForearm: 'rightArm',
  rightHand: 'rightForearm',
};
const arms = [
  ['leftArm', 'leftForearm', 'leftHand'],
  ['rightArm', 'rightForearm', 'rightHand'],
] as const;

/** A moment of a performance: how far each joint is from the sculpted pose. */
export interface Moment {
  /** Shift of the hips in metres. */
  hips?: Point;
  /** Turns in degrees about the figure's x, y and z axes. */
  turns: Partial<Record<Joint, Point>>;
}

export interface Rig {
  readonly model: Group;
  /** Bones to which goods can be fixed; their axes are the figure's, their origins the joints. */
  readonly bones: Record<Joint, Bone>;
  move(moment: Moment): void;
}

const smooth = (from: number, to: number, x: number) => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Weights of the joints at a point, by the part of the figure that the point belongs to. */
type Weigh = (point: Vector3, part: string) => Partial<Record<Joint, number>>;

function weigher(bones: Skeleton, build: Build, ease: number): Weigh {
  const body = trunk(bones, build, ease);
  const toChest = bones.chest.clone().invert();
  const middle = new Vector3().setFromMatrixPosition(bones.head);
  const local = new Vector3();
  const along = new Vector3();
  const from = new Vector3();
  /** Distance to a bone, and how far along it the nearest point is (0 to 1). */
  const nearest = (p: Vector3, a: Vector3, b: Vector3): [number, number] => {
    along.subVectors(b, a);
    const t = Math.min(1, Math.max(0, from.subVectors(p, a).dot(along) / along.lengthSq()));
    return [from.copy(a).addScaledVector(along, t).distanceTo(p), t];
  };
  const arm = (p: Vector3, side: Side) => {
    const [shoulder, elbow, wrist] = [
      bones.shoulders[side],
      bones.elbows[side],
      bones.wrists[side],
    ];
    const tip = wrist.clone().sub(elbow).setLength(0.2).add(wrist);
    const [upper, u] = nearest(p, shoulder, elbow);
    const [lower, l] = nearest(p, elbow, tip);
    const [length, whole] = [shoulder.distanceTo(elbow), elbow.distanceTo(tip)];
    return {
      distance: Math.min(upper, lower),
      /** Metres past the elbow along the arm. */
      past: upper < lower ? (u - 1) * length : l * whole,
      reach: elbow.distanceTo(wrist),
    };
  };
  return (p, part) => {
    local.copy(p).applyMatrix4(toChest);
    if (part === 'scalp') return { head: 1 };
    if (part === 'hair') {
      const low = smooth(0.44, 0.16, local.y);
      return { head: 1 - low, hair: low };
    }
    // A raised hand is as high as the head, but beside it.
    const aside = Math.hypot(p.x - middle.x, p.z - middle.z);
    const head = smooth(0.385, 0.49, local.y) * smooth(0.3, 0.2, aside);
    if (head === 1) return { head };
    const chest = smooth(-0.06, 0.2, local.y);
    const standing = smooth(0.1, 0.95, p.y);
    const side: Side = p.x > bones.chest.elements[12] ? 0 : 1;
    const { distance, past, reach } = arm(p, side);
    const free =
      part === 'bottom' ? 0 : smooth(-0.03, 0.035, body(p.x, p.y, p.z) - (distance - 0.05));
    const still = (1 - head) * (1 - free);
    const [upper, fore, hand] = arms[side];
    const bent = smooth(-0.055, 0.055, past);
    const grip = smooth(reach - 0.03, reach + 0.025, past);
    return {
      head,
      chest: still * chest,
      pelvis: still * (1 - chest) * standing,
      root: still * (1 - chest) * (1 - standing),
      [upper]: (1 - head) * free * (1 - bent),
      [fore]: (1 - head) * free * bent * (1 - grip),
      [hand]: (1 - head) * free * bent * grip,
    };
  };
}

function skinned(source: Mesh, bones: Bones, weigh: Weigh): SkinnedMesh {
  const geometry: BufferGeometry = source.geometry.clone();
  const { position } = geometry.attributes;
  if (!position) throw new Error(`The part '${source.name}' has no vertices.`);
  const indices = new Uint16Array(position.count * 4);
  const weights = new Float32Array(position.count * 4);
  const point = new Vector3();
  for (let i = 0; i < position.count; i += 1) {
    point.fromBufferAttribute(position, i);
    const strongest = Object.entries(weigh(point, source.name))
      .sort((a, b) => b[1] - a[1])
      .slice(0, 4);
    const total = strongest.reduce((sum, [, weight]) => sum + weight, 0);
    strongest.forEach(([joint, weight], k) => {
      indices[i * 4 + k] = joints.indexOf(joint as Joint);
      weights[i * 4 + k] = weight / total;
    });
  }
  geometry.setAttribute('skinIndex', new Uint16BufferAttribute(indices, 4));
  geometry.setAttribute('skinWeight', new Float32BufferAttribute(weights, 4));
  const model = new SkinnedMesh(geometry, source.material);
  model.castShadow = source.castShadow;
  model.receiveShadow = source.receiveShadow;
  model.frustumCulled = false;
  model.bind(bones, new Matrix4());
  return model;
}

/** A figure that can move: its cloth and hair follow the joints near them. */
export function rigged(options: FigureOptions, build: Build): Rig {
  const posed = skeleton({ ...poses.stand, ...options }, build);
  const place = (m: Matrix4) => new Vector3().setFromMatrixPosition(m);
  const head = place(posed.head);
  const places: Record<Joint, Vector3> = {
    root: new Vector3(),
    pelvis: place(posed.pelvis),
    chest: place(posed.chest),
    head: head.clone().add(new Vector3(0, -0.08, -0.018)),
    hair: head.clone().add(new Vector3(0, -0.02, -0.1)),
    leftArm: posed.shoulders[0],
    leftForearm: posed.elbows[0],
    leftHand: posed.wrists[0],
    rightArm: posed.shoulders[1],
    rightForearm: posed.elbows[1],
    rightHand: posed.wrists[1],
  };
  const bones = Object.fromEntries(joints.map((joint) => [joint, new Bone()])) as Rig['bones'];
  const rest = {} as Record<Joint, Vector3>;
  for (const joint of joints) {
    const parent = parents[joint];
    rest[joint] = places[joint].clone();
    if (parent) {
      rest[joint].sub(places[parent]);
      bones[parent].add(bones[joint]);
    }
    bones[joint].position.copy(rest[joint]);
  }
  bones.root.updateMatrixWorld(true);
  const model = new Group();
  model.add(bones.root);
  const all = new Bones(joints.map((joint) => bones[joint]));
  const weigh = weigher(posed, build, tops[options.outfit ?? 'blouse'].ease + 0.012);
  figure({ ...options, build }).traverse((part) => {
    if (part instanceof Mesh) model.add(skinned(part, all, weigh));
  });
  return {
    model,
    bones,
    move: ({ hips = [0, 0, 0], turns }) => {
      for (const joint of joints) {
        const [x, y, z] = (turns[joint] ?? [0, 0, 0]).map(
          (turn) => (turn * Math.PI) / 180,
        ) as Point;
        bones[joint].setRotationFromEuler(new Euler(x, y, z, 'YXZ'));
      }
      bones.pelvis.position.copy(rest.pelvis).add(new Vector3(...hips));
    },
  };
}
