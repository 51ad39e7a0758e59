/** Keeps the scores of the other keyers: they change only with the clips and with how they are searched. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RivalScores } from './report.ts';

const RIVALS = path.resolve(import.meta.dirname, '../../packages/rivals/src');

/** Digest of a clip and of everything that the scores of rivals are computed with. */
function digestOf(clipFolder: string): string {
  const own = ['backgrounds', 'clips', 'measure', 'metrics', 'rivals', 'search'];
  const sources = [
    path.join(clipFolder, 'clip.json'),
    ...own.map((name) => path.join(import.meta.dirname, `${name}.ts`)),
    ...readdirSync(RIVALS)
      .filter((name) => !name.endsWith('.test.ts'))
      .sort()
      .map((name) => path.join(RIVALS, name)),
  ];
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The scores of a clip's rivals from `rivals.json` beside the clip, or measured now and kept there. */
export function keptRivals(
  clipFolder: string,
  measure: () => readonly RivalScores[],
): readonly RivalScores[] {
  const file = path.join(clipFolder, 'rivals.json');
  const digest = digestOf(clipFolder);
  if (existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.digest === digest) return kept.rivals;
  }
  const rivals = measure();
  writeFileSync(file, `${JSON.stringify({ digest, rivals })}\n`);
  return rivals;
}
