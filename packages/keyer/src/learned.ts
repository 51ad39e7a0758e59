/**
 * The last step of a pixel's alpha: a small network that was shown the truth of generated scenes
 * (`bench/keyer/training`). It sees what the rules found for the pixel and its neighbours, and may
 * change alpha a little where they are not sure.
 */
import { smoothstep } from './color.ts';
import { changeWeights } from './learned-weights.ts';
import { Network } from './network.ts';

/** The pixel and those around it whose share and light are seen, in pixels of the picture. */
export const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [0, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
];
/** Two inputs for each neighbour, nine of the pixel itself, and a 1. */
export const CHANGE_SHAPE = { inputs: 2 * NEIGHBOURS.length + 10, first: 8, second: 8 } as const;
/** The most that is taken from alpha, and given. */
export const MOST_TAKEN = 0.4;
export const MOST_GIVEN = 0.6;
/**
 * The step is for edges: around the pixel, alphas must differ by as much, from here to there. What
 * is sheer is even, and no edge tells how much of it there is.
 */
export const CONTRAST_FROM = 0.15;
export const CONTRAST_TO = 0.4;
/** It is left out where its reach would be less than this, for speed, and whole from there on. */
export const REACH_FROM = 0.1;
export const REACH_TO = 0.5;
/** Bounds of the inputs: shares, and light as a part of the foreground's step. */
export const SHARE_RANGE = [-0.5, 1.5] as const;
export const LIGHT_RANGE = [-1, 2] as const;
/** The noise of the picture's luminance is a small number; times this it is up to 1. */
export const NOISE_SCALE = 30;
/** Step of luminance, as a share of the screen's, below which light says little. */
export const LEAST_LIGHT = 0.25;

const network = new Network(CHANGE_SHAPE).setWeights(changeWeights);

/** A change within what may be taken from alpha and given. */
export const boundedChange = (change: number) =>
  Math.min(MOST_GIVEN, Math.max(-MOST_TAKEN, change));

/** What the trained network adds to alpha. */
export const learnedChange = (inputs: Float64Array) => boundedChange(network.run(inputs));

/**
 * How far the step reaches: not at all where the plate is solid, or what is around is screen, or all
 * of it alike. 0 to 1.
 */
export function reachOf(solid: number, isAny: number, least: number, most: number): number {
  const contrast = smoothstep(CONTRAST_FROM, CONTRAST_TO, most - least);
  return smoothstep(REACH_FROM, REACH_TO, (1 - solid) * isAny * contrast);
}

const within = (value: number, [low, high]: readonly [number, number]) =>
  Math.min(high, Math.max(low, value));

/** A share of the foreground as the network sees it. */
export const shareInput = (share: number) => within(share, SHARE_RANGE);

/** A difference of light, as a share of the screen's, as the network sees it. */
export const lightRange = (light: number) => within(light, LIGHT_RANGE);

/** Light above the screen's as the network sees it: 1 is that of the foreground plate. */
export function lightInput(rise: number, step: number, wallLight: number): number {
  const least = LEAST_LIGHT * wallLight;
  return lightRange((rise * step) / (step * step + least * least + 1e-6));
}
