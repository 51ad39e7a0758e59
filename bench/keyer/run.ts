// Measures the keyer beside OBS's and FFmpeg's: node bench/keyer/run.ts CLIPS [key…]
import path from 'node:path';
import { backgroundsFor } from './backgrounds.ts';
import { type Clip, clipFolders, readClip, type TruthFrame } from './clips.ts';
import { gradientLength, meanScore, type Score, score } from './metrics.ts';
import type { Keyed } from './obs.ts';
import { fitClip, keyOurs } from './ours.ts';
import { averages, type ClipResult, losses, lostAverages, perClip } from './report.ts';
import { type Rival, type RivalSettings, rivals, type WallFacts, wallFacts } from './rivals.ts';
import { goals, searchBest } from './search.ts';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node bench/keyer/run.ts CLIPS [key…]');

async function measure(clip: Clip): Promise<ClipResult> {
  const backgrounds = await backgroundsFor(clip.width, clip.height);
  const gradients = clip.frames.map(({ truth }) =>
    gradientLength(
      Float32Array.from({ length: clip.width * clip.height }, (_, p) => truth[p * 4 + 3] as number),
      clip.width,
      clip.height,
    ),
  );
  const scoreAll = (keyedOf: (frame: TruthFrame) => Keyed): Score =>
    meanScore(
      clip.frames.map((frame, index) =>
        score(keyedOf(frame), frame.truth, gradients[index] as Float32Array, backgrounds),
      ),
    );
  const wall = wallFacts(clip);
  const scoreRival = (rival: Rival, settings: RivalSettings, facts: WallFacts) =>
    scoreAll((frame) => rival.keyed(frame, rival.distances(frame, settings.key), settings, facts));
  const fitted = fitClip(clip);
  return {
    key: clip.key,
    half: clip.half,
    title: clip.title,
    ours: scoreAll((frame) => keyOurs(clip, frame, fitted)),
    rivals: rivals.map((rival) => {
      const best = searchBest(rival, clip, wall, gradients, backgrounds);
      const known = new Map<string, Score>();
      const tuned = goals.map((goal) => {
        const settings = best[goal];
        const name = JSON.stringify(settings);
        const result = known.get(name) ?? scoreRival(rival, settings, wall);
        known.set(name, result);
        return [goal, result] as const;
      });
      return {
        name: rival.name,
        defaults: scoreRival(rival, rival.defaults(wall), wall),
        tuned: Object.fromEntries(tuned) as ClipResult['rivals'][number]['tuned'],
      };
    }),
  };
}

const results: ClipResult[] = [];
for (const clipFolder of clipFolders(folder)) {
  if (wanted.length > 0 && !wanted.includes(path.basename(clipFolder))) continue;
  const result = await measure(readClip(clipFolder));
  results.push(result);
  process.stderr.write(`${result.key}\n`);
}
for (const half of ['tuning', 'held-out'] as const) {
  const part = results.filter((result) => result.half === half);
  if (part.length === 0) continue;
  process.stdout.write(
    `\n### Means of the ${half} half, ${part.length} clips\n\n${averages(part)}`,
  );
}
process.stdout.write(
  `\n### Clip by clip: this keyer / the best of any rival\n\n${perClip(results)}`,
);
const heldOut = results.filter((result) => result.half === 'held-out');
process.stdout.write(`\n### Where a rival at its best is ahead\n\n${losses(results)}`);
for (const lost of lostAverages(heldOut)) {
  process.stdout.write(`\nNot lower on average of the held-out half: ${lost}\n`);
  process.exitCode = 1;
}
