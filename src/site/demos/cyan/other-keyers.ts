/**
 * Values for OBS and FFmpeg that come near the settings. Both cut by the distance of a colour from
 * one key colour, so the ramp is laid from the wall's spread to grey; what they have no control
 * for is left out.
 */
import type { Rgb } from '#keyer/color.ts';
import { primaryOf } from '#keyer/key.ts';
import type { ColorSample, KeyerSettings } from '#keyer/settings.ts';
import { chromaOf } from '#rivals/ffmpeg.ts';
import { obsChromaOf } from '#rivals/obs.ts';

/** Sliders of OBS's chroma key, in its own units. */
export interface ObsValues {
  readonly color: string;
  /** 1 to 1000. */
  readonly similarity: number;
  readonly smoothness: number;
  readonly spill: number;
}

type Chroma = readonly [number, number];

const hexOf = (color: Rgb) =>
  color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');

const distance = (a: Chroma, b: Chroma) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Begin and end of the ramp as distances from the first sample. */
function rampOf(
  { samples, clipBlack, clipWhite }: KeyerSettings,
  chromaAt: (color: Rgb) => Chroma,
  grey: Chroma,
): { readonly from: number; readonly to: number } {
  const [first] = samples as readonly [ColorSample];
  const key = chromaAt(first.color);
  const whole = distance(key, grey);
  const spread = Math.max(
    ...samples.map(
      ({ color, tolerance }) => distance(key, chromaAt(color)) + (whole * tolerance) / 2,
    ),
  );
  const from = Math.min(0.9 * whole, Math.max(spread, clipBlack * whole));
  return { from, to: from + (whole - from) * clipWhite };
}

const slider = (value: number) => Math.min(1000, Math.max(1, Math.round(value * 1000)));

export function obsValues(settings: KeyerSettings): ObsValues {
  const [first] = settings.samples as readonly [ColorSample];
  const { from, to } = rampOf(settings, obsChromaOf, [0, 0]);
  return {
    color: `#${hexOf(first.color)}`,
    similarity: slider(from),
    smoothness: slider(to - from),
    spill: slider((to - from) * settings.despill),
  };
}

/** Greatest distance of two chroma values in chromakey's scale. */
const FFMPEG_SCALE = 255 * Math.SQRT2;

/** Filters for `-vf`. */
export function ffmpegFilters(settings: KeyerSettings): string {
  const [first] = settings.samples as readonly [ColorSample];
  const { from, to } = rampOf(settings, chromaOf, [128, 128]);
  const similarity = (from / FFMPEG_SCALE).toFixed(3);
  const blend = ((to - from) / FFMPEG_SCALE).toFixed(3);
  const key = `chromakey=0x${hexOf(first.color)}:${similarity}:${blend}`;
  if (settings.despill === 0) return key;
  const blue = primaryOf(settings) === 2;
  const scales = blue ? 'green=0:blue=-1' : 'green=-1';
  return `${key},despill=type=${blue ? 'blue' : 'green'}:mix=0.5:expand=0:${scales}`;
}
