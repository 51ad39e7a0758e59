import path from 'node:path';
import sharp from 'sharp';
import { LINEAR_OF_BYTE } from '#keyer/color.ts';
import type { Backgrounds } from './metrics.ts';

const PHOTO = path.resolve(import.meta.dirname, '../../media/live-room-demo/960.webp');

function plain(pixels: number, color: readonly [number, number, number]): Float32Array {
  return Float32Array.from(
    { length: pixels * 3 },
    (_, i) => LINEAR_OF_BYTE[color[i % 3] as number] as number,
  );
}

/** Black, white, red, and a picture of the site. */
export async function backgroundsFor(width: number, height: number): Promise<Backgrounds> {
  const pixels = width * height;
  const photo = await sharp(PHOTO)
    .resize(width, height, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [
    plain(pixels, [0, 0, 0]),
    plain(pixels, [255, 255, 255]),
    plain(pixels, [200, 30, 30]),
    Float32Array.from(photo, (byte) => LINEAR_OF_BYTE[byte] as number),
  ];
}
