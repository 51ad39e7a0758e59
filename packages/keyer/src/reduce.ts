import { LINEAR_OF_BYTE } from './color.ts';
import { type Frame, type Image, newImage } from './image.ts';

/** Greatest height of the small picture that the plates are made from. */
const SMALL_HEIGHT = 144;

/** Pixels of the frame per pixel of the small picture, a power of two. */
export function reduction(height: number): number {
  let factor = 2;
  while (height / factor > SMALL_HEIGHT) factor *= 2;
  return factor;
}

/** The frame in linear light, each pixel the mean of a square of the frame. Alpha is 1. */
export function reduce(frame: Frame, factor = reduction(frame.height)): Image {
  const width = Math.ceil(frame.width / factor);
  const height = Math.ceil(frame.height / factor);
  const small = newImage(width, height);
  for (let y = 0; y < height; y += 1) {
    const bottom = Math.min(frame.height, (y + 1) * factor);
    for (let x = 0; x < width; x += 1) {
      const right = Math.min(frame.width, (x + 1) * factor);
      let r = 0;
      let g = 0;
      let b = 0;
      for (let fy = y * factor; fy < bottom; fy += 1) {
        for (let i = (fy * frame.width + x * factor) * 4; i < (fy * frame.width + right) * 4; i += 4) {
          r += LINEAR_OF_BYTE[frame.data[i] as number] as number;
          g += LINEAR_OF_BYTE[frame.data[i + 1] as number] as number;
          b += LINEAR_OF_BYTE[frame.data[i + 2] as number] as number;
        }
      }
      const count = (bottom - y * factor) * (right - x * factor);
      const o = (y * width + x) * 4;
      small.data[o] = r / count;
      small.data[o + 1] = g / count;
      small.data[o + 2] = b / count;
      small.data[o + 3] = 1;
    }
  }
  return small;
}
