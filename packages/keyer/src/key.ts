/** The pass over every pixel: alpha, and the foreground's colour without the screen. */
import { clamp01, LINEAR_OF_BYTE, linearOf, luminance, mix, smoothstep } from './color.ts';
import { type Frame, type Image, newImage, sampleImage } from './image.ts';
import {
  CHANGE_SHAPE,
  learnedChange,
  lightInput,
  lightRange,
  NEIGHBOURS,
  NOISE_SCALE,
  reachOf,
  shareInput,
} from './learned.ts';
import type { Plates } from './plates.ts';
import {
  bleedOf,
  clipAlpha,
  detail,
  doubtOf,
  firmAlpha,
  greyAlpha,
  greyLight,
  matchWeight,
  onPlane,
  prepareSample,
  sheerness,
  spillExcess,
  spillLimit,
  unmixPlane,
  wholeAlpha,
} from './rules.ts';
import type { KeyerSettings } from './settings.ts';

/** Evidence of something opaque from which on a pixel is solid, whatever its pattern. */
export const SOLID_FROM = 0.12;
/** Evidence of something sheer, as a number above 0, from which a ring proves less, and nothing. */
export const SHEER_SIGHT_FROM = 0.05;
export const SHEER_SIGHT_TO = 0.4;
/**
 * A pixel is solid if nothing around it shows screen: alpha, by the plate or against grey, from here
 * to there.
 */
export const RING_FROM = 0.57;
export const RING_TO = 0.83;
/** A pixel is empty if nothing around it is above the noise: this many times the black clip. */
export const EMPTY = 1.5;
/** Between these alphas the colour goes over from the foreground plate's to what un-mixing gives. */
export const OWN_COLOR_FROM = 0.02;
export const OWN_COLOR_TO = 0.35;

/** Radius of the ring around a pixel, for a height of the picture. */
export function ringRadius(height: number): number {
  return Math.max(2, Math.round(height / 180));
}

/** The pixel itself and eight around it, in radii. */
export const RING: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [0.7, 0.7],
  [0, 1],
  [-0.7, 0.7],
  [-1, 0],
  [-0.7, -0.7],
  [0, -1],
  [0.7, -0.7],
];

/** Index of the screen's primary: 0 red, 1 green, 2 blue. */
export function primaryOf(settings: KeyerSettings): 0 | 1 | 2 {
  const [r, g, b] = linearOf((settings.samples[0] as KeyerSettings['samples'][number]).color);
  if (g >= r && g >= b) return 1;
  return b >= r ? 2 : 0;
}

/** A frame and what keying made of it. */
export interface Before {
  readonly frame: Frame;
  readonly keyed: Image;
}

/**
 * What the training is shown of a pixel that the learned step may change: its alpha without that,
 * how far the step reaches, and what it is given.
 */
export type Watch = (pixel: number, alpha: number, reach: number, inputs: Float64Array) => void;

/**
 * Keys a frame: straight linear colour and alpha. `before` is the frame before and its result,
 * for smoothing.
 */
