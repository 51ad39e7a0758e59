// `npm run bench:keyer [-- key…]`: makes the sample clips where they are missing, and measures the
// keyer on them beside OBS's and FFmpeg's, then the time of a frame. Fails if the keyer is not ahead
// on every average of the held-out half. Last come 200 generated scenes; `-- scenes [half]` measures
// these alone, and `-- time` the time of a frame.
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
  const [first, half] = keys;
  const scenes = [
    path.join(bench, 'scenes', 'run.ts'),
    path.join(root, '.cache', 'keyer-scenes'),
    ...(first === 'scenes' && half ? [half] : []),
  ];
  const time = () => [path.join(bench, 'frame-time.ts'), ensureBrowser()];
  const comparison = () => [
    [path.join(root, 'studio', 'clips', 'main.ts'), ensureFfmpeg(), clips, ...keys],
    [path.join(bench, 'run.ts'), clips, ...keys],
  ];
  const only = { time: () => [time()], scenes: () => [scenes] }[first];
  for (const args of only?.() ?? [...comparison(), time(), ...(first ? [] : [scenes])]) {
    const result = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: toolEnvironment });
    if (result.status !== 0) return result.status ?? 1;
  }
  return 0;
});
