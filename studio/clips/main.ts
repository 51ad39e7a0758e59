// Makes the keyer's sample clips with their exact truth: node studio/clips/main.ts FFMPEG FOLDER [key…]
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seeded } from '../renders/engine/random.ts';
import { expose } from './camera.ts';
import { type ClipDefinition, clips } from './clips.ts';
import { accumulate, type Layer, newLayer, shrink } from './raster.ts';
import { drawSubject } from './subject.ts';
import { drawWall, softCoverage } from './wall.ts';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES = 8;
/** Side of the grid that coverage is drawn on, per pixel. */
const SCALE = 2;
/** Frames of the motion between two frames of the clip, so that eight show it all. */
const STRIDE = 3;

const [ffmpeg, folder, ...wanted] = process.argv.slice(2);
if (!ffmpeg || !folder) throw new Error('Usage: node studio/clips/main.ts FFMPEG FOLDER [key…]');

/** Digest of everything that a clip is made from: clips of another digest are made again. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(import.meta.dirname).sort()) {
    if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
      hash.update(readFileSync(path.join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}

interface Truth {
  /** Premultiplied foreground without spill, and alpha. */
  readonly figure: Layer;
  /** What the camera sees, in linear light. */
  readonly seen: Layer;
}

function renderFrame(clip: ClipDefinition, wall: Layer, index: number): Truth {
  const sum = newLayer(WIDTH * SCALE, HEIGHT * SCALE);
  for (let moment = 0; moment < clip.shutter; moment += 1) {
    const time = index * STRIDE + (0.5 * moment) / clip.shutter;
    accumulate(sum, drawSubject(clip.subject, time, SCALE, clip.seed), 1 / clip.shutter);
  }
  const figure = shrink(sum, SCALE);
  const seen = newLayer(WIDTH, HEIGHT);
  const shadow = clip.wall.shadow;
  const shade = shadow && softCoverage(figure, shadow.blur, shadow.x, shadow.y);
  const around = softCoverage(figure, 22);
  for (let p = 0; p < WIDTH * HEIGHT; p += 1) {
    const o = p * 4;
    const alpha = figure.data[o + 3] as number;
    const rim = alpha * (1 - (around[p] as number));
    const light = 1 - (shadow && shade ? shadow.depth * (shade[p] as number) : 0);
    const value =
      ((figure.data[o] as number) +
        (figure.data[o + 1] as number) +
        (figure.data[o + 2] as number)) /
      3;
    // The wall's light is reflected like any other, and a little at the grazing rim.
    const albedo = alpha > 0 ? 0.35 + Math.min(0.65, value / alpha) : 0;
    for (let i = 0; i < 3; i += 1) {
      const behind = (wall.data[o + i] as number) * light;
      const spill = clip.wall.spill * (clip.wall.color[i as 0 | 1 | 2] as number) * rim * albedo;
      seen.data[o + i] = (figure.data[o + i] as number) + spill + (1 - alpha) * behind;
    }
    seen.data[o + 3] = 1;
  }
  return { figure, seen };
}

/** Through H.264 and back: what a keyer gets. */
function throughCodec(ffmpegPath: string, raw: Buffer, bitRate: number): Buffer {
  const format = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${WIDTH}x${HEIGHT}`, '-r', '25'];
  const coded = spawnSync(
    ffmpegPath,
    [
      '-v',
      'error',
      ...format,
      '-i',
      '-',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-threads',
      '1',
      '-b:v',
      `${bitRate}k`,
      '-maxrate',
      `${bitRate}k`,
      '-bufsize',
      `${bitRate}k`,
      '-g',
      '50',
      '-colorspace',
      'bt709',
      '-color_range',
      'tv',
      '-f',
      'h264',
      '-',
    ],
    { input: raw, maxBuffer: 1 << 28 },
  );
  if (coded.status !== 0) throw new Error(`ffmpeg could not code: ${coded.stderr}`);
  const back = spawnSync(
    ffmpegPath,
    [
      '-v',
      'error',
      '-f',
      'h264',
      '-i',
      '-',
      '-fps_mode',
      'passthrough',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'yuv420p',
      '-',
    ],
    { input: coded.stdout, maxBuffer: 1 << 28 },
  );
  if (back.status !== 0) throw new Error(`ffmpeg could not decode: ${back.stderr}`);
  return back.stdout;
}

function makeClip(clip: ClipDefinition, to: string, digest: string): void {
  const wall = drawWall(clip.wall, WIDTH, HEIGHT, clip.seed + 5);
  const random = seeded(clip.seed + 7);
  const planes: Buffer[] = [];
  const truth = new Uint16Array(FRAMES * WIDTH * HEIGHT * 4);
  for (let index = 0; index < FRAMES; index += 1) {
    const { figure, seen } = renderFrame(clip, wall, index);
    planes.push(expose(seen, clip.camera, random, clip.seed + 100 * index));
    const start = index * WIDTH * HEIGHT * 4;
    for (let i = 0; i < WIDTH * HEIGHT * 4; i += 1) {
      truth[start + i] = Math.round(Math.min(1, Math.max(0, figure.data[i] as number)) * 65535);
    }
  }
  const decoded = throughCodec(ffmpeg as string, Buffer.concat(planes), clip.bitRate);
  const expected = FRAMES * WIDTH * HEIGHT * 1.5;
  if (decoded.length !== expected) {
    throw new Error(`${clip.key}: ffmpeg gave ${decoded.length} bytes instead of ${expected}`);
  }
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'frames.yuv'), decoded);
  writeFileSync(path.join(to, 'truth.u16'), Buffer.from(truth.buffer));
  const { key, half, title } = clip;
  const wallColor = clip.wall.color;
  writeFileSync(
    path.join(to, 'clip.json'),
    `${JSON.stringify({ key, half, title, wallColor, width: WIDTH, height: HEIGHT, frames: FRAMES, digest })}\n`,
  );
}

const digest = sourceDigest();
for (const clip of clips) {
  if (wanted.length > 0 && !wanted.includes(clip.key)) continue;
  const to = path.join(folder, clip.key);
  const record = path.join(to, 'clip.json');
  if (existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).digest === digest) continue;
  makeClip(clip, to, digest);
  process.stdout.write(`${clip.key}\n`);
}
