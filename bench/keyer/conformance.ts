// Writes the conformance kit of the library: node bench/keyer/conformance.ts CLIPS
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { toBytes } from '#keyer/composite.ts';
import { matteDifference } from '#keyer/conformance.ts';
import { keyFrame } from '#keyer/cpu-keyer.ts';
import { fitSettings } from '#keyer/fit.ts';
import type { Frame } from '#keyer/image.ts';
import { readClip, type TruthFrame } from './clips.ts';

/** Clips of the tuning half, and the part of the middle frame that the kit takes. */
const KEYS = ['hair-a', 'veil-a', 'folds-a', 'blue-a'];
const PART = { left: 272, top: 60, width: 320, height: 180 };

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node bench/keyer/conformance.ts CLIPS');
const kit = path.resolve(import.meta.dirname, '../../packages/keyer/conformance');
mkdirSync(kit, { recursive: true });

function cut(data: Uint8Array, width: number): Frame {
  const rows = Array.from({ length: PART.height }, (_, y) => {
    const start = ((PART.top + y) * width + PART.left) * 4;
    return data.subarray(start, start + PART.width * 4);
  });
  return { width: PART.width, height: PART.height, data: new Uint8Array(Buffer.concat(rows)) };
}

async function writePng(name: string, { width, height, data }: Frame): Promise<void> {
  const png = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  writeFileSync(path.join(kit, name), png);
}

const cases = [];
for (const key of KEYS) {
  const clip = readClip(path.join(folder, key));
  const { rgba, truth } = clip.frames[4] as TruthFrame;
  const frame = cut(rgba, clip.width);
  const alpha = Uint8Array.from(truth, (value, i) => (i % 4 === 3 ? Math.round(value * 255) : 0));
  const { settings } = fitSettings(frame);
  const keyed = toBytes(keyFrame(frame, settings).image);
  await writePng(`${key}.frame.png`, frame);
  await writePng(`${key}.keyed.png`, keyed);
  const { psnr } = matteDifference(keyed, cut(alpha, clip.width));
  cases.push({ key, title: clip.title, psnrToTruth: Number(psnr.toFixed(2)), settings });
}
writeFileSync(path.join(kit, 'kit.json'), `${JSON.stringify({ cases }, null, 2)}\n`);
