// Measures the keyer on generated scenes: node bench/keyer/scenes/run.ts FOLDER [tuning | held-out]
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { TruthFrame } from '../clips.ts';
import { measureScene, type SceneResult } from './measure.ts';
import { recipeOf, SCENES } from './recipe.ts';
import { missed, summaryTables, worst, worstTable } from './report.ts';
import { HEIGHT, makeScene, WIDTH } from './scene.ts';

const WORST = 10;
const halves = ['tuning', 'held-out'] as const;

const [folder, wanted] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node bench/keyer/scenes/run.ts FOLDER [tuning | held-out]');

/** The frame, the true matte, this keyer's and the best rival's, side by side. */
async function writeStrip(file: string, frame: Uint8Array, one: SceneResult): Promise<void> {
  const raw = (channels: 1 | 4) => ({ raw: { width: WIDTH, height: HEIGHT, channels } });
  const png = (alpha: Float32Array) =>
    sharp(Buffer.from(Uint8Array.from(alpha, (value) => Math.round(255 * value))), raw(1))
      .png()
      .toBuffer();
  const parts = [
    await sharp(Buffer.from(frame), raw(4)).png().toBuffer(),
    await png(one.truth),
    await png(one.alpha),
    await png(one.rivalAlpha),
  ];
  await sharp({
    create: { width: parts.length * (WIDTH + 4), height: HEIGHT, channels: 3, background: '#803' },
  })
    .composite(parts.map((input, index) => ({ input, left: index * (WIDTH + 4), top: 0 })))
    .png()
    .toFile(file);
}

for (const half of halves) {
  if (wanted && wanted !== half) continue;
  const results: SceneResult[] = [];
  const indexOf = new Map<SceneResult, number>();
  for (let index = 0; index < SCENES; index += 1) {
    const recipe = recipeOf(index);
    if (recipe.half !== half) continue;
    const result = measureScene(makeScene(recipe));
    results.push(result);
    indexOf.set(result, index);
  }
  const pictures = path.join(folder, half);
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const last = worst(results, WORST);
  for (const [place, result] of last.entries()) {
    const clip = makeScene(recipeOf(indexOf.get(result) as number));
    const name = `${String(place + 1).padStart(2, '0')}-${clip.key}.png`;
    await writeStrip(path.join(pictures, name), (clip.frames[0] as TruthFrame).rgba, result);
  }
  process.stdout.write(
    `\n### Generated scenes, the ${half} half, ${results.length} frames\n\n${summaryTables(results)}`,
  );
  process.stdout.write(
    `\n### The worst ten of it (pictures in ${pictures})\n\n${worstTable(last)}`,
  );
  if (half === 'tuning') continue;
  for (const line of missed(results)) {
    process.stdout.write(`\nNot reached on the held-out half: ${line}\n`);
    process.exitCode = 1;
  }
}
