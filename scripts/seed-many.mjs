// `npm run seed:many -- --articles 100000`: fills the configured database with generated content.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript, toolEnvironment } from './lib/project.mjs';

await runScript(() => {
  requireNode();
  ensureInstalled();
  const script = path.join(root, 'src', 'server', 'seed-many.ts');
  const result = spawnSync(node, [script, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: toolEnvironment,
  });
  return result.status ?? 1;
});
