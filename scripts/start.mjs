// `npm start`: installs, builds when sources changed, and runs the server on the pinned Node.
// Started by the machine's own Node before anything is installed: no dependencies here or in lib/.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript } from './lib/project.mjs';

await runScript(async () => {
  requireNode();
  ensureInstalled();
  ensureBuilt();
  return serve();
});

/** Runs the server until it ends and returns its exit code. */
function serve() {
  // Bounds on the heap keep the process below 250 MB at the speed it has without them.
  const flags = JSON.parse(readFileSync(path.join(root, 'scripts/lib/server-flags.json'), 'utf8'));
  const server = spawn(node, [...flags, path.join(root, 'dist', 'server', 'main.js')], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal));
  }
  stopWithNpm(server);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code, signal) => {
      resolve(code ?? 128 + os.constants.signals[signal]);
    });
  });
}

/** A killed npm leaves its script running; the server would hold the data folder unseen. */
function stopWithNpm(server) {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const npm = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, 250);
  watch.unref();
}
