import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every page needs, kept in one file: it compresses better whole than shared out. */
function isApplication(id: string): boolean {
  return (
    /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//.test(id) ||
    /\/src\/site\/(?:layouts|routing|request|state)\//.test(id) ||
    /\/src\/site\/(?:root|page|boot|initial-state)\.tsx?$/.test(id) ||
    /\/src\/ui\/(?:state\/\w+|i18n\/(?:messages|common)|link|button|icons|logo|text|states|notices|placeholder)\.tsx?$/.test(
      id,
    )
  );
}

/** The client is built with `vite build`, the server with `vite build --ssr src/server/process/main.ts`. */
export default defineConfig(({ isSsrBuild }) => ({
  // Relative addresses let the base path be chosen at run time.
  base: './',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [react(), tailwindcss()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // Pages are fetched when a link is pointed at, which hides the second trip that preloads would save.
    modulePreload: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    ...(isSsrBuild
      ? { outDir: 'dist/server', rolldownOptions: { output: { entryFileNames: '[name].js' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: ['src/site/entry-client.tsx', 'src/site/hydration-loader.ts'],
            output: { codeSplitting: { groups: [{ name: 'app', test: isApplication }] } },
          },
        }),
  },
  ssr: { target: 'node' },
}));
