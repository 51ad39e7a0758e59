// `npm run bench:keyer [-- key…]`: makes the sample clips where they are missing, and measures the
// keyer on them beside OBS's and FFmpeg's, then the time of a frame. Fails if the keyer is not ahead
// on every average of the held-out half. `npm run bench:keyer -- time`: the time of a frame alone.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureFfmpeg } from './lib/debian-packages.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript, toolEnvironment } from './lib/project.mjs';

await runScript(() => {
  requireNode();
  ensureInstalled();
  const clips = path.join(root, '.cache', 'keyer-clips');
  const keys = process.argv.slice(2);
  const bench = path.join(root, 'bench', 'keyer');
  const time = [path.join(bench, 'frame-time.ts'), ensureBrowser()];
  const comparison = () => [
    [path.join(root, 'studio', 'clips', 'main.ts'), ensureFfmpeg(), clips, ...keys],
    [path.join(bench, 'run.ts'), clips, ...keys],
  ];
  for (const args of keys[0] === 'time' ? [time] : [...comparison(), time]) {
    const result = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: toolEnvironment });
    if (result.status !== 0) return result.status ?? 1;
  }
  return 0;
});
