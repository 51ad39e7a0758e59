/** Finds what may be the screen in a picture, and weighs which of it is. */
import { byteOfLinear, linearOf, type Rgb } from './color.ts';
import type { Image } from './image.ts';
import { chromaDistance, prepareSample } from './rules.ts';

/** A colour of the picture that may be the screen's. */
export interface ScreenGuess {
  /** 8-bit sRGB. */
  readonly color: Rgb;
  /** Small pixels that have it. */
  readonly pixels: readonly number[];
  /** Part of the picture that has it, and of the picture's left, right and upper border. */
  readonly area: number;
  readonly border: number;
  /** How little it changes from a pixel to the next: 1 not at all, 0 as much as its own light. */
  readonly evenness: number;
  /** Its distance from grey: 0.1 is pale, 0.5 paint. */
  readonly chroma: number;
  readonly weight: number;
}

export interface ScreenChoice {
  /** The likeliest first; empty if there is no screen. */
  readonly guesses: readonly ScreenGuess[];
  /** How far the first is ahead of the second: 0 not at all, 1 it is alone. */
  readonly certainty: number;
}

/** Hues that screens have, in degrees of linear light: from yellowish green to blue. */
const HUE_FROM = 72;
const HUE_TO = 256;
const HUE_STEP = 4;
/** Hues on either side of a peak that belong to it, in steps. */
const HUE_REACH = 4;
/** Distance from grey below which a pixel has no hue to speak of. */
const LEAST_CHROMA = 0.07;
/** A screen covers at least this part of the picture. */
const LEAST_AREA = 0.03;
/** Distance from a guess, in its own distances from grey, within which pixels have its colour. */
const SAME = 0.4;
const MOST_GUESSES = 3;

interface Chroma {
  readonly hue: number;
  readonly chroma: number;
}

/** Hue and distance from grey; dark pixels are drawn to grey as in all comparisons of chroma. */
function chromaOf(image: Image, i: number): Chroma {
  const r = image.data[i * 4] as number;
  const g = image.data[i * 4 + 1] as number;
  const b = image.data[i * 4 + 2] as number;
  const sum = r + g + b + 0.012;
  const x = (2 * r - g - b) / 2 / sum;
  const y = ((g - b) * Math.sqrt(3)) / 2 / sum;
  const hue = (Math.atan2(y, x) * 180) / Math.PI;
  // The plane through grey is seen at a slant: a third of the sum of squares of the differences.
  return { hue: hue < 0 ? hue + 360 : hue, chroma: Math.hypot(x, y) * Math.sqrt(2 / 3) };
}

/** Weight of each hue, smoothed; and which of them are peaks, the highest first. */
function peaks(pixels: readonly Chroma[]): number[] {
  const count = Math.ceil((HUE_TO - HUE_FROM) / HUE_STEP);
  const raw = new Float64Array(count);
  for (const { hue, chroma } of pixels) {
    if (chroma < LEAST_CHROMA || hue < HUE_FROM || hue >= HUE_TO) continue;
    const bin = Math.floor((hue - HUE_FROM) / HUE_STEP);
    raw[bin] = (raw[bin] as number) + chroma;
  }
  const smooth = raw.map((_, bin) => {
    let sum = 0;
    for (let k = -2; k <= 2; k += 1) sum += (3 - Math.abs(k)) * (raw[bin + k] ?? 0);
    return sum;
  });
  return [...smooth.keys()]
    .filter((bin) => {
      const own = smooth[bin] as number;
      return own > 0 && own >= (smooth[bin - 1] ?? 0) && own > (smooth[bin + 1] ?? 0);
    })
    .sort((a, b) => (smooth[b] as number) - (smooth[a] as number));
}

const middleOf = (values: number[]): number =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The colour in the middle of some pixels, by chromaticity and by brightness. */
function middleColor(image: Image, pixels: readonly number[]): Rgb {
  const sumOf = (i: number) =>
    (image.data[i * 4] as number) +
    (image.data[i * 4 + 1] as number) +
    (image.data[i * 4 + 2] as number);
  const share = (offset: number) =>
    middleOf(pixels.map((i) => (image.data[i * 4 + offset] as number) / sumOf(i)));
  const [r, g, b] = [share(0), share(1), share(2)];
  const scale = middleOf(pixels.map(sumOf)) / (r + g + b);
  return [byteOfLinear(r * scale), byteOfLinear(g * scale), byteOfLinear(b * scale)];
}

