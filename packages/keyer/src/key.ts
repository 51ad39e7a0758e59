/** The pass over every pixel: alpha, and the foreground's colour without the wall. */
import { clamp01, LINEAR_OF_BYTE, linearOf, luminance, mix, smoothstep } from './color.ts';
import { type Frame, type Image, newImage, sampleImage } from './image.ts';
import type { Plates } from './plates.ts';
import { clipAlpha, matchWeight, prepareSample, spillExcess, unmix } from './rules.ts';
import type { KeyerSettings } from './settings.ts';

/** Index of the wall's primary: 1 green, 2 blue, 0 red. */
export function primaryOf(settings: KeyerSettings): 0 | 1 | 2 {
  const [r, g, b] = linearOf((settings.samples[0] as KeyerSettings['samples'][number]).color);
  if (g >= r && g >= b) return 1;
  return b >= r ? 2 : 0;
}

/** Sure foreground from this weight on is solid, whatever its pattern. */
export const SOLID_FROM = 0.35;
/** Between these alphas the colour goes over from the foreground plate's to what un-mixing gives. */
export const OWN_COLOR_FROM = 0.02;
export const OWN_COLOR_TO = 0.35;

/**
 * Keys a frame. The result is straight linear colour and alpha; `previous` is the result of the
 * frame before and `previousFrame` its picture, for smoothing.
 */
export function keyPixels(
  frame: Frame,
  plates: Plates,
  factor: number,
  settings: KeyerSettings,
  before?: { readonly frame: Frame; readonly keyed: Image },
): Image {
  const { width, height } = frame;
  const out = newImage(width, height);
  const guarded = settings.protectedColors.map(prepareSample);
  const primary = primaryOf(settings);
  const other1 = primary === 0 ? 1 : 0;
  const other2 = primary === 2 ? 1 : 2;
  const wall = new Float32Array(4);
  const fore = new Float32Array(4);
  const color = new Float32Array(3);
  const { area } = settings;
  const smoothing = before ? settings.smoothing : 0;
  for (let y = 0; y < height; y += 1) {
    const v = (y + 0.5) / height;
    const rowInside = v >= area.top && v <= area.bottom;
    for (let x = 0; x < width; x += 1) {
      const u = (x + 0.5) / width;
      if (!rowInside || u < area.left || u > area.right) continue;
      const o = (y * width + x) * 4;
      const r = LINEAR_OF_BYTE[frame.data[o] as number] as number;
      const g = LINEAR_OF_BYTE[frame.data[o + 1] as number] as number;
      const b = LINEAR_OF_BYTE[frame.data[o + 2] as number] as number;
      const px = (x + 0.5) / factor - 0.5;
      const py = (y + 0.5) / factor - 0.5;
      sampleImage(plates.wall, px, py, wall);
      sampleImage(plates.foreground, px, py, fore);
      const wr = wall[0] as number;
      const wg = wall[1] as number;
      const wb = wall[2] as number;
      const fr = fore[0] as number;
      const fg = fore[1] as number;
      const fb = fore[2] as number;
      let alpha = unmix(r, g, b, wr, wg, wb, fr, fg, fb);
      alpha = clipAlpha(alpha, settings.clipBlack, settings.clipWhite);
      alpha = Math.max(alpha, smoothstep(SOLID_FROM, 1, fore[3] as number));
      if (guarded.length > 0) alpha = Math.max(alpha, matchWeight(guarded, r, g, b));
      if (before && smoothing > 0) {
        const was = before.frame.data;
        const change = Math.abs(
          luminance(r, g, b) -
            luminance(
              LINEAR_OF_BYTE[was[o] as number] as number,
              LINEAR_OF_BYTE[was[o + 1] as number] as number,
              LINEAR_OF_BYTE[was[o + 2] as number] as number,
            ),
        );
        const still = 1 - smoothstep(settings.noise, 3 * settings.noise + 1e-4, change);
        alpha = mix(alpha, before.keyed.data[o + 3] as number, smoothing * still);
      }
      const wallShare = 1 - alpha;
      const own = smoothstep(OWN_COLOR_FROM, OWN_COLOR_TO, alpha);
      const scale = 1 / Math.max(alpha, 1e-3);
      color[0] = mix(fr, Math.max(0, r - wallShare * wr) * scale, own);
      color[1] = mix(fg, Math.max(0, g - wallShare * wg) * scale, own);
      color[2] = mix(fb, Math.max(0, b - wallShare * wb) * scale, own);
      removeSpill(color, wr, wg, wb, primary, other1, other2, settings);
      out.data[o] = color[0] as number;
      out.data[o + 1] = color[1] as number;
      out.data[o + 2] = color[2] as number;
      out.data[o + 3] = clamp01(alpha);
    }
  }
  return out;
}

/** Takes as much of the wall's colour away as brings its primary to the limit. */
function removeSpill(
  color: Float32Array,
  wr: number,
  wg: number,
  wb: number,
  primary: number,
  other1: number,
  other2: number,
  settings: KeyerSettings,
): void {
  const limit = settings.despillLimit;
  const excess = spillExcess(
    color[primary] as number,
    color[other1] as number,
    color[other2] as number,
    limit,
  );
  if (excess <= 0) return;
  const wall = [wr, wg, wb];
  const ofWall = spillExcess(
    wall[primary] as number,
    wall[other1] as number,
    wall[other2] as number,
    limit,
  );
  const amount = (settings.despill * excess) / Math.max(ofWall, 1e-3);
  const before = luminance(color[0] as number, color[1] as number, color[2] as number);
  for (let i = 0; i < 3; i += 1) {
    color[i] = Math.max(0, (color[i] as number) - amount * (wall[i] as number));
  }
  const lost = before - luminance(color[0] as number, color[1] as number, color[2] as number);
  const back = settings.keepLuminance * lost;
  for (let i = 0; i < 3; i += 1) color[i] = (color[i] as number) + back;
}
