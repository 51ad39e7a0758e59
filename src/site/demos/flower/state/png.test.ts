import sharp from 'sharp';
import { expect, test } from 'vitest';
import { toPng } from './png.ts';

test('a PNG gives back every colour, also under faint alpha', async () => {
  const pixels = Uint8ClampedArray.from({ length: 5 * 3 * 4 }, (_, i) => (i * 53 + 7) % 256);
  pixels[3] = 1;
  const file = await toPng(pixels, 5, 3);
  const { data, info } = await sharp(await file.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 5, height: 3, channels: 4 });
  expect([...data]).toEqual([...pixels]);
});
