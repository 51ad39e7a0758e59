/** The walls and the cameras of the clips; `performances.ts` has what moves before them. */
import type { Camera } from '../clips/camera.ts';
import type { Wall } from '../clips/wall.ts';

export interface PageClip {
  readonly key: string;
  readonly seed: number;
  /** Without spill: the lamps of the performance make it. */
  readonly wall: Wall;
  readonly camera: Camera;
  /** Loose hair takes bytes: the quality that keeps the file as small as the others. */
  readonly crf?: number;
}

/** Offsets and blurs of shadows are in pixels. */
export const size = { width: 960, height: 540, frames: 90, fps: 25 } as const;

const good: Camera = { shot: 0.00006, read: 0.001, blotches: 0.3, sharpen: 0.3 };

export const clips: readonly PageClip[] = [
  {
    key: 'presenter',
    seed: 21,
    wall: {
      color: [0.045, 0.36, 0.085],
      bright: [0.42, 0.4],
      falloff: 0.68,
      folds: 0.012,
      spill: 0,
      shadow: { depth: 0.12, x: 60, y: 24, blur: 60 },
    },
    camera: good,
    // The first clip of the demo: coarser coding would show along its edges.
    crf: 17,
  },
  {
    key: 'hair',
    seed: 22,
    wall: {
      color: [0.05, 0.38, 0.09],
      bright: [0.5, 0.45],
      falloff: 0.66,
      folds: 0.012,
      spill: 0,
    },
    camera: good,
    crf: 25.5,
  },
  {
    key: 'veil',
    seed: 23,
    wall: {
      color: [0.03, 0.1, 0.42],
      bright: [0.55, 0.4],
      falloff: 0.66,
      folds: 0.012,
      spill: 0,
      shadow: { depth: 0.12, x: -50, y: 24, blur: 60 },
    },
    camera: good,
  },
  {
    key: 'uneven',
    seed: 24,
    wall: {
      color: [0.05, 0.24, 0.07],
      bright: [0.2, 0.3],
      falloff: 0.34,
      folds: 0.22,
      seam: 0.14,
      spill: 0,
      shadow: { depth: 0.5, x: 54, y: 18, blur: 22 },
    },
    camera: { shot: 0.0003, read: 0.002, blotches: 0.8, sharpen: 0.45 },
  },
];
