import { spawnSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { composite, toBytes } from '../../packages/keyer/src/composite.ts';
import { keyFrame } from '../../packages/keyer/src/cpu-keyer.ts';
import { fitSettings } from '../../packages/keyer/src/fit.ts';
import type { Frame } from '../../packages/keyer/src/image.ts';

/** The set that the wipe of `src/site/demos/cyan/wipe` has behind the figure. */
const set = path.resolve(import.meta.dirname, '../../media/tea-room/960.webp');

function firstFrame(video: string, width: number, height: number): Frame {
  const args = ['-v', 'error', '-i', video, '-frames:v', '1'];
  const toRgb = [
    '-vf',
    'scale=in_color_matrix=bt709:in_range=tv',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
  ];
  const done = spawnSync('ffmpeg', [...args, ...toRgb, '-'], { maxBuffer: 1 << 26 });
  if (done.status !== 0) throw new Error(`ffmpeg could not read ${video}: ${done.stderr}`);
  return { width, height, data: new Uint8Array(done.stdout) };
}

interface Picture {
  readonly width: number;
  readonly height: number;
}

/** Writes the first frame of a clip in thirds: as it is, its matte, and over the set. */
export async function writeStill(video: string, file: string, { width, height }: Picture) {
  const frame = firstFrame(video, width, height);
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
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(file);
}
