/** The clips: nine pairs. One of each pair tunes the keyer, the other is held out. */
import type { Camera } from './camera.ts';
import type { Subject } from './subject.ts';
import type { Wall } from './wall.ts';

export interface ClipDefinition {
  readonly key: string;
  readonly half: 'tuning' | 'held-out';
  /** In the words of the tables. */
  readonly title: string;
  readonly seed: number;
  readonly wall: Wall;
  readonly subject: Subject;
  readonly camera: Camera;
  /** Moments within an open shutter of half a frame; 1 freezes motion. */
  readonly shutter: number;
  /** Bit rate of the H.264 stream in kbit/s, at 25 frames a second. */
  readonly bitRate: number;
}

const green = { color: [0.047, 0.305, 0.072] as const, bright: [0.5, 0.45] as const };
const brightGreen = { color: [0.09, 0.5, 0.11] as const, bright: [0.45, 0.4] as const };
const blue = { color: [0.025, 0.09, 0.42] as const, bright: [0.5, 0.5] as const };

const clean: Camera = { shot: 0.00008, read: 0.0012, blotches: 0, sharpen: 0.25 };
const usual: Camera = { shot: 0.0003, read: 0.0025, blotches: 0.8, sharpen: 0.4 };
const poor: Camera = { shot: 0.0012, read: 0.006, blotches: 2, sharpen: 0.75 };

const fair = [0.58, 0.34, 0.24] as const;
const tanned = [0.36, 0.19, 0.12] as const;
const dark = [0.13, 0.065, 0.042] as const;

const blackHair = { root: [0.012, 0.009, 0.008], tip: [0.035, 0.024, 0.019] } as const;
const brownHair = { root: [0.045, 0.022, 0.011], tip: [0.15, 0.075, 0.036] } as const;
const blondHair = { root: [0.27, 0.17, 0.075], tip: [0.62, 0.45, 0.25] } as const;
const redHair = { root: [0.12, 0.03, 0.012], tip: [0.33, 0.1, 0.035] } as const;
const long = { strands: 2600, loose: 0.16, length: 150, curl: 3 };
const short = { strands: 1500, loose: 0.06, length: 52, curl: 1.5 };
const wild = { strands: 3000, loose: 0.3, length: 165, curl: 6 };

