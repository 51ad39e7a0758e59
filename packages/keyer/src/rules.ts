/**
 * The maths of one pixel, in linear light. `gl/rules.glsl.ts` has the same functions under the
 * same names for the GPU; a change here is a change there.
 *
 * Colours are passed as three numbers, since objects per pixel would be slow:
 *
 *     r  g  b    the pixel        pixel = alpha * foreground + (1 - alpha) * screen
 *     wr wg wb   the screen       w: the wall behind the subject
 *     fr fg fb   the foreground   f: what the pixel would be without the screen
 */
import { clamp01, linearOf, mix, smoothstep } from './color.ts';
import type { ColorSample } from './settings.ts';

/** A sample prepared for comparing: neutral offset and direction of its chromaticity. */
export interface PreparedSample {
  /** Grey added to each channel, so that dark noise has no hue. */
  readonly offset: number;
  /** Chromaticity of the sample less that of grey. */
  readonly dr: number;
  readonly dg: number;
  readonly db: number;
  /** Squared length of that. */
  readonly length2: number;
  readonly tolerance: number;
}

/** Share of the sample's brightness that is added as grey. */
export const OFFSET = 0.02;

export function prepareSample(sample: ColorSample): PreparedSample {
  const [r, g, b] = linearOf(sample.color);
  const offset = Math.max(1e-4, (OFFSET * (r + g + b)) / 3);
  const sum = r + g + b + 3 * offset;
  const dr = (r + offset) / sum - 1 / 3;
  const dg = (g + offset) / sum - 1 / 3;
  const db = (b + offset) / sum - 1 / 3;
  // A grey sample has no direction; the least length keeps distances finite.
  const length2 = Math.max(1e-3, dr * dr + dg * dg + db * db);
  return { offset, dr, dg, db, length2, tolerance: sample.tolerance };
}

/** Distance of a colour from a sample in chromaticity: 0 at the sample, 1 at grey. */
export function chromaDistance(s: PreparedSample, r: number, g: number, b: number): number {
  const sum = r + g + b + 3 * s.offset;
  const x = (r + s.offset) / sum - 1 / 3 - s.dr;
  const y = (g + s.offset) / sum - 1 / 3 - s.dg;
  const z = (b + s.offset) / sum - 1 / 3 - s.db;
  return Math.sqrt((x * x + y * y + z * z) / s.length2);
}

/** How surely a colour is one of the samples: 1 within half their tolerance, 0 outside it. */
export function matchWeight(
  samples: readonly PreparedSample[],
  r: number,
  g: number,
  b: number,
): number {
  let nearest = 2;
  for (const sample of samples) {
    nearest = Math.min(nearest, chromaDistance(sample, r, g, b) / sample.tolerance);
  }
  return 1 - smoothstep(0.5, 1, nearest);
}

/**
 * Share of the screen's chroma across its own direction: 0 for all mixes of the screen with grey.
 */
export function hueDeviation(
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
): number {
  const offset = (OFFSET * (wr + wg + wb)) / 3 + 1e-4;
  const wallSum = wr + wg + wb + 3 * offset;
  const dr = (wr + offset) / wallSum - 1 / 3;
  const dg = (wg + offset) / wallSum - 1 / 3;
  const db = (wb + offset) / wallSum - 1 / 3;
  const length2 = Math.max(1e-3, dr * dr + dg * dg + db * db);
  const sum = r + g + b + 3 * offset;
  const x = (r + offset) / sum - 1 / 3;
  const y = (g + offset) / sum - 1 / 3;
  const z = (b + offset) / sum - 1 / 3;
  const along = (x * dr + y * dg + z * db) / length2;
  const px = x - along * dr;
  const py = y - along * dg;
  const pz = z - along * db;
  return Math.sqrt((px * px + py * py + pz * pz) / length2);
}

/** Share of the screen's chroma along its own direction: 1 the screen, 0 grey. */
export function wallShare(
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
): number {
  const offset = (OFFSET * (wr + wg + wb)) / 3 + 1e-4;
  const wallSum = wr + wg + wb + 3 * offset;
  const dr = (wr + offset) / wallSum - 1 / 3;
  const dg = (wg + offset) / wallSum - 1 / 3;
  const db = (wb + offset) / wallSum - 1 / 3;
  const sum = r + g + b + 3 * offset;
  const x = (r + offset) / sum - 1 / 3;
  const y = (g + offset) / sum - 1 / 3;
  const z = (b + offset) / sum - 1 / 3;
  return (x * dr + y * dg + z * db) / Math.max(1e-3, dr * dr + dg * dg + db * db);
}

/** Distance from the screen's chroma, in tolerances, from which on a colour may be, and is, apart. */
export const APART_FROM = 1.4;
export const APART_TO = 2.2;

