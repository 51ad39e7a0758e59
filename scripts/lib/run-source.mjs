import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { node, requireNode, root, runScript, toolEnvironment } from './project.mjs';

/** Runs a command-line program of `src/server/process` on the pinned Node. */
export function runSource(name) {
  return runScript(() => {
    requireNode();
    ensureInstalled();
    const script = path.join(root, 'src', 'server', 'process', name);
    const result = spawnSync(node, [script, ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
      env: toolEnvironment,
    });
    return result.status ?? 1;
  });
}