/** Whether a small pixel lies on the left, right or upper border: people come in from below. */
function isBorder(image: Image, i: number): boolean {
  const x = i % image.width;
  const margin = Math.max(1, Math.round(0.03 * image.width));
  return x < margin || x >= image.width - margin || i < margin * image.width;
}

function guessOf(image: Image, chromas: readonly Chroma[], bin: number): ScreenGuess | undefined {
  const total = chromas.length;
  const middle = HUE_FROM + (bin + 0.5) * HUE_STEP;
  const reach = (HUE_REACH + 0.5) * HUE_STEP;
  const alike: number[] = [];
  for (const [i, { hue, chroma }] of chromas.entries()) {
    if (chroma >= LEAST_CHROMA && Math.abs(hue - middle) <= reach) alike.push(i);
  }
  if (alike.length < LEAST_AREA * total) return undefined;
  // Mixes with grey have the hue as well: the screen is where it is strongest.
  const strong = [...alike.map((i) => (chromas[i] as Chroma).chroma)].sort((a, b) => a - b);
  const bound = 0.6 * (strong[Math.floor(0.9 * strong.length)] as number);
  const first = alike.filter((i) => (chromas[i] as Chroma).chroma >= bound);
  const color = middleColor(image, first);
  const sample = prepareSample({ color, tolerance: 1 });
  const pixels: number[] = [];
  let border = 0;
  let borders = 0;
  let change = 0;
  let pairs = 0;
  const has = new Uint8Array(total);
  const { width, data } = image;
  for (let i = 0; i < total; i += 1) {
    const onBorder = isBorder(image, i);
    if (onBorder) borders += 1;
    const o = i * 4;
    const distance = chromaDistance(
      sample,
      data[o] as number,
      data[o + 1] as number,
      data[o + 2] as number,
    );
    if (distance > SAME) continue;
    pixels.push(i);
    has[i] = 1;
    if (onBorder) border += 1;
    for (const before of [i % width > 0 ? i - 1 : -1, i - width]) {
      if (before < 0 || !has[before]) continue;
      const own = (data[o] as number) + (data[o + 1] as number) + (data[o + 2] as number);
      const other =
        (data[before * 4] as number) +
        (data[before * 4 + 1] as number) +
        (data[before * 4 + 2] as number);
      change += Math.abs(own - other) / (own + other + 0.004);
      pairs += 1;
    }
  }
  const area = pixels.length / total;
  if (area < LEAST_AREA) return undefined;
  const evenness = Math.max(0, 1 - (6 * change) / Math.max(1, pairs));
  const chroma = Math.sqrt(sample.length2);
  const share = border / borders;
  // A wall is behind: it takes the border, much of the picture, and is painted to be strong.
  const weight = Math.sqrt(area) * (0.1 + share) * chroma * (0.3 + 0.7 * evenness);
  return { color, pixels, area, border: share, evenness, chroma, weight };
}

/** Weighs every colour that may be the screen's. */
export function chooseScreen(image: Image): ScreenChoice {
  const chromas = Array.from({ length: image.width * image.height }, (_, i) => chromaOf(image, i));
  const guesses: ScreenGuess[] = [];
  for (const bin of peaks(chromas)) {
    const guess = guessOf(image, chromas, bin);
    if (!guess) continue;
    const isKnown = guesses.some(
      (other) =>
        chromaDistance(
          prepareSample({ color: other.color, tolerance: 1 }),
          ...linearOf(guess.color),
        ) < SAME,
    );
    if (!isKnown) guesses.push(guess);
  }
  guesses.sort((a, b) => b.weight - a.weight);
  const [first, second] = guesses;
  return {
    guesses: guesses.slice(0, MOST_GUESSES),
    certainty: first ? 1 - (second?.weight ?? 0) / first.weight : 0,
  };
}
