// `npm run build:keyer`: the keyer library with its types, in packages/keyer/dist.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { bundleKeyer } from './lib/keyer-bundle.mjs';
import { requireNode, root, runScript, toolEnvironment } from './lib/project.mjs';

await runScript(async () => {
  requireNode();
  ensureInstalled();
  const dist = path.join(root, 'packages', 'keyer', 'dist');
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'keyer.js'), await bundleKeyer('es'));
  const types = spawnSync('tsc', ['-p', path.join(root, 'packages', 'keyer')], {
    stdio: 'inherit',
    env: toolEnvironment,
  });
  return types.status ?? 1;
});