/**
 * How surely a colour is not the screen's: its distance in chroma, along and across the screen's,
 * beside the tolerance, which follows the screen's own spread. 0 to 1.
 */
export function apartness(along: number, across: number, tolerance: number): number {
  return smoothstep(APART_FROM, APART_TO, Math.hypot(1 - along, across) / tolerance);
}

/** Least misfit that is told from none. */
export const LEAST_MISFIT = 1e-5;
/** Change of light, as a share of it squared, that a misfit is taken beside at least. */
export const LEAST_CHANGE = 0.02;

/**
 * How badly colours fit one cloth in changing light, as a logarithm. The screen's light in cloth is
 * a fixed part of all its light, however that changes; in a sheer thing the one goes while the other
 * comes. Takes means over a place: of light, of its square, of light times the screen's, and of
 * the screen's squared, both as shares of the screen itself.
 */
export function clothMisfit(
  light: number,
  lightSquared: number,
  product: number,
  screenSquared: number,
): number {
  const rest = Math.max(0, screenSquared - (product * product) / (lightSquared + 1e-9));
  const change = Math.max(0, lightSquared - light * light);
  return Math.log(rest + LEAST_MISFIT) - Math.log(change + LEAST_CHANGE * light * light + 1e-6);
}

/** Grey mixed into the foreground's direction, so that black has one. */
export const FOREGROUND_GREY = 0.012;
/** Below this sine squared between screen and foreground, grey takes the foreground's place. */
export const LEAST_ANGLE = 0.12;
/** Weight of brightness beside chroma. */
export const BRIGHTNESS_WEIGHT = 0.05;

/**
 * Alpha between screen and foreground as a plane in colour: `k - mr * r - mg * g - mb * b`, written
 * to `out` as mr, mg, mb, k. The screen's share is read along the part of its colour that is at
 * right angles to the foreground's, so the brightness of the foreground does not matter; brightness
 * itself counts a little, where the two differ.
 */
export function unmixPlane(
  wr: number,
  wg: number,
  wb: number,
  fr: number,
  fg: number,
  fb: number,
  out: Float64Array,
): void {
  const wall2 = wr * wr + wg * wg + wb * wb + 1e-6;
  let ux = fr + FOREGROUND_GREY;
  let uy = fg + FOREGROUND_GREY;
  let uz = fb + FOREGROUND_GREY;
  let length = Math.sqrt(ux * ux + uy * uy + uz * uz);
  ux /= length;
  uy /= length;
  uz /= length;
  const cosine = wr * ux + wg * uy + wb * uz;
  const toGrey = 1 - smoothstep(LEAST_ANGLE / 2, LEAST_ANGLE, 1 - (cosine * cosine) / wall2);
  const grey = 0.57735;
  ux = mix(ux, grey, toGrey);
  uy = mix(uy, grey, toGrey);
  uz = mix(uz, grey, toGrey);
  length = Math.sqrt(ux * ux + uy * uy + uz * uz);
  ux /= length;
  uy /= length;
  uz /= length;
  const along = wr * ux + wg * uy + wb * uz;
  const nx = wr - along * ux;
  const ny = wg - along * uy;
  const nz = wb - along * uz;
  const n2 = nx * nx + ny * ny + nz * nz + 1e-9;
  // The step of brightness that the foreground makes, beside the share of the screen by chroma.
  const step = ux * (wr - fr) + uy * (wg - fg) + uz * (wb - fb);
  const bright = BRIGHTNESS_WEIGHT * step;
  const scale = 1 / (n2 + bright * step);
  const mr = (nx + bright * ux) * scale;
  const mg = (ny + bright * uy) * scale;
  const mb = (nz + bright * uz) * scale;
  out[0] = mr;
  out[1] = mg;
  out[2] = mb;
  out[3] = mr * wr + mg * wg + mb * wb;
}

const plane = new Float64Array(4);

/** Alpha of a colour between screen and foreground. */
export function unmix(
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
  fr: number,
  fg: number,
  fb: number,
): number {
  unmixPlane(wr, wg, wb, fr, fg, fb, plane);
  return onPlane(plane, r, g, b);
}

/** Alpha of a colour on a plane of `unmixPlane`. */
export function onPlane(plane: Float64Array, r: number, g: number, b: number): number {
  return (
    (plane[3] as number) -
    (plane[0] as number) * r -
    (plane[1] as number) * g -
    (plane[2] as number) * b
  );
}

/** Alpha if the foreground is grey: what is known before its colour is. */
export function greyAlpha(
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
): number {
  const mean = (wr + wg + wb) / 3;
  const nx = wr - mean;
  const ny = wg - mean;
  const nz = wb - mean;
  return 1 - (nx * r + ny * g + nz * b) / (nx * wr + ny * wg + nz * wb + 1e-9);
}

