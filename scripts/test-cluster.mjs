// `npm run test:cluster`: three processes behind nginx on one PostgreSQL, files in S3-compatible storage.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureNginx } from './lib/debian-packages.mjs';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, root, runScript, toolEnvironment } from './lib/project.mjs';

await runScript(() => {
  requireNode();
  ensureInstalled();
  const nginx = ensureNginx();
  ensureBuilt();
  const vitest = path.join(root, 'node_modules', '.bin', 'vitest');
  const result = spawnSync(vitest, ['run', '--project', 'cluster', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment, NGINX_PATH: nginx },
  });
  return result.status ?? 1;
});
