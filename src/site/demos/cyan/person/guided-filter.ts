import type { Plane } from '#keyer/image.ts';

/** Matte as a line of the luminance, `gain * luminance + offset`, at each pixel of a small picture. */
export interface GuidedMatte {
  readonly gain: Plane;
  readonly offset: Plane;
}

export interface GuideOptions {
  /** Half the side of the window in pixels of the small picture. */
  readonly radius: number;
  /** Variance of the luminance below which a window counts as flat, so that the matte is averaged. */
  readonly epsilon: number;
}

const like = ({ width, height }: Plane, value: (i: number) => number): Plane => ({
  width,
  height,
  data: Float32Array.from({ length: width * height }, (_, i) => value(i)),
});

/**
 * Fast guided filter (He and Sun, arXiv:1505.00996): fits the matte to the edges of the luminance on
 * a small picture; the lines are then used at full size.
 */
export function guide(luminance: Plane, matte: Plane, options: GuideOptions): GuidedMatte {
  const { radius, epsilon } = options;
  const mean = (value: (i: number) => number) => boxMean(like(luminance, value), radius).data;
  const at = (plane: Plane, i: number) => plane.data[i] as number;
  const meanGuide = mean((i) => at(luminance, i));
  const meanMatte = mean((i) => at(matte, i));
  const meanSquare = mean((i) => at(luminance, i) ** 2);
  const meanProduct = mean((i) => at(luminance, i) * at(matte, i));
  const gain = like(luminance, (i) => {
    const g = meanGuide[i] as number;
    const variance = (meanSquare[i] as number) - g * g;
    return ((meanProduct[i] as number) - g * (meanMatte[i] as number)) / (variance + epsilon);
  });
  const offset = like(
    luminance,
    (i) => (meanMatte[i] as number) - at(gain, i) * (meanGuide[i] as number),
  );
  return { gain: boxMean(gain, radius), offset: boxMean(offset, radius) };
}

/** Mean over a square window, cut at the border, by running sums. */
export function boxMean(plane: Plane, radius: number): Plane {
  const { width, height } = plane;
  const across = runningMean(plane.data, width, height, 1, width, radius);
  return { width, height, data: runningMean(across, height, width, width, 1, radius) };
}

function runningMean(
  data: Float32Array,
  length: number,
  lines: number,
  step: number,
  jump: number,
  radius: number,
): Float32Array {
  const out = new Float32Array(data.length);
  for (let line = 0; line < lines; line += 1) {
    const start = line * jump;
    let sum = 0;
    let from = 0;
    let to = 0;
    for (let k = 0; k < length; k += 1) {
      for (; to < Math.min(length, k + radius + 1); to += 1)
        sum += data[start + to * step] as number;
      for (; from < k - radius; from += 1) sum -= data[start + from * step] as number;
      out[start + k * step] = sum / (to - from);
    }
  }
  return out;
}

/** Puts the matte of a full-size frame into its alpha; the colours stay. */
export function applyGuide({ gain, offset }: GuidedMatte, frame: ImageData): void {
  const { width, height, data } = frame;
  const columns = samples(width, gain.width);
  const rows = samples(height, gain.height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom, down] = rows(y);
    for (let x = 0; x < width; x += 1) {
      const [left, right, along] = columns(x);
      const mix = (plane: Plane) => {
        const at = (row: number, column: number) =>
          plane.data[row * plane.width + column] as number;
        const upper = at(top, left) + (at(top, right) - at(top, left)) * along;
        const lower = at(bottom, left) + (at(bottom, right) - at(bottom, left)) * along;
        return upper + (lower - upper) * down;
      };
      const o = (y * width + x) * 4;
      const luminance = lumaOf(data, o);
      data[o + 3] = 255 * (mix(gain) * luminance + mix(offset));
    }
  }
}

/** Luma of a pixel by BT.709, 0 to 1. */
export const lumaOf = (data: Uint8ClampedArray, o: number) =>
  (0.2126 * (data[o] as number) +
    0.7152 * (data[o + 1] as number) +
    0.0722 * (data[o + 2] as number)) /
  255;

type Sample = readonly [first: number, second: number, share: number];

/** For each pixel of a long line, the two pixels of a short one that it lies between. */
function samples(long: number, short: number): (k: number) => Sample {
  const all = Array.from({ length: long }, (_, k): Sample => {
    const at = Math.min(short - 1, Math.max(0, ((k + 0.5) * short) / long - 0.5));
    const first = Math.floor(at);
    return [first, Math.min(short - 1, first + 1), at - first];
  });
  return (k) => all[k] as Sample;
}