export const clips: readonly ClipDefinition[] = [
  {
    key: 'hair-a',
    half: 'tuning',
    title: 'loose dark hair',
    seed: 101,
    wall: { ...green, falloff: 0.75, folds: 0.02, spill: 0.12 },
    subject: {
      skin: fair,
      hair: { ...brownHair, ...wild },
      top: { color: [0.055, 0.07, 0.16] },
      fromBehind: true,
      sway: 7,
      swing: 8,
      period: 40,
    },
    camera: clean,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'hair-b',
    half: 'held-out',
    title: 'loose blond hair',
    seed: 202,
    wall: { ...brightGreen, falloff: 0.7, folds: 0.03, spill: 0.12 },
    subject: {
      skin: fair,
      hair: { ...blondHair, ...wild },
      top: { color: [0.42, 0.06, 0.075] },
      sway: 8,
      swing: 9,
      period: 44,
    },
    camera: clean,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'motion-a',
    half: 'tuning',
    title: 'fast hand, white cloth',
    seed: 303,
    wall: { ...green, falloff: 0.7, folds: 0.02, spill: 0.1 },
    subject: {
      skin: tanned,
      hair: { ...blackHair, ...short },
      top: { color: [0.78, 0.78, 0.76] },
      sway: 16,
      swing: 64,
      period: 14,
    },
    camera: usual,
    shutter: 12,
    bitRate: 8000,
  },
  {
    key: 'motion-b',
    half: 'held-out',
    title: 'fast hand, black cloth',
    seed: 404,
    wall: { ...brightGreen, falloff: 0.65, folds: 0.03, spill: 0.1 },
    subject: {
      skin: fair,
      hair: { ...brownHair, ...short },
      top: { color: [0.022, 0.022, 0.026] },
      sway: 18,
      swing: 70,
      period: 13,
    },
    camera: usual,
    shutter: 12,
    bitRate: 8000,
  },
  {
    key: 'veil-a',
    half: 'tuning',
    title: 'white veil',
    seed: 505,
    wall: { ...green, falloff: 0.8, folds: 0.02, spill: 0.1 },
    subject: {
      skin: fair,
      hair: { ...blackHair, ...long },
      top: { color: [0.72, 0.7, 0.68] },
      sway: 6,
      swing: 10,
      period: 36,
      veil: { color: [0.85, 0.85, 0.84], opacity: 0.42 },
    },
    camera: clean,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'glass-b',
    half: 'held-out',
    title: 'glass in the hand, grey veil',
    seed: 606,
    wall: { ...green, falloff: 0.75, folds: 0.03, spill: 0.12 },
    subject: {
      skin: tanned,
      hair: { ...brownHair, ...long },
      top: { color: [0.3, 0.09, 0.24] },
      sway: 6,
      swing: 14,
      period: 34,
      veil: { color: [0.42, 0.42, 0.45], opacity: 0.3 },
      glass: { color: [0.6, 0.64, 0.68] },
    },
    camera: clean,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'scarf-a',
    half: 'tuning',
    title: 'sheer white scarf beside an orange dress',
    seed: 1717,
    wall: { ...blue, falloff: 0.7, folds: 0.02, spill: 0.12 },
    subject: {
      skin: tanned,
      hair: { ...blackHair, ...short },
      top: { color: [0.62, 0.2, 0.035] },
      sway: 6,
      swing: 12,
      period: 36,
      scarf: { color: [0.86, 0.84, 0.8], opacity: 0.3 },
    },
    camera: clean,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'scarf-b',
    half: 'held-out',
    title: 'sheer cream scarf beside a red dress',
    seed: 1818,
    wall: { ...green, falloff: 0.65, folds: 0.04, spill: 0.14 },
    subject: {
      skin: fair,
      hair: { ...redHair, ...long },
      top: { color: [0.5, 0.05, 0.06] },
      sway: 7,
      swing: 16,
      period: 32,
      scarf: { color: [0.8, 0.74, 0.62], opacity: 0.36 },
    },
    camera: usual,
    shutter: 4,
    bitRate: 6000,
  },
  {
    key: 'focus-a',
    half: 'tuning',
    title: 'object out of focus, screen with falloff',
    seed: 707,
    wall: { ...green, falloff: 0.45, bright: [0.35, 0.4], folds: 0.03, spill: 0.12 },
    subject: {
      skin: fair,
      hair: { ...redHair, ...long },
      top: { color: [0.07, 0.075, 0.085] },
      sway: 8,
      swing: 12,
      period: 38,
      near: { color: [0.62, 0.12, 0.05], blur: 8 },
    },
    camera: usual,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'focus-b',
    half: 'held-out',
    title: 'figure out of focus, screen with falloff',
    seed: 808,
    wall: { ...brightGreen, falloff: 0.42, bright: [0.65, 0.4], folds: 0.02, spill: 0.12 },
    subject: {
      skin: dark,
      hair: { ...blackHair, ...long },
      top: { color: [0.5, 0.47, 0.42] },
      sway: 8,
      swing: 14,
      period: 36,
      defocus: 2.5,
      near: { color: [0.1, 0.12, 0.5], blur: 7 },
    },
    camera: usual,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'spill-a',
    half: 'tuning',
    title: 'close to the screen: shadow and spill',
    seed: 909,
    wall: {
      ...brightGreen,
      falloff: 0.7,
      folds: 0.02,
      spill: 0.34,
      shadow: { depth: 0.45, x: 26, y: 12, blur: 16 },
    },
    subject: {
      skin: fair,
      hair: { ...blondHair, ...long },
      top: { color: [0.45, 0.45, 0.47] },
      sway: 5,
      swing: 10,
      period: 40,
    },
    camera: usual,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'spill-b',
    half: 'held-out',
    title: 'close to the screen, yellow cloth',
    seed: 1010,
    wall: {
      ...green,
      falloff: 0.7,
      folds: 0.03,
      spill: 0.3,
      shadow: { depth: 0.5, x: -28, y: 10, blur: 14 },
    },
    subject: {
      skin: tanned,
      hair: { ...blackHair, ...long },
      top: { color: [0.6, 0.42, 0.05] },
      sway: 6,
      swing: 12,
      period: 42,
    },
    camera: usual,
    shutter: 1,
    bitRate: 8000,
  },
  {
    key: 'folds-a',
    half: 'tuning',
    title: 'screen of creased cloth',
    seed: 1111,
    wall: { ...green, falloff: 0.55, folds: 0.2, seam: 0.12, spill: 0.15 },
    subject: {
      skin: tanned,
      hair: { ...brownHair, ...long },
      top: {
        color: [0.5, 0.5, 0.52],
        pattern: { kind: 'stripes', color: [0.05, 0.06, 0.14], size: 9 },
      },
      sway: 8,
      swing: 14,
      period: 32,
    },
    camera: usual,
    shutter: 4,
    bitRate: 6000,
  },
  {
    key: 'folds-b',
    half: 'held-out',
    title: 'dim screen of creased cloth',
    seed: 1212,
    wall: {
      color: [0.022, 0.14, 0.034],
      bright: [0.55, 0.4],
      falloff: 0.5,
      folds: 0.17,
      seam: 0.15,
      spill: 0.15,
    },
    subject: {
      skin: fair,
      hair: { ...redHair, ...long },
      top: {
        color: [0.46, 0.11, 0.09],
        pattern: { kind: 'checks', color: [0.6, 0.56, 0.5], size: 11 },
      },
      sway: 8,
      swing: 14,
      period: 30,
    },
    camera: usual,
    shutter: 4,
    bitRate: 6000,
  },
  {
    key: 'noise-a',
    half: 'tuning',
    title: 'noise, sharpening, low bit rate',
    seed: 1313,
    wall: { ...green, falloff: 0.6, folds: 0.05, spill: 0.15 },
    subject: {
      skin: fair,
      hair: { ...blackHair, ...long },
      top: { color: [0.12, 0.24, 0.42] },
      sway: 9,
      swing: 18,
      period: 30,
    },
    camera: poor,
    shutter: 4,
    bitRate: 1500,
  },
  {
    key: 'noise-b',
    half: 'held-out',
    title: 'noise, sharpening, lower bit rate',
    seed: 1414,
    wall: { ...green, color: [0.055, 0.26, 0.06], falloff: 0.6, folds: 0.06, spill: 0.15 },
    subject: {
      skin: dark,
      hair: { ...brownHair, ...long },
      top: { color: [0.55, 0.5, 0.46] },
      sway: 9,
      swing: 20,
      period: 28,
    },
    camera: poor,
    shutter: 4,
    bitRate: 1200,
  },
  {
    key: 'blue-a',
    half: 'tuning',
    title: 'blue screen, blond hair',
    seed: 1515,
    wall: { ...blue, falloff: 0.65, folds: 0.04, spill: 0.14 },
    subject: {
      skin: fair,
      hair: { ...blondHair, ...wild },
      top: { color: [0.06, 0.16, 0.07] },
      sway: 7,
      swing: 14,
      period: 36,
    },
    camera: usual,
    shutter: 4,
    bitRate: 8000,
  },
  {
    key: 'blue-b',
    half: 'held-out',
    title: 'blue screen, dark hair, white cloth',
    seed: 1616,
    wall: { ...blue, color: [0.03, 0.12, 0.36], falloff: 0.6, folds: 0.04, spill: 0.14 },
    subject: {
      skin: tanned,
      hair: { ...brownHair, ...wild },
      top: { color: [0.7, 0.69, 0.66] },
      sway: 8,
      swing: 18,
      period: 32,
    },
    camera: usual,
    shutter: 4,
    bitRate: 6000,
  },
];
