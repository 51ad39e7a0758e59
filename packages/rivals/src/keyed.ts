import { LINEAR_OF_BYTE } from '#keyer/color.ts';

/** A keyed picture: premultiplied linear light and alpha. */
export interface Keyed {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** Premultiplied light of 8-bit colours and alpha. */
export function premultiplied(
  rgba: Uint8Array,
  width: number,
  height: number,
  alphaOf: (p: number) => number,
): Keyed {
  const data = new Float32Array(width * height * 4);
  for (let p = 0; p < width * height; p += 1) {
    const alpha = alphaOf(p);
    for (let i = 0; i < 3; i += 1) {
      data[p * 4 + i] = alpha * (LINEAR_OF_BYTE[rgba[p * 4 + i] as number] as number);
    }
    data[p * 4 + 3] = alpha;
  }
  return { width, height, data };
}
