import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { encodePicture } from './encode.ts';
import { hashFiles, readManifest } from './manifest.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'encode-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Noise is the hardest to encode. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 60, sigma: 20 },
    },
  })
    .png()
    .toBuffer();

describe('encodePicture', () => {
  it('writes every width in both formats and updates the manifest', async () => {
    const entry = await encodePicture('trial', await noise(160, 100), {
      widths: [40, 80],
      folder,
    });
    expect(entry).toMatchObject({ width: 80, height: 50, widths: [40, 80] });
    expect(entry.blur.length).toBeLessThanOrEqual(300);
    expect(entry.hash).toBe(hashFiles('trial', entry, folder));
    expect(readManifest(folder)).toEqual({ trial: entry });
    const files = readdirSync(path.join(folder, 'trial')).sort();
    expect(files).toEqual(['40.avif', '40.webp', '80.avif', '80.webp']);
    const avif = await sharp(path.join(folder, 'trial/80.avif')).metadata();
    expect(avif).toMatchObject({ width: 80, height: 50, bitsPerSample: 10 });
  });

  it('replaces earlier files of the picture and keeps other pictures', async () => {
    const before = readManifest(folder).trial?.hash;
    const source = await noise(40, 25);
    await encodePicture('another', source, { widths: [40], folder });
    await encodePicture('trial', source, { widths: [40], folder });
    expect(readdirSync(path.join(folder, 'trial')).sort()).toEqual(['40.avif', '40.webp']);
    expect(Object.keys(readManifest(folder))).toEqual(['another', 'trial']);
    expect(readManifest(folder).trial?.hash).not.toBe(before);
    expect(readFileSync(path.join(folder, 'manifest.json'), 'utf8').split('\n')).toHaveLength(5);
  });

  it('never enlarges a picture', async () => {
    const widths = [480, 960];
    await expect(encodePicture('small', await noise(500, 300), { widths, folder })).rejects.toThrow(
      'small is 500 px wide, too small for 960 px',
    );
  });
});
