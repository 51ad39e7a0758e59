import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, isInGroup } from './scripts/lib/chunk-groups.ts';
import { clientBundleLimits } from './scripts/lib/client-bundle.ts';
import { plainImports } from './scripts/lib/plain-imports.ts';
import { programPackages } from './scripts/lib/program-packages.ts';

/** The client is built with `vite build`, the server with `vite build --ssr src/server/process/main.ts`. */
export default defineConfig(({ isSsrBuild }) => ({
  // Relative addresses let the base path be chosen at run time.
  base: './',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), tailwindcss(), plainImports(), clientBundleLimits(), programPackages()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Pages are fetched when a link is pointed at, which hides the second trip that preloads would save.
    modulePreload: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? {
          outDir: 'dist/server',
          // All in one folder: a file finds the rest of the release in the same place wherever its code is put.
          rolldownOptions: {
            output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: ['src/site/entry-client.tsx', 'src/site/hydration-loader.ts'],
            output: {
              codeSplitting: {
                groups: chunkGroups.map((group) => ({
                  name: group.name,
                  test: (id: string) => isInGroup(group, id),
                })),
              },
            },
          },
        }),
  },
  // The server too has only the production builds of its packages, whatever its environment says.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
  resolve: {
    alias: {
      // The router's store asks for the shim of React 17; React 19 has the hook itself.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  ssr: {
    target: 'node',
    // In one bundle: reading some thousand files of packages took half the time of a start.
    // Programs of the machine stay outside.
    ...(isSsrBuild && { noExternal: true, external: ['sharp', 'pg-native'] }),
  },
}));
