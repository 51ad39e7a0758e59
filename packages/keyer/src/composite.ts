/** Puts a keyed picture over a background in linear light. */
import { byteOfLinear, LINEAR_OF_BYTE } from './color.ts';
import { type Frame, type Image, newImage, sampleImage } from './image.ts';
import { reduce, reduceImage, reduction } from './reduce.ts';

/** Composite as 8-bit sRGB. The background has the size of the picture; `lightWrap` is 0 to 1. */
export function composite(keyed: Image, background: Frame, lightWrap = 0): Frame {
  const { width, height } = keyed;
  const factor = reduction(height);
  const inside = lightWrap > 0 ? reduceImage(keyed, factor) : newImage(1, 1);
  const soft = lightWrap > 0 ? reduce(background, factor) : newImage(1, 1);
  const data = new Uint8ClampedArray(width * height * 4);
  const cover = new Float32Array(4);
  const around = new Float32Array(4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const o = (y * width + x) * 4;
      const alpha = keyed.data[o + 3] as number;
      sampleImage(inside, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5, cover);
      sampleImage(soft, (x + 0.5) / factor - 0.5, (y + 0.5) / factor - 0.5, around);
      const wrap = lightWrap * alpha * (1 - (cover[3] as number));
      for (let i = 0; i < 3; i += 1) {
        const behind = LINEAR_OF_BYTE[background.data[o + i] as number] as number;
        const light =
          alpha * (keyed.data[o + i] as number) +
          (1 - alpha) * behind +
          wrap * (around[i] as number);
        data[o + i] = byteOfLinear(light);
      }
      data[o + 3] = 255;
    }
  }
  return { width, height, data };
}

/** The keyed picture as straight 8-bit sRGB with alpha: the format of a PNG. */
export function toBytes(keyed: Image): Frame {
  const data = new Uint8ClampedArray(keyed.data.length);
  for (let o = 0; o < data.length; o += 4) {
    for (let i = 0; i < 3; i += 1) data[o + i] = byteOfLinear(keyed.data[o + i] as number);
    data[o + 3] = Math.round((keyed.data[o + 3] as number) * 255);
  }
  return { width: keyed.width, height: keyed.height, data };
}