/** Clips both ends; the curve meets the unclipped one at twice the distance from the end. */
export function clipAlpha(alpha: number, black: number, white: number): number {
  const low = alpha <= black ? 0 : Math.min(alpha, 2 * (alpha - black));
  const gap = 1 - white;
  const rest = 1 - low;
  return clamp01(1 - (rest <= gap ? 0 : Math.min(rest, 2 * (rest - gap))));
}

/** How much of the screen's primary is above the limit that the other two set. */
export function spillExcess(primary: number, other1: number, other2: number, limit: number) {
  const mean = (other1 + other2) / 2;
  return Math.max(0, primary - mix(mean, Math.max(other1, other2), limit));
}

/** The limit that leaves the foreground plate's own colour as it is: 0 the mean, 1 the greater. */
export function spillLimit(primary: number, other1: number, other2: number): number {
  const mean = (other1 + other2) / 2;
  const greater = Math.max(other1, other2);
  return clamp01((primary - mean) / Math.max(greater - mean, 1e-4));
}

/** Share of the luminance's detail that alpha gets. */
export const DETAIL = 0.6;
/** Step of luminance, as a share of the screen's, below which its detail says little. */
export const LEAST_STEP = 0.25;

/**
 * Detail of alpha that 4:2:0 took away: chroma is half as fine as luminance, so where the
 * foreground is brighter or darker than the screen, the detail of luminance is that of alpha.
 */
export function detail(alpha: number, step: number, wallLight: number, lumaDetail: number): number {
  const least = LEAST_STEP * wallLight;
  const slope = step / (step * step + least * least + 1e-6);
  const gate = smoothstep(0, 0.15, alpha) * smoothstep(0, 0.15, 1 - alpha);
  return DETAIL * gate * slope * lumaDetail;
}

/** Step of luminance, as a share of the screen's, from which on it tells screen from foreground. */
export const BLEED_STEP_FROM = 0.35;
export const BLEED_STEP_TO = 0.7;
/** Least step, as a share of the screen's, that luminance is divided by. */
export const BLEED_LEAST_STEP = 0.1;
/** Alpha by luminance from which on a colour may be, and is, no bleeding. */
export const BLEED_TO = 0.12;
/** The same below 0: sharpening makes a halo, but more is a foreground that the plate has not. */
export const BLEED_HALO_FROM = 0.12;
export const BLEED_HALO_TO = 0.3;
/** Greatest alpha that bleeding reaches. */
export const BLEED_ALPHA = 0.5;

/**
 * How surely a faint alpha is only chroma that 4:2:0 and coding carried over an edge: luminance is
 * whole and still the screen's, where the foreground is much brighter or darker. `rise` is the
 * luminance above the screen's. 0 to 1.
 */
export function bleedOf(alpha: number, step: number, wallLight: number, rise: number): number {
  const least = BLEED_LEAST_STEP * wallLight;
  const byLight = (rise * step) / (step * step + least * least + 1e-6);
  const clear = smoothstep(BLEED_STEP_FROM, BLEED_STEP_TO, Math.abs(step) / (wallLight + 1e-6));
  const faint = 1 - smoothstep(BLEED_ALPHA / 2, BLEED_ALPHA, alpha);
  const plain =
    (1 - smoothstep(0, BLEED_TO, byLight)) *
    (1 - smoothstep(BLEED_HALO_FROM, BLEED_HALO_TO, -byLight));
  return clear * faint * plain;
}

/**
 * Alpha with the screen's part taken out of what is whole: the same as `bleedOf` on the inside of
 * an edge, where luminance is already the foreground's. `above` is the luminance above the
 * foreground's.
 */
export function wholeAlpha(
  alpha: number,
  step: number,
  wallLight: number,
  above: number,
  trust: number,
): number {
  return 1 - (1 - alpha) * (1 - trust * bleedOf(1 - alpha, -step, wallLight, above));
}

/** Alphas from which on a pixel is raised, and from which on it is as good as whole; what the latter becomes. */
export const FIRM_FROM = 0.62;
export const FIRM_TO = 0.8;
export const FIRM = 0.955;
/** Evidence of something sheer, as a number above 0, from which less is raised, and nothing. */
export const FIRM_SHEER_FROM = 0.3;
export const FIRM_SHEER_TO = 0.6;

/**
 * Alpha at edges of what is opaque: one or two pixels inside of them 4:2:0 has mixed in chroma of the
 * screen, and what is guessed of them is seldom 1. `sight` is the evidence, 1 opaque to -1 sheer.
 * The numbers were chosen with the bench's scenes.
 */
export function firmAlpha(alpha: number, sight: number): number {
  const rising = FIRM_FROM + ((FIRM - FIRM_FROM) / (FIRM_TO - FIRM_FROM)) * (alpha - FIRM_FROM);
  const firmed = Math.min(rising, 1 - ((1 - FIRM) / (1 - FIRM_TO)) * (1 - alpha));
  const sheer = smoothstep(FIRM_SHEER_FROM, FIRM_SHEER_TO, -sight);
  return mix(Math.max(alpha, firmed), alpha, sheer);
}

