import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuilt } from './build-stamp.mjs';
import { requireWritable } from './install.mjs';
import { node, Refusal, root, toolEnvironment } from './project.mjs';

/** Builds dist/ when the sources changed since it was built. */
export function ensureBuilt() {
  if (isBuilt()) return;
  requireWritable('build the site');
  process.stdout.write('Building ...\n');
  const script = path.join(root, 'scripts', 'build.mjs');
  const done = spawnSync(node, [script], { cwd: root, stdio: 'inherit', env: toolEnvironment });
  if (done.status !== 0)
    throw new Refusal('The site could not be built; the messages above say why.');
}
