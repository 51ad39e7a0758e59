/**
 * How petals move, in closed form: a position is a function of the petal and the time alone. Every
 * motion has whole cycles in a minute, so the minute repeats without a seam. `motion.glsl.ts` has
 * the same formulas for the GPU; a change here is a change there.
 *
 * A falling plate sinks steadily and swings; its bank angle is a quarter period ahead of the swing,
 * and it rises at the turning points, at twice the swing's frequency (Andersen, Pesavento, Wang,
 * Journal of Fluid Mechanics 541, 2005). Some tumble instead.
 */
import { AIR, DEPTHS, type Layer } from './petals.ts';

/** Seconds after which everything is where it was. */
export const PERIOD = 60;

/** How the petals of a flower fall. */
export interface Fall {
  /** Times that a petal falls through the air in a minute. */
  sinks: number;
  /** Half the swing in metres, and the greatest bank angle in radians. */
  swing: number;
  bank: number;
  /** Share of petals that tumble, 0 to 1. */
  tumble: number;
}

/** Values of one petal, 0 to 1, in the order of `makePetals`. */
export type Petal = readonly number[];

/** Swings in a minute: the least, and how many more a petal may have. */
export const PACE = [16, 20] as const;
/** Turns of the swing's direction in a minute, either way. */
export const TURNS = 5;
/** Share of the swing by which a petal rises at the turning points. */
export const RISE = 0.22;
/** Metres by which the wind's sines move a petal at full wind. */
export const FLURRY = 0.55;
/** Wind from -100 to 100 crosses the width of the air this often in a minute at most. */
export const CROSSINGS = 20;

const TAU = 2 * Math.PI;
const wrap = (value: number, size: number) => value - size * Math.floor(value / size);

/** Position in metres and bank angle of a petal in the air. */
export function petalAt(
  petal: Petal,
  layer: Layer,
  fall: Fall,
  wind: number,
  time: number,
): { x: number; y: number; z: number; bank: number } {
  const at = (index: number) => petal[index] as number;
  const [x0, y0, z0, phase, pace, turn, lag] = [0, 1, 2, 4, 5, 6, 11].map(at) as Seven;
  const minute = time / PERIOD;
  const cycles = Math.floor(PACE[0] + PACE[1] * pace + 0.5);
  const swingPhase = TAU * (minute * cycles + phase);
  const direction = TAU * (phase * 7 + minute * Math.floor((turn * 2 - 1) * TURNS + 0.5));
  const swing = fall.swing * Math.sin(swingPhase);
  const sinks = Math.floor(fall.sinks * (0.8 + 0.4 * pace) + 0.5);
  const [back, front] = DEPTHS[layer];
  const z = back + (front - back) * z0 + 0.4 * swing * Math.sin(direction);
  const y = y0 - minute * sinks;
  const high = wrap(y, 1) * AIR.height;
  const crossings = Math.floor((CROSSINGS * wind * (0.75 + 0.5 * lag)) / 100 + 0.5);
  const across =
    (x0 + minute * crossings) * AIR.width +
    swing * Math.cos(direction) +
    flurry(wind, high, z, minute);
  return {
    x: AIR.centre - AIR.width / 2 + wrap(across, AIR.width),
    y: AIR.bottom + high - RISE * fall.swing * Math.cos(2 * swingPhase),
    z,
    bank: fall.bank * Math.cos(swingPhase),
  };
}

type Seven = [number, number, number, number, number, number, number];

/** The wind's unevenness: three sines of place and time. */
function flurry(wind: number, y: number, z: number, minute: number): number {
  return (
    ((FLURRY * wind) / 100) *
    (0.5 * Math.sin(TAU * (0.11 * z + 0.07 * y + 5 * minute)) +
      0.3 * Math.sin(TAU * (0.23 * z - 0.13 * y + 9 * minute)) +
      0.2 * Math.sin(TAU * (0.31 * y + 14 * minute)))
  );
}
