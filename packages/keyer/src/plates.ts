/**
 * The two plates: how the screen looks behind the foreground, and how the foreground looks at its
 * edge.
 */
import { clamp01, linearOf, smoothstep } from './color.ts';
import { type Image, newImage, newPlane, type Plane } from './image.ts';
import { matchPlate } from './match.ts';
import { erode } from './morphology.ts';
import { pullPush } from './pull-push.ts';
import {
  greyAlpha,
  hueDeviation,
  matchWeight,
  type PreparedSample,
  prepareSample,
} from './rules.ts';
import type { KeyerSettings } from './settings.ts';
import { solidEvidence, type WatchSolid } from './solid.ts';

export interface Plates {
  /** The screen everywhere; alpha: how surely this pixel is nothing but screen. */
  readonly wall: Image;
  /** The foreground's colour everywhere; alpha: 1 surely opaque, -1 surely sheer. */
  readonly foreground: Image;
}

/** Foreground plate of a picture without foreground. */
export const NO_FOREGROUND: [number, number, number] = [0.2, 0.2, 0.2];
/**
 * Levels without detail in the first guess of the screen: hair is compared with its surroundings.
 */
export const SMOOTH_LEVELS = 3;
/** Distance from the foreground within which a darker screen is taken for hair, small pixels. */
export const NEAR = 6;
/** Taken from the edge of the sure screen and of the sure foreground, small pixels. */
export const WALL_MARGIN = 1;
export const FOREGROUND_MARGIN = 1;

/**
 * Near the foreground, screen of this share of the brightness around it is hair, and of that is
 * screen.
 */
export const BRIGHT_FROM = 0.7;
export const BRIGHT_TO = 0.88;
/** Alpha against grey from which a small pixel may be, and surely is, foreground. */
export const FOREGROUND_FROM = 0.85;
export const FOREGROUND_TO = 0.97;
/** The same for the deviation of its hue from the screen's. */
export const HUE_FROM = 0.45;
export const HUE_TO = 0.7;

/** Evidence of something opaque from which on a small pixel tells the foreground's colour. */
export const SURE_FROM = 0.3;

/** Weight of a small pixel's colour in the foreground plate. Doubtful ones would colour all around. */
export function sureWeight(evidence: number): number {
  return Math.max(0, (evidence - SURE_FROM) / (1 - SURE_FROM));
}

/** How surely a pixel is screen by its colour alone. */
export function wallByColor(
  samples: readonly PreparedSample[],
  guarded: readonly PreparedSample[],
  r: number,
  g: number,
  b: number,
): number {
  const wall = matchWeight(samples, r, g, b);
  return guarded.length > 0 ? wall * (1 - matchWeight(guarded, r, g, b)) : wall;
}

/**
 * Weight that is left to a screen pixel near the foreground, by its brightness beside the screen's.
 */
export function brightnessWeight(ratio: number, nearness: number): number {
  return 1 - nearness * (1 - smoothstep(BRIGHT_FROM, BRIGHT_TO, ratio));
}

/** How surely a pixel is foreground, by alpha against grey and by hue. */
export function foregroundByColor(
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
  wall: number,
  guard: number,
): number {
  const byAlpha = smoothstep(FOREGROUND_FROM, FOREGROUND_TO, greyAlpha(r, g, b, wr, wg, wb));
  const byHue = smoothstep(HUE_FROM, HUE_TO, hueDeviation(r, g, b, wr, wg, wb));
  return Math.max(guard, Math.max(byAlpha, byHue) * (1 - wall));
}

function weighted(colors: Image, weights: Plane): Image {
  const out = newImage(colors.width, colors.height);
  for (let i = 0; i < weights.data.length; i += 1) {
    const weight = weights.data[i] as number;
    out.data[i * 4] = (colors.data[i * 4] as number) * weight;
    out.data[i * 4 + 1] = (colors.data[i * 4 + 1] as number) * weight;
    out.data[i * 4 + 2] = (colors.data[i * 4 + 2] as number) * weight;
    out.data[i * 4 + 3] = weight;
  }
  return out;
}

/**
 * Plates of a small picture in linear light. A clean plate, of the same size, is the screen itself.
 */
export function makePlates(
  small: Image,
  settings: KeyerSettings,
  cleanPlate?: Image,
  watchSolid?: WatchSolid,
): Plates {
  const { width, height } = small;
  const samples = settings.samples.map(prepareSample);
  const guarded = settings.protectedColors.map(prepareSample);
  const first = linearOf((settings.samples[0] as KeyerSettings['samples'][number]).color);
  const at = (image: Image, i: number) =>
    [image.data[i * 4], image.data[i * 4 + 1], image.data[i * 4 + 2]] as [number, number, number];

  const byColor = newPlane(width, height);
  for (let i = 0; i < byColor.data.length; i += 1) {
    byColor.data[i] = wallByColor(samples, guarded, ...at(small, i));
  }
  const guess = pullPush(weighted(small, byColor), first, SMOOTH_LEVELS);
  const near = erode(byColor, NEAR);
  const sureWall = newPlane(width, height);
  for (let i = 0; i < sureWall.data.length; i += 1) {
    const [r, g, b] = at(small, i);
    const [wr, wg, wb] = at(guess, i);
    const ratio = (r * wr + g * wg + b * wb) / (wr * wr + wg * wg + wb * wb + 1e-9);
    const nearness = 1 - clamp01(near.data[i] as number);
    sureWall.data[i] = (byColor.data[i] as number) * brightnessWeight(ratio, nearness);
  }
  const wallWeights = erode(sureWall, WALL_MARGIN);
  const wall = cleanPlate
    ? withWeights(cleanPlate, wallWeights)
    : pullPush(weighted(small, wallWeights), first);

  const byForeground = newPlane(width, height);
  for (let i = 0; i < byForeground.data.length; i += 1) {
    const [r, g, b] = at(small, i);
    const guard = guarded.length > 0 ? matchWeight(guarded, r, g, b) : 0;
    byForeground.data[i] = foregroundByColor(
      r,
      g,
      b,
      ...at(wall, i),
      byColor.data[i] as number,
      guard,
    );
  }
  const evidence = solidEvidence(
    small,
    wall,
    erode(byForeground, FOREGROUND_MARGIN),
    settings,
    watchSolid,
  );
  const sure = newPlane(width, height);
  for (let i = 0; i < sure.data.length; i += 1) {
    sure.data[i] = sureWeight(evidence.data[i] as number);
  }
  const known = weighted(small, sure);
  const foreground = matchPlate(small, wall, known, pullPush(known, NO_FOREGROUND), evidence);
  return { wall, foreground };
}

function withWeights(colors: Image, weights: Plane): Image {
  const out = newImage(colors.width, colors.height);
  out.data.set(colors.data);
  for (let i = 0; i < weights.data.length; i += 1) out.data[i * 4 + 3] = weights.data[i] as number;
  return out;
}
