import type { Pose } from './skeleton.ts';

/** Attitudes seen in a studio; scenes add where the head looks. */
export const poses = {
  /** Arms at rest, one hip out. */
  stand: { left: [0.225, 0.865, 0.04], right: [-0.215, 0.868, 0.06], weight: 0.9 },
  /** Shows something at its right, and its mirror image. */
  present: {
    left: [0.17, 1.06, 0.22],
    right: [-0.53, 1.24, 0.24],
    weight: 0.9,
    twist: -6,
    palms: [
      [-1, 0, 0.2],
      [0.2, 0.8, 0.5],
    ],
    grip: [0.4, 0.14],
  },
  presentLeft: {
    right: [-0.17, 1.06, 0.22],
    left: [0.53, 1.25, 0.24],
    weight: -0.9,
    twist: 6,
    palms: [
      [-0.2, 0.8, 0.5],
      [1, 0, 0.2],
    ],
    grip: [0.14, 0.4],
  },
  /** Something small before the chest, in both hands. */
  hold: {
    left: [0.075, 1.15, 0.29],
    right: [-0.095, 1.13, 0.27],
    weight: 0.7,
    palms: [
      [-0.7, 0.4, -0.3],
      [0.7, 0.5, -0.3],
    ],
    grip: [0.55, 0.5],
  },
  folded: {
    left: [-0.03, 1.1, 0.19],
    right: [0.04, 1.13, 0.2],
    weight: 0.9,
    palms: [
      [0, 0, -1],
      [0, 0, -1],
    ],
    grip: [0.35, 0.35],
  },
  /** At a camera: both hands forward. */
  work: {
    left: [0.17, 1.12, 0.36],
    right: [-0.17, 1.14, 0.36],
    weight: -0.8,
    lean: 6,
    palms: [
      [-0.4, -1, 0],
      [0.4, -1, 0],
    ],
    grip: [0.6, 0.6],
  },
  raise: {
    // Clear of the trunk: where a sleeve touches it, cloth and shadow close up to dark slits.
    left: [0.31, 0.865, 0.04],
    right: [-0.47, 1.62, 0.27],
    weight: 0.9,
    palms: [
      [-1, 0, 0],
      [0, 0, 1],
    ],
    grip: [0.35, 0.25],
  },
} satisfies Record<string, Pose>;
