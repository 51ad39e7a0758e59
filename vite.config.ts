import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The client is built with `vite build`, the server with `vite build --ssr src/server/main.ts`. */
export default defineConfig(({ isSsrBuild }) => ({
  // Relative addresses let the base path be chosen at run time.
  base: './',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    emptyOutDir: true,
    ...(isSsrBuild
      ? { outDir: 'dist/server', rolldownOptions: { output: { entryFileNames: '[name].js' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: ['src/site/entry-client.tsx', 'src/site/hydration-loader.ts'],
          },
        }),
  },
  ssr: { target: 'node' },
}));
