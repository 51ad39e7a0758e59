/**
 * Chooses settings from a picture: the screen's colour, its tolerance, both clips, the limit of
 * despill and the noise.
 */
import { LINEAR_OF_BYTE, linearOf, luminance, type Rgb } from './color.ts';
import { type Frame, type Image, newPlane, sampleImage } from './image.ts';
import { primaryOf } from './key.ts';
import { erode } from './morphology.ts';
import { makePlates, type Plates } from './plates.ts';
import { reduce, reduction } from './reduce.ts';
import { chromaDistance, prepareSample, unmix } from './rules.ts';
import { chooseScreen, type ScreenGuess } from './screen.ts';
import { defaultSettings, type KeyerSettings, settingRanges } from './settings.ts';

export interface Fit {
  /** False if there is no green or blue screen: the settings are then the defaults. */
  readonly found: boolean;
  readonly settings: KeyerSettings;
  /** Part of the picture that is surely screen, 0 to 1. */
  readonly wallShare: number;
  readonly plates: Plates;
  /** Absent if there is no screen. */
  readonly screen?: FittedScreen;
}

/** The screen that was taken, and what else it may be. */
export interface FittedScreen {
  readonly color: Rgb;
  /** How far its guess is ahead of the next: 0 not at all, 1 it is alone. */
  readonly certainty: number;
  /** The next guess, to be offered where the first is not sure; absent if there is none. */
  readonly other?: Rgb;
}

/** The chroma of 4:2:0 is mixed at every edge: an opaque pixel beside it is a little below 1. */
const MOST_CLIP_WHITE = 0.9;

/** Certainty from which on nobody need be asked. */
export const SURE_FROM = 0.5;

/** The colour to offer instead of the one that was taken: only where that one is not sure. */
export function offeredScreen({ screen }: Fit): Rgb | undefined {
  return screen && screen.certainty < SURE_FROM ? screen.other : undefined;
}

