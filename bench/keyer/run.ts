// Measures the keyer beside OBS's and FFmpeg's: node bench/keyer/run.ts CLIPS [key…]
import path from 'node:path';
import { clipFolders } from './clips.ts';
import { measureClip } from './measure.ts';
import { averages, type ClipResult, losses, lostAverages, perClip } from './report.ts';

const [folder, ...wanted] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node bench/keyer/run.ts CLIPS [key…]');

const results: ClipResult[] = [];
for (const clipFolder of clipFolders(folder)) {
  if (wanted.length > 0 && !wanted.includes(path.basename(clipFolder))) continue;
  const result = await measureClip(clipFolder);
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
