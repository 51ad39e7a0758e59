import { type BudgetRange, budgetRanges } from '#contracts/enums/bookings.ts';
import { type Goods, roomAnswers } from '#contracts/enums/rooms.ts';

/**
 * How much of the presenter the main camera shows: head to foot, waist up, or the table.
 * `isSeated` says for which of them the presenter sits.
 */
export const shots = ['full', 'half', 'table'] as const;
export type Shot = (typeof shots)[number];

/** A presenter stands only for a picture down to the feet: for ceiling, lamps and drawing alike. */
export function isSeated(shot: Shot): boolean {
  return shot !== 'full';
}

/** Behind the presenter: a green wall, an LED wall, a built set, or nothing (person segmentation). */
export const backgrounds = ['green', 'led', 'set', 'none'] as const;
export type Background = (typeof backgrounds)[number];

/** Whether a complete room is sold with a background: person segmentation is software alone. */
export function isDeliveredComplete({ background }: Pick<StudioPlan, 'background'>): boolean {
  return background !== 'none';
}

export const sensors = ['full-frame', 'aps-c', 'mft'] as const;
export type Sensor = (typeof sensors)[number];

export const platforms = [
  'douyin',
  'kuaishou',
  'channels',
  'taobao',
  'youtube',
  'twitch',
  'own',
] as const;
export type Platform = (typeof platforms)[number];

export const formats = ['720p30', '1080p30', '1080p60', '2160p30', '2160p60'] as const;
export type Format = (typeof formats)[number];

export interface Stream {
  platform: Platform;
  format: Format;
}

/** Maximum number of streams in one plan. */
export const MAX_STREAMS = 3;

/** The inputs of the configurator. Everything else follows from them and from the facts. */
export interface StudioPlan {
  /** Clear width, depth (from the background to the cameras) and height of the room in metres. */
  width: number;
  depth: number;
  height: number;
  sells: Goods;
  shot: Shot;
  background: Background;
  /** Whether the ceiling can carry a lighting grid. */
  grid: boolean;
  cameras: number;
  sensor: Sensor;
  /** Whether the cameras are turned upright. */
  upright: boolean;
  /** Aperture as f-number, and ISO speed. */
  stop: number;
  iso: number;
  /** Monitors on which the presenter sees the result. */
  monitors: number;
  streams: readonly Stream[];
  /** Rating of the mains sockets in amperes, and circuits for lights and devices. */
  amps: number;
  circuits: number;
  /** People in the room during a show. */
  people: number;
  /** Length of a show in hours. */
  hours: number;
  budget: BudgetRange;
}

/** Inputs with a number: bounds and step. */
export const planNumbers = {
  width: { min: 2, max: 20, step: 0.1 },
  depth: { min: 2, max: 20, step: 0.1 },
  height: { min: 2.2, max: 8, step: 0.1 },
  cameras: { min: 1, max: 4, step: 1 },
  monitors: { min: 0, max: 4, step: 1 },
  circuits: { min: 1, max: 8, step: 1 },
  people: { min: 1, max: 10, step: 1 },
  hours: { min: 1, max: 12, step: 1 },
} as const;
export type PlanNumber = keyof typeof planNumbers;

/** Inputs with a choice: their values. Links contain the position, so add new values at the end. */
export const planChoices = {
  sells: roomAnswers.sells,
  shot: shots,
  background: backgrounds,
  grid: [false, true],
  sensor: sensors,
  upright: [false, true],
  stop: [2.8, 4, 5.6],
  iso: [400, 800, 1600],
  amps: [10, 16],
  budget: budgetRanges,
} as const satisfies { [K in keyof StudioPlan]?: readonly StudioPlan[K][] };
export type PlanChoice = keyof typeof planChoices;

/** The values of a plan that a room alone does not decide. */
export const usualPlan = {
  sells: 'talk',
  shot: 'half',
  background: 'green',
  grid: false,
  cameras: 1,
  sensor: 'full-frame',
  upright: false,
  stop: 4,
  iso: 800,
  monitors: 1,
  streams: [{ platform: 'douyin', format: '1080p30' }],
  amps: 10,
  circuits: 3,
  people: 3,
  hours: 2,
  budget: 'undecided',
} as const satisfies Omit<StudioPlan, 'width' | 'depth' | 'height'>;

/** The nearest allowed value of a number. */
export function withinBounds(name: PlanNumber, value: number): number {
  const { min, max, step } = planNumbers[name];
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // Tenths of a metre as written, without the error of binary fractions.
  return Number((min + steps * step).toFixed(1));
}
