// `npm run bench`: installs the tools for the benchmarks, builds, and prints every result as a
// ratio.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript, toolEnvironment } from './lib/project.mjs';

await runScript(() => {
  requireNode();
  ensureInstalled();
  ensureBuilt();
  const result = spawnSync(node, [path.join(root, 'bench', 'run.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment, NODE_ENV: 'production', CHROMIUM_PATH: ensureBrowser() },
  });
  return result.status ?? 1;
});
