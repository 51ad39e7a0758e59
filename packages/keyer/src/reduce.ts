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

/** An image of means of squares; `valueAt` reads the large one by its index. */
function means(
  width: number,
  height: number,
  factor: number,
  valueAt: (o: number) => number,
): Image {
  const small = newImage(Math.ceil(width / factor), Math.ceil(height / factor));
  for (let y = 0; y < small.height; y += 1) {
    const bottom = Math.min(height, (y + 1) * factor);
    for (let x = 0; x < small.width; x += 1) {
      const right = Math.min(width, (x + 1) * factor);
      const count = (bottom - y * factor) * (right - x * factor);
      for (let i = 0; i < 4; i += 1) {
        let sum = 0;
        for (let fy = y * factor; fy < bottom; fy += 1) {
          for (let fx = x * factor; fx < right; fx += 1) sum += valueAt((fy * width + fx) * 4 + i);
        }
        small.data[(y * small.width + x) * 4 + i] = sum / count;
      }
    }
  }
  return small;
}

/** A frame in linear light, made smaller. Its alpha means nothing. */
export function reduce(frame: Frame, factor: number): Image {
  const { data } = frame;
  return means(
    frame.width,
    frame.height,
    factor,
    (o) => LINEAR_OF_BYTE[data[o] as number] as number,
  );
}

/** An image made smaller. */
export function reduceImage(image: Image, factor: number): Image {
  const { data } = image;
  return means(image.width, image.height, factor, (o) => data[o] as number);
}
