import path from 'node:path';
import { backgroundsFor } from './backgrounds.ts';
import { clipFolders, readClip } from './clips.ts';
import { gradientLength, meanScore, regions, score } from './metrics.ts';
import { rivals, wallFacts } from './rivals.ts';
import { goals, searchBest } from './search.ts';

const only = process.argv.slice(2);
for (const f of clipFolders('.cache/keyer-clips')) {
  const name = path.basename(f);
  if (only.length ? !only.includes(name) : !name.endsWith('-a')) continue;
  const clip = readClip(f);
  const bgs = await backgroundsFor(clip.width, clip.height);
  const grads = clip.frames.map((fr) =>
    gradientLength(
      Float32Array.from({ length: clip.width * clip.height }, (_, p) => fr.truth[p * 4 + 3]!),
      clip.width,
      clip.height,
    ),
  );
  const wall = wallFacts(clip);
  for (const rival of rivals) {
    const t = performance.now();
    const b = searchBest(rival, clip, wall, grads, bgs);
    const out: Record<string, number> = {};
    let col = '';
    for (const g of goals) {
      const s = b[g];
      const m = meanScore(
        [1, 5].map((i) =>
          score(
            rival.keyed(clip.frames[i]!, rival.distances(clip.frames[i]!, s.key), s, wall),
            clip.frames[i]!.truth,
            grads[i]!,
            bgs,
          ),
        ),
      );
      out[g] = g === 'color' ? m.color.all : g === 'sad' ? m.sad : g === 'mse' ? m.mse : m.gradient;
      if (g === 'color')
        col = regions
          .slice(1)
          .map((r) => `${r} ${m.alpha[r].toFixed(1)}/${m.color[r].toFixed(2)}`)
          .join(' ');
    }
    console.log(
      name.padEnd(9),
      rival.name.padEnd(16),
      goals.map((g) => `${g} ${out[g]!.toFixed(2)}`).join(' '),
      col,
      JSON.stringify(b.color),
      `${(performance.now() - t).toFixed(0)}ms`,
    );
  }
}
