/** A picture of 8-bit sRGB pixels in rows from the top: red, green, blue, alpha. Fits `ImageData`. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Four floats per pixel in linear light, rows from the top. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** One float per pixel, rows from the top. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function newImage(width: number, height: number): Image {
  return { width, height, data: new Float32Array(width * height * 4) };
}

export function newPlane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) };
}

/** Reads an image between its pixels, bilinear, clamped at the border; `x` 0 is the first centre. */
export function sampleImage(image: Image, x: number, y: number, out: Float32Array): void {
  const { width, height, data } = image;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const x0 = Math.min(Math.max(left, 0), width - 1);
  const x1 = Math.min(Math.max(left + 1, 0), width - 1);
  const row0 = Math.min(Math.max(top, 0), height - 1) * width;
  const row1 = Math.min(Math.max(top + 1, 0), height - 1) * width;
  const a = (row0 + x0) * 4;
  const b = (row0 + x1) * 4;
  const c = (row1 + x0) * 4;
  const d = (row1 + x1) * 4;
  const wa = (1 - fx) * (1 - fy);
  const wb = fx * (1 - fy);
  const wc = (1 - fx) * fy;
  const wd = fx * fy;
  for (let i = 0; i < 4; i += 1) {
    out[i] =
      (data[a + i] as number) * wa +
      (data[b + i] as number) * wb +
      (data[c + i] as number) * wc +
      (data[d + i] as number) * wd;
  }
}
