/** From light to a coded picture: noise, sRGB, sharpening, BT.709 4:2:0. */
import type { Random } from '../renders/engine/random.ts';
import { gaussian, valueNoise } from './noise.ts';
import type { Layer } from './raster.ts';

export interface Camera {
  /** Variance of the noise per unit of light, and the deviation in the dark; linear. */
  readonly shot: number;
  readonly read: number;
  /** Amplitude of coloured blotches as noise reduction leaves them, in 8-bit steps. */
  readonly blotches: number;
  /** Strength of the sharpening, 0 to 1. */
  readonly sharpen: number;
}

function encode(linear: number): number {
  const value = Math.min(1, Math.max(0, linear));
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** Planes of a 4:2:0 frame: luma, then both chroma planes of half the size. */
export function expose(light: Layer, camera: Camera, random: Random, seed: number): Buffer {
  const { width, height } = light;
  const normal = gaussian(random);
  const rgb = new Float32Array(width * height * 3);
  for (let p = 0; p < width * height; p += 1) {
    for (let i = 0; i < 3; i += 1) {
      const value = light.data[p * 4 + i] as number;
      const deviation = Math.sqrt(camera.shot * Math.max(0, value) + camera.read ** 2);
      rgb[p * 3 + i] = encode(value + deviation * normal());
    }
  }
  sharpenLuma(rgb, width, height, camera.sharpen);
  return toYuv(rgb, width, height, camera.blotches, seed);
}

/** Unsharp mask on luma with a 3 x 3 mean, as cameras apply it: it leaves halos. */
function sharpenLuma(rgb: Float32Array, width: number, height: number, amount: number): void {
  if (amount === 0) return;
  const luma = new Float32Array(width * height);
  for (let p = 0; p < luma.length; p += 1) {
    luma[p] =
      0.2126 * (rgb[p * 3] as number) +
      0.7152 * (rgb[p * 3 + 1] as number) +
      0.0722 * (rgb[p * 3 + 2] as number);
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let j = -1; j <= 1; j += 1) {
        for (let i = -1; i <= 1; i += 1) {
          const row = Math.min(height - 1, Math.max(0, y + j)) * width;
          sum += luma[row + Math.min(width - 1, Math.max(0, x + i))] as number;
        }
      }
      const p = y * width + x;
      const gain = amount * ((luma[p] as number) - sum / 9);
      for (let i = 0; i < 3; i += 1) {
        rgb[p * 3 + i] = Math.min(1, Math.max(0, (rgb[p * 3 + i] as number) + gain));
      }
    }
  }
}

function toYuv(rgb: Float32Array, width: number, height: number, blotches: number, seed: number) {
  const half = width / 2;
  const out = Buffer.alloc(width * height + 2 * half * (height / 2));
  const cb = new Float32Array(width * height);
  const cr = new Float32Array(width * height);
  for (let p = 0; p < width * height; p += 1) {
    const r = rgb[p * 3] as number;
    const g = rgb[p * 3 + 1] as number;
    const b = rgb[p * 3 + 2] as number;
    const y = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    out[p] = Math.round(16 + 219 * y);
    cb[p] = (b - y) / 1.8556;
    cr[p] = (r - y) / 1.5748;
  }
  const noiseB = valueNoise(seed);
  const noiseR = valueNoise(seed + 1);
  for (let y = 0; y < height / 2; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const at = y * half + x;
      const blotchB = blotches * noiseB(x / 4, y / 4);
      const blotchR = blotches * noiseR(x / 4, y / 4);
      out[width * height + at] = Math.round(128 + 224 * chromaAt(cb, width, x, y) + blotchB);
      out[width * height * 1.25 + at] = Math.round(128 + 224 * chromaAt(cr, width, x, y) + blotchR);
    }
  }
  return out;
}

/** Chroma at the site of the left luma column, filtered 1-2-1 across and averaged over two rows. */
function chromaAt(plane: Float32Array, width: number, x: number, y: number): number {
  const left = Math.max(0, 2 * x - 1);
  const right = Math.min(width - 1, 2 * x + 1);
  let sum = 0;
  for (const row of [2 * y * width, (2 * y + 1) * width]) {
    sum +=
      (plane[row + left] as number) +
      2 * (plane[row + 2 * x] as number) +
      (plane[row + right] as number);
  }
  return sum / 8;
}
