// The development server: Vite transforms server and browser code; src/server/process/dev.ts does
// the rest.
import http from 'node:http';
import { createServer } from 'vite';
import { root } from './project.mjs';

const server = http.createServer();
const vite = await createServer({
  root,
  base: process.env.BASE_PATH || '/',
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: ['**/data/**', '**/dist/**'] },
  },
});
const { startDevelopment } = await vite.environments.ssr.runner.import(
  '/src/server/process/dev.ts',
);
await startDevelopment(vite, server);
