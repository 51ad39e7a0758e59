import { Euler, Matrix4, Vector3 } from 'three';
import type { Point } from '../../engine/shot.ts';

export type Side = 0 | 1;
/** Left (+X) first, then right. */
export type Pair<T> = [left: T, right: T];

/** How a figure stands: metres and degrees, +X is its left, +Z its front. */
export interface Pose {
  /** Where the wrists are; the elbows follow. */
  left: Point;
  right: Point;
  /** Where the elbows lean to. */
  elbows?: Point;
  /** Turn of the head in degrees: about the vertical, down, and towards its left shoulder. */
  look?: [yaw: number, pitch: number, tilt?: number];
  /** The leg that carries the weight: 1 the left one, -1 the right one, 0 both. */
  weight?: number;
  /** Turn of the shoulders against the hips, and lean of the back, in degrees. */
  twist?: number;
  lean?: number;
  seated?: boolean;
  /** Directions in which the palms look. */
  palms?: Pair<Point>;
  /** How far the fingers are bent: 0 stretched … 1 fist. */
  grip?: Pair<number>;
  /** The same of the forefingers, where one points. */
  fore?: Pair<number>;
}

/** Bones of a posed figure: frames of the trunk and the head, and the joints of arms and legs. */
export interface Skeleton {
  pelvis: Matrix4;
  chest: Matrix4;
  head: Matrix4;
  shoulders: Pair<Vector3>;
  elbows: Pair<Vector3>;
  wrists: Pair<Vector3>;
  hips: Pair<Vector3>;
  knees: Pair<Vector3>;
  ankles: Pair<Vector3>;
  /** Directions of the toes, about the vertical, in radians. */
  toes: Pair<number>;
}

export const shoulderWidth = { woman: 0.156, man: 0.184 };
const [upperArm, forearm, thigh, shin] = [0.285, 0.255, 0.415, 0.415];
const radians = (degrees: number) => (degrees * Math.PI) / 180;

const frame = (at: Point, pitch: number, yaw: number, roll: number) =>
  new Matrix4()
    .makeRotationFromEuler(new Euler(radians(pitch), radians(yaw), radians(roll), 'YXZ'))
    .setPosition(...at);

/** Joint between two bones of the given lengths, on the side of `pole`. */
function bend(from: Vector3, to: Vector3, pole: Vector3, first: number, second: number): Vector3 {
  const along = to.clone().sub(from);
  const reach = Math.min(along.length(), first + second - 0.003);
  along.normalize();
  const a = (first * first - second * second + reach * reach) / (2 * reach);
  const aside = pole.clone().addScaledVector(along, -pole.dot(along)).normalize();
  const out = Math.sqrt(Math.max(first * first - a * a, 0));
  return from.clone().addScaledVector(along, a).addScaledVector(aside, out);
}

/** Poses the bones: the hips tilt over the leg that carries the weight, the shoulders against it. */
export function skeleton(pose: Pose, build: keyof typeof shoulderWidth): Skeleton {
  const { weight = 0.8, twist = 0, lean = 0, seated = false, look = [0, 0] } = pose;
  const w = seated ? 0 : weight;
  const pelvis = frame([0.038 * w, 1.06 - 0.006 * Math.abs(w), 0], 0, -4 * w, 4.5 * w);
  const chest = pelvis.clone().multiply(frame([0, 0, 0], lean, 4 * w + twist, -7.5 * w));
  const [yaw, pitch, tilt = 0] = look;
  const neck = chest
    .clone()
    .multiply(frame([0, 0.445, -0.012], pitch - lean * 0.6, yaw - twist, tilt + 3 * w));
  const head = neck.multiply(new Matrix4().makeTranslation(0, 0.08, 0.018));
  const on = (m: Matrix4, x: number, y: number, z: number) => new Vector3(x, y, z).applyMatrix4(m);
  const half = shoulderWidth[build];
  const shoulders: Pair<Vector3> = [
    on(chest, half, 0.325, -0.015),
    on(chest, -half, 0.325, -0.015),
  ];
  const wrists: Pair<Vector3> = [new Vector3(...pose.left), new Vector3(...pose.right)];
  const pole = pose.elbows ?? [0, -0.4, -1];
  const arm = (side: Side) => {
    const out = new Vector3(pole[0] + (side ? -0.22 : 0.22), pole[1], pole[2]);
    return bend(shoulders[side], wrists[side], out, upperArm, forearm);
  };
  const elbows: Pair<Vector3> = [arm(0), arm(1)];
  const legs = seated ? sitting(pelvis) : standing(pelvis, w);
  return { pelvis, chest, head, shoulders, elbows, wrists, ...legs };
}

type Legs = Pick<Skeleton, 'hips' | 'knees' | 'ankles' | 'toes'>;

function standing(pelvis: Matrix4, weight: number): Legs {
  const leg = (side: Side) => {
    const sign = side ? -1 : 1;
    const loaded = Math.max(0, weight * sign);
    const free = Math.max(0, -weight * sign);
    const hip = new Vector3(sign * 0.088, -0.165, 0).applyMatrix4(pelvis);
    const ankle = new Vector3(sign * (0.1 - 0.03 * loaded + 0.055 * free), 0.085, 0.075 * free);
    const turn = sign * (0.16 + 0.32 * free);
    const pole = new Vector3(Math.sin(turn) * 0.8, 0, 1);
    return { hip, ankle, turn, knee: bend(hip, ankle, pole, thigh, shin) };
  };
  return together(leg(0), leg(1));
}

function sitting(pelvis: Matrix4): Legs {
  const leg = (side: Side) => {
    const sign = side ? -1 : 1;
    return {
      hip: new Vector3(sign * 0.085, -0.13, 0).applyMatrix4(pelvis),
      knee: new Vector3(sign * 0.1, 0.925, 0.42),
      ankle: new Vector3(sign * 0.11, 0.51, 0.42 - 0.06 * side),
      turn: sign * 0.12,
    };
  };
  return together(leg(0), leg(1));
}

type Leg = { hip: Vector3; knee: Vector3; ankle: Vector3; turn: number };

const together = (left: Leg, right: Leg): Legs => ({
  hips: [left.hip, right.hip],
  knees: [left.knee, right.knee],
  ankles: [left.ankle, right.ankle],
  toes: [left.turn, right.turn],
});
