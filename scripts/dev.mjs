// `npm run dev`: installs what is missing, then runs server and client with hot reload in one process.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript, toolEnvironment } from './lib/project.mjs';

await runScript(() => {
  requireNode();
  ensureInstalled();
  const script = path.join(root, 'scripts', 'lib', 'dev-server.mjs');
  const server = spawn(node, [script], {
    cwd: root,
    stdio: 'inherit',
    env: { ...toolEnvironment, NODE_ENV: 'development' },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  return new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 1)));
});
