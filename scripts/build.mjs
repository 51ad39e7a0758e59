// Builds the browser's files into dist/client and the server into dist/server. Runs on the pinned Node.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { beginBuild } from './lib/build-stamp.mjs';
import { commands } from './lib/commands.mjs';
import { notices } from './lib/notices.mjs';
import { precompress } from './lib/precompress.mjs';
import { root } from './lib/project.mjs';
import { writeStyleParts } from './lib/style-parts.ts';

// A build in BUILD_DIST leaves the one that `npm start` uses unchanged.
const dist = path.resolve(root, process.env.BUILD_DIST ?? 'dist');
const finishBuild = process.env.BUILD_DIST ? () => {} : beginBuild();
const common = { root, mode: 'production', logLevel: 'warn' };

await build({
  ...common,
  build: { outDir: path.join(dist, 'client'), emptyOutDir: true, manifest: true },
});
await build({
  ...common,
  configFile: path.join(root, 'vite.admin.config.ts'),
  build: { outDir: path.join(dist, 'client', 'admin') },
});
await build({
  ...common,
  build: {
    outDir: path.join(dist, 'server'),
    emptyOutDir: true,
    ssr: true,
    copyPublicDir: false,
    // The server and its child processes: one fills an empty database, one draws share pictures,
    // and some work on texts and tables that people bring. Then the commands of operators.
    rolldownOptions: {
      input: {
        main: 'src/server/process/main.ts',
        'seed-worker': 'src/server/process/seed-worker.ts',
        'share-picture-worker': 'src/server/files/share-pictures/worker.ts',
        'work-process': 'src/bounded/worker.ts',
        ...Object.fromEntries(commands.map((name) => [name, `src/server/process/${name}.ts`])),
      },
    },
  },
});

// The server reads the migrations and functions at run time, and the pictures to fill an empty
// database.
for (const [from, to] of [
  ['src/db/migrations', 'database/migrations'],
  ['src/db/functions', 'database/functions'],
  ['media', 'media'],
]) {
  rmSync(path.join(dist, to), { recursive: true, force: true });
  cpSync(path.join(root, from), path.join(dist, to), { recursive: true });
}
writeStyleParts(path.join(dist, 'client'));
writeFileSync(path.join(dist, 'THIRD-PARTY-NOTICES.txt'), notices(root));
await precompress(path.join(dist, 'client'));
finishBuild();
