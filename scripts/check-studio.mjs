// The studio's gate of `npm test`: its check, unless all that the check depends on is as it was when
// it was last green on this machine. A fresh clone and CI have no such mark, so it always runs there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runScript } from './lib/project.mjs';
import { studioHash } from './lib/studio-inputs.mjs';

const mark = path.join(root, '.cache', 'studio-check');

await runScript(async () => {
  const hash = studioHash(root);
  if (hash === lastGreen()) {
    process.stdout.write('the studio is as it was at its last green check\n');
    return 0;
  }
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const { status } = spawnSync('sh', ['-c', scripts['studio:check']], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) return status ?? 1;
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
  return 0;
});

function lastGreen() {
  try {
    return readFileSync(mark, 'utf8');
  } catch {
    return undefined;
  }
}
