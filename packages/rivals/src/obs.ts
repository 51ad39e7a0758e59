/** OBS Studio's chroma key and colour key (version 2 of both filters), written from their rules. */
import { decodeSrgb, encodeSrgb, linearOf, luminance, type Rgb } from '#keyer/color.ts';
import type { Keyed } from './keyed.ts';

const CB: Rgb = [-0.100644, -0.338572, 0.439216];
const CR: Rgb = [0.439216, -0.398942, -0.040274];

export interface ObsChromaKey {
  /** The slider values divided by 1000. */
  readonly similarity: number;
  readonly smoothness: number;
  readonly spill: number;
}

export const OBS_CHROMA_DEFAULTS: ObsChromaKey = { similarity: 0.4, smoothness: 0.08, spill: 0.1 };
export const OBS_GREEN: Rgb = [0, 255, 0];
export const OBS_BLUE: Rgb = [0, 0x99, 255];

const dot = (weights: Rgb, r: number, g: number, b: number) =>
  weights[0] * r + weights[1] * g + weights[2] * b;

/** Chroma of an 8-bit sRGB colour; 0, 0 is grey. */
export function obsChromaOf(color: Rgb): [number, number] {
  return [dot(CB, color[0], color[1], color[2]) / 255, dot(CR, color[0], color[1], color[2]) / 255];
}

/** Distance of every pixel from the key colour: the mean over nine weights of five samples. */
export function obsChromaDistances(rgba: Uint8Array, width: number, height: number, key: Rgb) {
  const [keyCb, keyCr] = obsChromaOf(key);
  const pixels = width * height;
  const linear = new Float32Array(pixels * 3);
  for (let p = 0; p < pixels; p += 1) {
    for (let i = 0; i < 3; i += 1)
      linear[p * 3 + i] = decodeSrgb((rgba[p * 4 + i] as number) / 255);
  }
  const distance = (r: number, g: number, b: number) => {
    const er = encodeSrgb(r);
    const eg = encodeSrgb(g);
    const eb = encodeSrgb(b);
    return Math.hypot(dot(CB, er, eg, eb) - keyCb, dot(CR, er, eg, eb) - keyCr);
  };
  const at = (x: number, y: number) =>
    (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 3;
  /** Samples lie halfway between two pixels in one direction: bilinear is their mean. */
  const between = (a: number, b: number) =>
    distance(
      ((linear[a] as number) + (linear[b] as number)) / 2,
      ((linear[a + 1] as number) + (linear[b + 1] as number)) / 2,
      ((linear[a + 2] as number) + (linear[b + 2] as number)) / 2,
    );
  const out = new Float32Array(pixels);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const own = at(x, y);
      const sum =
        between(at(x - 1, y - 1), at(x - 1, y)) +
        between(at(x + 1, y), at(x + 1, y + 1)) +
        between(at(x - 1, y + 1), at(x, y + 1)) +
        between(at(x, y - 1), at(x + 1, y - 1));
      const centre = distance(
        linear[own] as number,
        linear[own + 1] as number,
        linear[own + 2] as number,
      );
      out[y * width + x] = (2 * sum + centre) / 9;
    }
  }
  return out;
}

export function obsAlpha(distance: number, { similarity, smoothness }: ObsChromaKey): number {
  return Math.min(1, Math.max(0, (distance - similarity) / smoothness)) ** 1.5;
}

/** Alpha and colour of every pixel; spilt colours are drawn towards their luminance. */
export function obsChromaKey(
  rgba: Uint8Array,
  width: number,
  height: number,
  distances: Float32Array,
  settings: ObsChromaKey,
): Keyed {
  const data = new Float32Array(width * height * 4);
  for (let p = 0; p < width * height; p += 1) {
    const distance = distances[p] as number;
    const alpha = obsAlpha(distance, settings);
    const kept = Math.min(1, Math.max(0, (distance - settings.similarity) / settings.spill)) ** 1.5;
    const [r, g, b] = linearOf([
      rgba[p * 4] as number,
      rgba[p * 4 + 1] as number,
      rgba[p * 4 + 2] as number,
    ]);
    const grey = luminance(r, g, b);
    data[p * 4] = alpha * (grey + (r - grey) * kept);
    data[p * 4 + 1] = alpha * (grey + (g - grey) * kept);
    data[p * 4 + 2] = alpha * (grey + (b - grey) * kept);
    data[p * 4 + 3] = alpha;
  }
  return { width, height, data };
}

export interface ObsColorKey {
  readonly similarity: number;
  readonly smoothness: number;
}

export const OBS_COLOR_DEFAULTS: ObsColorKey = { similarity: 0.08, smoothness: 0.05 };
export const OBS_COLOR_BLUE: Rgb = [0, 0, 255];

/** Distance in linear light; a key of pure 0 and 255 is the same in both encodings. */
export function obsColorDistances(rgba: Uint8Array, pixels: number, key: Rgb): Float32Array {
  const [kr, kg, kb] = linearOf(key);
  return Float32Array.from({ length: pixels }, (_, p) =>
    Math.hypot(
      decodeSrgb((rgba[p * 4] as number) / 255) - kr,
      decodeSrgb((rgba[p * 4 + 1] as number) / 255) - kg,
      decodeSrgb((rgba[p * 4 + 2] as number) / 255) - kb,
    ),
  );
}