export function keyPixels(
  frame: Frame,
  plates: Plates,
  factor: number,
  settings: KeyerSettings,
  before?: Before,
  watch?: Watch,
): Image {
  const { width, height } = frame;
  const out = newImage(width, height);
  const light = linearFrame(frame);
  const lumaBefore = before && settings.smoothing > 0 ? linearFrame(before.frame) : undefined;
  const guarded = settings.protectedColors.map(prepareSample);
  const primary = primaryOf(settings);
  const radius = ringRadius(height);
  const wall = new Float32Array(4);
  const fore = new Float32Array(4);
  const color = new Float32Array(3);
  const plane = new Float64Array(4);
  const inputs = new Float64Array(CHANGE_SHAPE.inputs).fill(1);
  const { area } = settings;
  for (let y = 0; y < height; y += 1) {
    const v = (y + 0.5) / height;
    if (v < area.top || v > area.bottom) continue;
    for (let x = 0; x < width; x += 1) {
      const u = (x + 0.5) / width;
      if (u < area.left || u > area.right) continue;
      const o = (y * width + x) * 4;
      const r = light[o] as number;
      const g = light[o + 1] as number;
      const b = light[o + 2] as number;
      sampleImage(plates.wall, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5, wall);
      sampleImage(plates.foreground, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5, fore);
      const wr = wall[0] as number;
      const wg = wall[1] as number;
      const wb = wall[2] as number;
      let fr = fore[0] as number;
      let fg = fore[1] as number;
      let fb = fore[2] as number;

      const sight = fore[3] as number;
      // Most pixels are surely foreground, or have nothing but screen around them: the rest is for
      // others.
      const solid = smoothstep(SOLID_FROM, 1, sight);
      const sheerHere = smoothstep(SHEER_SIGHT_FROM, SHEER_SIGHT_TO, -sight);
      let alpha = solid;
      if (solid < 1) {
        let least = 1;
        let most = 0;
        unmixPlane(wr, wg, wb, fr, fg, fb, plane);
        for (const [dx, dy] of RING) {
          const px = Math.min(width - 1, Math.max(0, x + Math.round(dx * radius)));
          const py = Math.min(height - 1, Math.max(0, y + Math.round(dy * radius)));
          const at = (py * width + px) * 4;
          const near = greyAlpha(
            light[at] as number,
            light[at + 1] as number,
            light[at + 2] as number,
            wr,
            wg,
            wb,
          );
          const byPlate = onPlane(
            plane,
            light[at] as number,
            light[at + 1] as number,
            light[at + 2] as number,
          );
          least = Math.min(least, Math.max(near, byPlate));
          most = Math.max(most, near);
        }
        alpha = Math.max(solid, (1 - sheerHere) * smoothstep(RING_FROM, RING_TO, least));
        const noise = EMPTY * settings.clipBlack;
        if (most > noise) {
          let mixed = onPlane(plane, r, g, b);
          const byGrey = greyAlpha(r, g, b, wr, wg, wb);
          const grey = Math.max(mixed, byGrey);
          const sheer = sheerness(mixed, r, g, b, wr, wg, wb, fr, fg, fb);
          const doubt = doubtOf(mixed, r, g, b, wr, wg, wb, fr, fg, fb);
          mixed = mix(mixed, grey, Math.max(doubt, sheer));
          const wallLuma = luminance(wr, wg, wb);
          const plateStep = luminance(fr, fg, fb) - wallLuma;
          // From here on a sheer foreground is grey, whatever the plate has beside it.
          const pale = greyLight(grey, r, g, b, wr, wg, wb);
          fr = mix(fr, pale, sheer);
          fg = mix(fg, pale, sheer);
          fb = mix(fb, pale, sheer);
          fore.set([fr, fg, fb]);
          const step = luminance(fr, fg, fb) - wallLuma;
          mixed += detail(mixed, step, wallLuma, lumaDetail(light, width, height, x, y));
          const bleed = bleedOf(mixed, step, wallLuma, luminance(r, g, b) - wallLuma);
          const trust = 1 - Math.max(doubt, sheer);
          mixed *= 1 - bleed * trust;
          mixed = wholeAlpha(mixed, step, wallLuma, luminance(r - fr, g - fg, b - fb), trust);
          mixed = clipAlpha(mixed, settings.clipBlack, settings.clipWhite);
          // What the plate calls solid, and where nothing is above the noise, is out of the step's reach.
          const isAny = smoothstep(noise, 2 * noise + 1e-4, most);
          const reach = reachOf(solid, isAny, least, most);
          alpha = Math.max(alpha, mixed * isAny);
          if (reach > 0) {
            let at = 0;
            for (const [dx, dy] of NEIGHBOURS) {
              const px = Math.min(width - 1, Math.max(0, x + dx));
              const py = Math.min(height - 1, Math.max(0, y + dy));
              const n = (py * width + px) * 4;
              const [nr, ng, nb] = [light[n], light[n + 1], light[n + 2]] as [
                number,
                number,
                number,
              ];
              inputs[at] = shareInput(onPlane(plane, nr, ng, nb));
              inputs[at + 1] = lightInput(luminance(nr, ng, nb) - wallLuma, plateStep, wallLuma);
              at += 2;
            }
            const relative = 1 / (wallLuma + 1e-4);
            inputs[at] = shareInput(byGrey);
            inputs[at + 1] = doubt;
            inputs[at + 2] = sheer;
            inputs[at + 3] = shareInput(least);
            inputs[at + 4] = shareInput(most);
            inputs[at + 5] = alpha;
            inputs[at + 6] = lightRange(plateStep * relative);
            inputs[at + 7] = sight;
            inputs[at + 8] = Math.min(1, NOISE_SCALE * settings.noise);
            watch?.(y * width + x, alpha, reach, inputs);
            alpha = clamp01(alpha + reach * learnedChange(inputs));
            // More alpha leaves a darker grey: that of a faint one would shine.
            const dimmed = sheer * (greyLight(Math.max(grey, alpha), r, g, b, wr, wg, wb) - pale);
            fr += dimmed;
            fg += dimmed;
            fb += dimmed;
            fore.set([fr, fg, fb]);
          }
        }
        alpha = firmAlpha(alpha, sight);
      }
      if (guarded.length > 0) alpha = Math.max(alpha, matchWeight(guarded, r, g, b));
      if (before && lumaBefore) {
        const was = luminance(
          lumaBefore[o] as number,
          lumaBefore[o + 1] as number,
          lumaBefore[o + 2] as number,
        );
        const change = Math.abs(luminance(r, g, b) - was);
        const still = 1 - smoothstep(settings.noise, 3 * settings.noise + 1e-4, change);
        alpha = mix(alpha, before.keyed.data[o + 3] as number, settings.smoothing * still);
      }

      const rest = 1 - alpha;
      const own = smoothstep(OWN_COLOR_FROM, OWN_COLOR_TO, alpha);
      const scale = 1 / Math.max(alpha, 1e-3);
      color[0] = mix(fr, Math.max(0, r - rest * wr) * scale, own);
      color[1] = mix(fg, Math.max(0, g - rest * wg) * scale, own);
      color[2] = mix(fb, Math.max(0, b - rest * wb) * scale, own);
      removeSpill(color, wall, fore, primary, settings);
      out.data[o] = color[0] as number;
      out.data[o + 1] = color[1] as number;
      out.data[o + 2] = color[2] as number;
      out.data[o + 3] = clamp01(alpha);
    }
  }
  return out;
}