export function quantile(sorted: Float32Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function sortedOf(values: readonly number[]): Float32Array {
  return Float32Array.from(values).sort();
}

/** Standard deviation of the noise in luminance, from neighbours on the screen. */
function noiseOnWall(frame: Frame, plates: Plates, factor: number): number {
  const differences: number[] = [];
  const wall = plates.wall;
  for (let i = 0; i < wall.width * wall.height; i += 1) {
    if ((wall.data[i * 4 + 3] as number) < 0.9) continue;
    const x = (i % wall.width) * factor;
    const y = Math.floor(i / wall.width) * factor;
    if (x + 1 >= frame.width || y >= frame.height) continue;
    const at = (px: number) => {
      const o = (y * frame.width + px) * 4;
      return luminance(
        LINEAR_OF_BYTE[frame.data[o] as number] as number,
        LINEAR_OF_BYTE[frame.data[o + 1] as number] as number,
        LINEAR_OF_BYTE[frame.data[o + 2] as number] as number,
      );
    };
    differences.push(Math.abs(at(x) - at(x + 1)));
  }
  // The median of |difference| of two normal numbers is 0.954 of their deviation.
  return quantile(sortedOf(differences), 0.5) / 0.954;
}

/** Alpha without clips where the plates are sure: what noise and folds make of 0 and of 1. */
function sureAlphas(
  frame: Frame,
  plates: Plates,
  factor: number,
): { wall: number[]; foreground: number[] } {
  const wall: number[] = [];
  const foreground: number[] = [];
  const w = new Float32Array(4);
  const f = new Float32Array(4);
  for (let y = 0; y < frame.height; y += 2) {
    for (let x = 0; x < frame.width; x += 2) {
      const px = (x + 0.5) / factor - 0.5;
      const py = (y + 0.5) / factor - 0.5;
      sampleImage(plates.wall, px, py, w);
      sampleImage(plates.foreground, px, py, f);
      const isWall = (w[3] as number) > 0.95;
      if (!isWall && (f[3] as number) < 0.95) continue;
      const o = (y * frame.width + x) * 4;
      const alpha = unmix(
        LINEAR_OF_BYTE[frame.data[o] as number] as number,
        LINEAR_OF_BYTE[frame.data[o + 1] as number] as number,
        LINEAR_OF_BYTE[frame.data[o + 2] as number] as number,
        w[0] as number,
        w[1] as number,
        w[2] as number,
        f[0] as number,
        f[1] as number,
        f[2] as number,
      );
      (isWall ? wall : foreground).push(alpha);
    }
  }
  return { wall, foreground };
}

/** Distance from what is not surely foreground, small pixels: hair mixed with screen is closer. */
const CLEAR = 4;
/** Pixels with a colour that say what the foreground needs, at least. */
const LEAST_CLEAR = 30;
/** Lead of a colour's greater other primary over the mean, of the sum, from which it has a limit. */
const LEAST_HUE = 0.02;
/** Share of the foreground whose colours despill leaves as they are. */
const SPARED = 0.99;

/** The limit that leaves a colour as it is: -1 the lesser of the other primaries, 1 the greater. */
function limitOf(primary: number, other1: number, other2: number): number {
  const mean = (other1 + other2) / 2;
  const [least, most] = settingRanges.despillLimit;
  return Math.min(most, Math.max(least, (primary - mean) / Math.abs(other1 - mean)));
}

/**
 * The limit of despill that the foreground's own colours need, seen away from its edge. There the
 * foreground plate has colours that are mixed with the screen, and its own limit would spare them.
 */
function fittedLimit(small: Image, plates: Plates, primary: 0 | 1 | 2): number | undefined {
  const { width, height, data } = plates.foreground;
  const sure = newPlane(width, height);
  for (let i = 0; i < sure.data.length; i += 1) sure.data[i] = data[i * 4 + 3] as number;
  const clear = erode(sure, CLEAR);
  const [other1, other2] = [primary === 0 ? 1 : 0, primary === 2 ? 1 : 2];
  const limits: number[] = [];
  for (let i = 0; i < clear.data.length; i += 1) {
    if ((clear.data[i] as number) < 0.95) continue;
    const own = small.data[i * 4 + primary] as number;
    const a = small.data[i * 4 + other1] as number;
    const b = small.data[i * 4 + other2] as number;
    if (Math.abs(a - b) / 2 > LEAST_HUE * (own + a + b)) limits.push(limitOf(own, a, b));
  }
  return limits.length < LEAST_CLEAR ? undefined : quantile(sortedOf(limits), SPARED);
}

/** The guess to use: the likeliest, or the one whose colour is nearest to what was asked for. */
function guessFor(guesses: readonly ScreenGuess[], wanted?: Rgb): ScreenGuess | undefined {
  if (!wanted) return guesses[0];
  const sample = prepareSample({ color: wanted, tolerance: 1 });
  const far = (guess: ScreenGuess) => chromaDistance(sample, ...linearOf(guess.color));
  return [...guesses].sort((a, b) => far(a) - far(b))[0];
}

/**
 * Fits the keyer to a frame. Settings that are taste, such as light wrap, stay as in `base`.
 * `wanted` is the guess at the screen's colour to use instead of the likeliest.
 */
export function fitSettings(
  frame: Frame,
  base: KeyerSettings = defaultSettings,
  wanted?: Rgb,
): Fit {
  const factor = reduction(frame.height);
  const small = reduce(frame, factor);
  const { guesses, certainty } = chooseScreen(small);
  const guess = guessFor(guesses, wanted);
  if (!guess) {
    return { found: false, settings: base, wallShare: 0, plates: makePlates(small, base) };
  }
  const { color } = guess;
  const other = guesses.find((one) => one !== guess)?.color;
  const prepared = prepareSample({ color, tolerance: 1 });
  const distances = sortedOf(
    guess.pixels.map((i) =>
      chromaDistance(
        prepared,
        small.data[i * 4] as number,
        small.data[i * 4 + 1] as number,
        small.data[i * 4 + 2] as number,
      ),
    ),
  );
  const tolerance = Math.min(0.5, Math.max(0.16, 2 * quantile(distances, 0.9) + 0.04));
  const settings: KeyerSettings = { ...base, samples: [{ color, tolerance }] };
  const plates = makePlates(small, settings);
  const sure = sureAlphas(frame, plates, factor);
  const clipBlack = Math.min(0.25, Math.max(0.01, quantile(sortedOf(sure.wall), 0.98)));
  const clipWhite =
    sure.foreground.length > 0
      ? Math.max(0.8, Math.min(MOST_CLIP_WHITE, quantile(sortedOf(sure.foreground), 0.05)))
      : base.clipWhite;
  const limit = fittedLimit(small, plates, primaryOf(settings));
  return {
    found: true,
    settings: {
      ...settings,
      clipBlack,
      clipWhite,
      despillLimit: limit ?? base.despillLimit,
      noise: noiseOnWall(frame, plates, factor),
    },
    wallShare: guess.area,
    plates,
    screen: { color, certainty, ...(other && { other }) },
  };
}