/** Difference of two colours, each by the root of its light, at which likeness is a half. */
export const LIKE_WITHIN = 0.08;
/** The same for the difference from a mix with the screen. */
export const MIX_WITHIN = 0.05;

/** Squared difference of two colours, each by the root of its light. */
function rootDistance2(
  r1: number,
  g1: number,
  b1: number,
  r2: number,
  g2: number,
  b2: number,
): number {
  const dr = Math.sqrt(r1) - Math.sqrt(r2);
  const dg = Math.sqrt(g1) - Math.sqrt(g2);
  const db = Math.sqrt(b1) - Math.sqrt(b2);
  return dr * dr + dg * dg + db * db;
}

/**
 * How likely a foreground is that of a colour: it is like it, or a mix of it with the screen is, the
 * less of the screen the better. 0 to 1.
 */
export function likeness(
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
  fr: number,
  fg: number,
  fb: number,
): number {
  const dr = fr - wr;
  const dg = fg - wg;
  const db = fb - wb;
  const dot = (r - wr) * dr + (g - wg) * dg + (b - wb) * db;
  const share = clamp01(dot / (dr * dr + dg * dg + db * db + 1e-6));
  const apart = rootDistance2(r, g, b, wr + share * dr, wg + share * dg, wb + share * db);
  const own = rootDistance2(r, g, b, fr, fg, fb) / LIKE_WITHIN ** 2;
  const mixed = apart / MIX_WITHIN ** 2;
  return Math.max(1 / (1 + own * own), share / (1 + mixed * mixed));
}

/** Chromaticity of a colour with an offset of grey, and of another, as a distance. */
function chromaticityGap(
  r1: number,
  g1: number,
  b1: number,
  r2: number,
  g2: number,
  b2: number,
  offset: number,
): number {
  const sum1 = r1 + g1 + b1 + 3 * offset;
  const sum2 = r2 + g2 + b2 + 3 * offset;
  const x = (r1 + offset) / sum1 - (r2 + offset) / sum2;
  const y = (g1 + offset) / sum1 - (g2 + offset) / sum2;
  const z = (b1 + offset) / sum1 - (b2 + offset) / sum2;
  return Math.sqrt(x * x + y * y + z * z);
}

/**
 * How little an alpha can be believed: the colour that it leaves is not that of the foreground
 * plate, as in a pattern finer than the plate. 0 to 1; faint alphas are never doubted.
 */
export function doubtOf(
  alpha: number,
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
  fr: number,
  fg: number,
  fb: number,
): number {
  const offset = (OFFSET * (wr + wg + wb)) / 3 + 1e-4;
  const scale = Math.max(chromaticityGap(wr, wg, wb, 0, 0, 0, offset), 0.0316);
  const rest = 1 - clamp01(alpha);
  const lr = Math.max(0, r - rest * wr);
  const lg = Math.max(0, g - rest * wg);
  const lb = Math.max(0, b - rest * wb);
  const gap = chromaticityGap(lr, lg, lb, fr, fg, fb, offset) / scale;
  return smoothstep(0.15, 0.4, gap) * smoothstep(0.3, 0.6, alpha);
}

/** Light left over, as a multiple of the plate's, from which on the foreground may be and is another. */
export const SHEER_FROM = 1.15;
export const SHEER_TO = 3.7;
/** Share of the screen's light up to which what is left over is noise. */
export const SHEER_NOISE = 0.15;

/**
 * How surely the foreground is not that of the plate but pale and sheer, as a veil beside a dress:
 * the alpha by the plate leaves far more light than the plate has. Colour alone cannot tell, where
 * the plate's is the screen's complement: grey is then a mix of the two. 0 to 1.
 */
export function sheerness(
  alpha: number,
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
  fr: number,
  fg: number,
  fb: number,
): number {
  const share = clamp01(alpha);
  const wall = wr + wg + wb;
  const left = r + g + b - (1 - share) * wall;
  const expected = share * (fr + fg + fb) + SHEER_NOISE * wall;
  return smoothstep(SHEER_FROM, SHEER_TO, left / (expected + 1e-6));
}

/**
 * Brightness of a grey foreground with this alpha: each channel of what it leaves. No thing is brighter
 * than white, however little alpha is taken for all the light.
 */
export function greyLight(
  alpha: number,
  r: number,
  g: number,
  b: number,
  wr: number,
  wg: number,
  wb: number,
): number {
  const left = r + g + b - (1 - alpha) * (wr + wg + wb);
  return clamp01(left / (3 * Math.max(alpha, 1e-3)));
}