function linearFrame(frame: Frame): Float32Array {
  return Float32Array.from(frame.data, (byte) => LINEAR_OF_BYTE[byte] as number);
}

/** Luminance less that of its surroundings, weighted 1-2-1 as chroma is in 4:2:0. */
function lumaDetail(light: Float32Array, width: number, height: number, x: number, y: number) {
  let blurred = 0;
  let own = 0;
  for (let j = -1; j <= 1; j += 1) {
    const row = Math.min(height - 1, Math.max(0, y + j)) * width;
    for (let i = -1; i <= 1; i += 1) {
      const o = (row + Math.min(width - 1, Math.max(0, x + i))) * 4;
      const luma = luminance(light[o] as number, light[o + 1] as number, light[o + 2] as number);
      blurred += luma * (2 - Math.abs(i)) * (2 - Math.abs(j));
      if (i === 0 && j === 0) own = luma;
    }
  }
  return own - blurred / 16;
}

/** Takes as much of the screen's colour away as brings its primary to the limit. */
function removeSpill(
  color: Float32Array,
  wall: Float32Array,
  fore: Float32Array,
  primary: 0 | 1 | 2,
  settings: KeyerSettings,
): void {
  const other1 = primary === 0 ? 1 : 0;
  const other2 = primary === 2 ? 1 : 2;
  const limit = Math.min(
    settings.despillLimit,
    spillLimit(fore[primary] as number, fore[other1] as number, fore[other2] as number),
  );
  const excessOf = (of: Float32Array) =>
    spillExcess(of[primary] as number, of[other1] as number, of[other2] as number, limit);
  const amount = (settings.despill * excessOf(color)) / Math.max(excessOf(wall), 1e-3);
  if (amount <= 0) return;
  const before = luminance(color[0] as number, color[1] as number, color[2] as number);
  for (let i = 0; i < 3; i += 1) {
    color[i] = Math.max(0, (color[i] as number) - amount * (wall[i] as number));
  }
  const lost = before - luminance(color[0] as number, color[1] as number, color[2] as number);
  for (let i = 0; i < 3; i += 1) color[i] = (color[i] as number) + settings.keepLuminance * lost;
}
