// `npm start`: installs, builds when sources changed, and runs the server on the pinned Node.
// Runs on the system's Node before anything is installed: no dependencies here or in lib/.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './lib/ensure-built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { node, requireNode, root, runScript } from './lib/project.mjs';
import { supervise } from './lib/supervise.mjs';

await runScript(async () => {
  requireNode();
  ensureInstalled();
  ensureBuilt();
  const read = (name) => JSON.parse(readFileSync(path.join(root, 'scripts/lib', name), 'utf8'));
  // These heap limits keep the process below 250 MB without making it slower.
  const flags = read('server-flags.json');
  // glibc keeps freed buffers of pages and compression in many arenas: 80 MB after a flood of
  // different addresses. With these limits it gives them back. Other systems ignore them.
  const memory = read('server-environment.json');
  return supervise({
    command: node,
    args: [...flags, path.join(root, 'dist', 'server', 'main.js')],
    cleanUp: ['stop-database'],
    options: {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { ...memory, ...process.env },
    },
  });
});
