// scratch: our keyer on the tuning half

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encodeSrgb } from '#keyer/color.ts';
import { fit } from '#keyer/fit.ts';
import { keyFrame } from '#keyer/keyer.ts';
import { backgroundsFor } from './backgrounds.ts';
import { clipFolders, readClip } from './clips.ts';
import { gradientLength, meanScore, regions, score } from './metrics.ts';

const folder = '.cache/keyer-clips';
const only = process.argv.slice(2).filter((a) => !a.startsWith('-'));
const dump = process.argv.includes('--dump');
const all: Awaited<ReturnType<typeof meanScore>>[] = [];
for (const f of clipFolders(folder)) {
  const name = path.basename(f);
  if (only.length ? !only.includes(name) : !name.endsWith('-a')) continue;
  const clip = readClip(f);
  const bgs = await backgroundsFor(clip.width, clip.height);
  const t0 = performance.now();
  const first = clip.frames[0]!;
  const fitted = fit({ width: clip.width, height: clip.height, data: first.rgba });
  const t1 = performance.now();
  const scores = [];
  for (const i of [5]) {
    const frame = clip.frames[i]!;
    const k = keyFrame(
      { width: clip.width, height: clip.height, data: frame.rgba },
      fitted.settings,
    );
    const pm = new Float32Array(k.image.data);
    for (let o = 0; o < pm.length; o += 4) for (let c = 0; c < 3; c++) pm[o + c]! *= pm[o + 3]!;
    const a = Float32Array.from(
      { length: clip.width * clip.height },
      (_, p) => frame.truth[p * 4 + 3]!,
    );
    scores.push(
      score(
        { width: clip.width, height: clip.height, data: pm },
        frame.truth,
        gradientLength(a, clip.width, clip.height),
        bgs,
      ),
    );
    if (dump) {
      const W = clip.width,
        H = clip.height;
      const sheet = Buffer.alloc(W * 2 * H * 3 * 3);
      const put = (ox: number, oy: number, fn: (p: number) => [number, number, number]) => {
        for (let y = 0; y < H; y++)
          for (let x = 0; x < W; x++) {
            const c = fn(y * W + x);
            const o = ((oy * H + y) * W * 2 + ox * W + x) * 3;
            for (let k2 = 0; k2 < 3; k2++)
              sheet[o + k2] = Math.max(0, Math.min(255, Math.round(c[k2]!)));
          }
      };
      put(0, 0, (p) => [frame.rgba[p * 4]!, frame.rgba[p * 4 + 1]!, frame.rgba[p * 4 + 2]!]);
      put(1, 0, (p) => {
        const e = pm[p * 4 + 3]! - a[p]!;
        return [128 + 400 * e, 128, 128 - 400 * e];
      });
      put(0, 1, (p) => {
        const v = 255 * a[p]!;
        return [v, v, v];
      });
      put(1, 1, (p) => {
        const v = 255 * pm[p * 4 + 3]!;
        return [v, v, v];
      });
      const b = bgs[3]!;
      const comp = (d: Float32Array) => (p: number) =>
        [0, 1, 2].map(
          (c) => 255 * encodeSrgb(d[p * 4 + c]! + (1 - d[p * 4 + 3]!) * b[p * 3 + c]!),
        ) as [number, number, number];
      put(0, 2, comp(frame.truth));
      put(1, 2, comp(pm));
      await sharp(sheet, { raw: { width: W * 2, height: H * 3, channels: 3 } })
        .png()
        .toFile(`/tmp/keyer-${name}.png`);
    }
  }
  const m = meanScore(scores);
  all.push(m);
  const s = fitted.settings;
  if (!process.env.Q)
    console.log(
      name.padEnd(9),
      'sad',
      m.sad.toFixed(2),
      'mse',
      m.mse.toFixed(2),
      'grad',
      m.gradient.toFixed(0),
      'col',
      m.color.all.toFixed(3),
      regions
        .slice(1)
        .map((r) => `${r} ${m.alpha[r].toFixed(1)}/${m.color[r].toFixed(2)}`)
        .join(' '),
      `tol ${s.samples[0]!.tolerance.toFixed(2)} clip ${s.clipBlack.toFixed(3)} ${s.clipWhite.toFixed(3)} noise ${s.noise.toFixed(4)} fit ${(t1 - t0).toFixed(0)}ms`,
    );
}
void writeFileSync;

const m = meanScore(all);
console.log(
  'MEAN sad',
  m.sad.toFixed(3),
  'mse',
  m.mse.toFixed(3),
  'grad',
  m.gradient.toFixed(2),
  'col',
  m.color.all.toFixed(4),
  regions
    .slice(1)
    .map((r) => `${r} ${m.alpha[r].toFixed(2)}/${m.color[r].toFixed(3)}`)
    .join(' '),
);
