import { type LampGroup, lampGroups, type SetKey, type Triple } from './room-file.ts';

/** Dimmer (0 to 1), colour temperature and switch of a lamp group. */
export interface Lamp {
  on: boolean;
  level: number;
  kelvin: number;
}
export type Lamps = Record<LampGroup, Lamp>;

export const wallPictures = ['world', 'bars', 'grid', 'live'] as const;
/** Picture of the LED wall: the world of the set, colour bars, a grid, or the programme itself. */
export type WallPicture = (typeof wallPictures)[number];

/** Place of the presenter on the floor in metres and its turn in degrees (0 faces the cameras). */
export interface Presenter {
  x: number;
  z: number;
  turn: number;
}

export interface RoomState {
  set: SetKey;
  lamps: Lamps;
  wall: WallPicture;
  presenter: Presenter;
  /** Index of the camera on air, and of the next one. */
  program: number;
  preview: number;
  /** Walk around the room, or see what is on air. */
  view: 'walk' | 'program';
}

/** Points that a measurement joins. */
export type Measured = readonly [Triple, Triple];

/** Level at which a lamp comes on that was dimmed to nothing. */
const FIRST_LEVEL = 0.5;

/** A lamp after its switch was pressed. It gives light when it is on. */
export function switched(lamp: Lamp, on: boolean): Lamp {
  return { ...lamp, on, level: on && lamp.level === 0 ? FIRST_LEVEL : lamp.level };
}

type Levels = Record<LampGroup, [level: number, kelvin: number]>;

const lampsFrom = (levels: Levels): Lamps =>
  Object.fromEntries(
    lampGroups.map((group) => {
      const [level, kelvin] = levels[group];
      return [group, { on: level > 0, level, kelvin }];
    }),
  ) as Lamps;

export const presetKeys = ['soft', 'contrast', 'product', 'night'] as const;
export type PresetKey = (typeof presetKeys)[number];

/** Light for a talk, for a portrait, for goods and for an evening set. */
export const presets: Record<PresetKey, Lamps> = {
  soft: lampsFrom({
    key: [0.6, 5000],
    fill: [0.55, 5000],
    back: [0.45, 5000],
    set: [0.95, 4600],
    practicals: [0.7, 3800],
    wall: [0.55, 5000],
    house: [0.7, 5000],
    screens: [0.6, 5000],
  }),
  contrast: lampsFrom({
    key: [0.9, 4700],
    fill: [0.06, 5000],
    back: [1, 5600],
    set: [0.16, 3600],
    practicals: [0.5, 2900],
    wall: [0.7, 5000],
    house: [0, 5000],
    screens: [0.6, 5000],
  }),
  product: lampsFrom({
    key: [0.6, 5400],
    fill: [0.6, 5400],
    back: [0.3, 5400],
    set: [1, 5400],
    practicals: [0.2, 5000],
    wall: [0.4, 5400],
    house: [0.5, 5400],
    screens: [0.6, 5000],
  }),
  night: lampsFrom({
    key: [0.28, 4200],
    fill: [0.04, 6500],
    back: [0.8, 6500],
    set: [0.08, 3200],
    practicals: [1, 2700],
    wall: [1, 5000],
    house: [0, 5000],
    screens: [0.8, 5000],
  }),
};

export const initialState: RoomState = {
  set: 'tea',
  lamps: presets.soft,
  wall: 'world',
  // Turned to the table, away from the first view: the face has planes, no eyes.
  presenter: { x: -0.35, z: -1.2, turn: 112 },
  program: 0,
  preview: 1,
  view: 'walk',
};

/** Floor that the presenter can use, in metres. */
export const stageArea = { x: [-3.2, 3.2], z: [-2.6, 2.2] } as const;

const between = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(high, Math.max(low, value));

/** Keeps the presenter on the stage; the turn goes round. */
export function placed({ x, z, turn }: Presenter): Presenter {
  return {
    x: between(x, stageArea.x),
    z: between(z, stageArea.z),
    turn: ((((turn + 180) % 360) + 360) % 360) - 180,
  };
}

/** The preset that the lamps match. */
export function presetOf(lamps: Lamps): PresetKey | undefined {
  return presetKeys.find((key) =>
    lampGroups.every((group) => {
      const [a, b] = [lamps[group], presets[key][group]];
      return a.on === b.on && a.level === b.level && a.kelvin === b.kelvin;
    }),
  );
}
