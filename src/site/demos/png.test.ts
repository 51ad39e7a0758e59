import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pngOf } from './png.ts';

it('writes every pixel exactly, those of faint alpha too', async () => {
  const [width, height] = [37, 23];
  let state = 5;
  const data = Uint8Array.from({ length: width * height * 4 }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  });
  // A pixel with colour and no alpha, which a premultiplying writer would turn black.
  data.set([200, 100, 50, 0], 0);
  const blob = await pngOf({ width, height, data });
  const read = await sharp(Buffer.from(await blob.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(read.info).toMatchObject({ width, height, channels: 4 });
  expect(new Uint8Array(read.data)).toEqual(data);
});
