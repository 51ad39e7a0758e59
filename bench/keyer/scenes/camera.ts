/** What a camera makes of light. */
import { encodeSrgb } from '#keyer/color.ts';
import type { Image } from '#keyer/image.ts';
import type { Yuv } from '#rivals/yuv.ts';
import { normalOf, seeded } from './random.ts';
import type { Recipe } from './recipe.ts';

/** Noise of the sensor, a sharpening of luma as cameras do it, and 4:2:0 in BT.709. */
export function expose(light: Image, recipe: Recipe): Yuv {
  const { width, height } = light;
  const normal = normalOf(seeded(recipe.seed + 6));
  const { shot, read } = recipe.noise;
  const seen = Float32Array.from(light.data, (value, i) =>
    i % 4 === 3
      ? 1
      : encodeSrgb(value + Math.sqrt(shot * Math.max(0, value) + read * read) * normal()),
  );
  const luma = (x: number, y: number) => {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    const o = (row + Math.min(width - 1, Math.max(0, x))) * 4;
    return (
      0.2126 * (seen[o] as number) +
      0.7152 * (seen[o + 1] as number) +
      0.0722 * (seen[o + 2] as number)
    );
  };
  const y = new Uint8Array(width * height);
  const blue = new Float32Array(width * height);
  const red = new Float32Array(width * height);
  for (let p = 0; p < y.length; p += 1) {
    const [px, py] = [p % width, Math.floor(p / width)];
    const own = luma(px, py);
    let around = 0;
    for (let k = 0; k < 9; k += 1) around += luma(px + (k % 3) - 1, py + Math.floor(k / 3) - 1) / 9;
    const sharp = Math.min(1, Math.max(0, own + recipe.sharpen * (own - around)));
    y[p] = Math.round(16 + 219 * sharp);
    blue[p] = ((seen[p * 4 + 2] as number) - own) / 1.8556;
    red[p] = ((seen[p * 4] as number) - own) / 1.5748;
  }
  return { width, height, y, u: halved(blue, width, height), v: halved(red, width, height) };
}

/** Chroma at the site of the left luma column, filtered 1-2-1 across and averaged over two rows. */
function halved(plane: Float32Array, width: number, height: number): Uint8Array {
  const half = width >> 1;
  return Uint8Array.from({ length: half * (height >> 1) }, (_, i) => {
    const x = 2 * (i % half);
    let sum = 0;
    for (const row of [2 * Math.floor(i / half), 2 * Math.floor(i / half) + 1]) {
      for (const [dx, weight] of [
        [-1, 1],
        [0, 2],
        [1, 1],
      ] as const) {
        const at = row * width + Math.min(width - 1, Math.max(0, x + dx));
        sum += (weight / 8) * (plane[at] as number);
      }
    }
    return Math.round(Math.min(240, Math.max(16, 128 + 224 * sum)));
  });
}
