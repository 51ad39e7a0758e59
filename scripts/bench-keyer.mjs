// `npm run bench:keyer`: makes the sample clips where they are missing, and measures the keyer on
// them beside OBS's and FFmpeg's. Fails if it is not ahead on every average of the held-out half.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureFfmpeg } from './lib/debian-packages.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript, toolEnvironment } from './lib/project.mjs';

await runScript(() => {
  requireNode();
  ensureInstalled();
  const clips = path.join(root, '.cache', 'keyer-clips');
  const keys = process.argv.slice(2);
  for (const args of [
    [path.join(root, 'studio', 'clips', 'main.ts'), ensureFfmpeg(), clips, ...keys],
    [path.join(root, 'bench', 'keyer', 'run.ts'), clips, ...keys],
  ]) {
    const result = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: toolEnvironment });
    if (result.status !== 0) return result.status ?? 1;
  }
  return 0;
});
