import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hasBuild } from './build-stamp.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './install.mjs';
import { node, requireNode, root, runScript, toolEnvironment } from './project.mjs';

/**
 * Runs a command of the last build, which the site runs and its database is of: a new build would
 * take away files that a running site still sends. `ofSources` is for commands that need the site
 * stopped: they build where the sources have changed, as a start does.
 */
export function launchCommand(name, { ofSources = false } = {}) {
  return runScript(() => {
    requireNode();
    ensureInstalled();
    if (ofSources || !hasBuild()) ensureBuilt();
    const script = path.join(root, 'dist', 'server', `${name}.js`);
    const result = spawnSync(node, [script, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment,
    });
    return result.status ?? 1;
  });
}
