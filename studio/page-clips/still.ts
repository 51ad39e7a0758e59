import { spawnSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { composite, toBytes } from '../../packages/keyer/src/composite.ts';
import { keyFrame } from '../../packages/keyer/src/cpu-keyer.ts';
import { fitSettings } from '../../packages/keyer/src/fit.ts';
import type { Frame } from '../../packages/keyer/src/image.ts';

/** The set that the wipe of `src/site/demos/cyan/wipe` has behind the figure. */
const set = path.resolve(import.meta.dirname, '../../media/tea-room/960.webp');

interface Picture {
  readonly width: number;
  readonly height: number;
}

/** What a player shows of a 4:2:0 frame. */
function shown(planes: Buffer, { width, height }: Picture): Frame {
  const source = `-f rawvideo -pix_fmt yuv420p -s ${width}x${height} -i -`;
  const toRgb = '-frames:v 1 -vf scale=in_color_matrix=bt709:in_range=tv';
  const args = `-v error ${source} ${toRgb} -f rawvideo -pix_fmt rgba -`.split(' ');
  const done = spawnSync('ffmpeg', args, { input: planes, maxBuffer: 1 << 26 });
  if (done.status !== 0) throw new Error(`ffmpeg could not read a frame: ${done.stderr}`);
  return { width, height, data: new Uint8Array(done.stdout) };
}

/**
 * Writes a frame at half its size, in thirds: as it is, its matte, and over the set. Keyed as large
 * as it is, so that the edge of the matte is as smooth as the picture is fine.
 */
export async function writeStill(planes: Buffer, file: string, { width, height }: Picture) {
  const frame = shown(planes, { width, height });
  const { image } = keyFrame(frame, fitSettings(frame).settings);
  const behind = await sharp(set)
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const result = composite(image, { width, height, data: behind });
  const keyed = toBytes(image);
  const data = new Uint8Array(width * height * 4);
  for (let p = 0; p < width * height; p += 1) {
    const third = Math.floor(((p % width) * 3) / width);
    for (let k = 0; k < 3; k += 1) {
      const o = p * 4;
      const alpha = keyed.data[o + 3] as number;
      data[o + k] = [frame.data[o + k], alpha, result.data[o + k]][third] as number;
    }
    data[p * 4 + 3] = 255;
  }
  await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(width / 2, height / 2)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(file);
}
