import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { adminBundleLimit } from './scripts/lib/admin-bundle.ts';

/** The back office: an entry of its own below dist/client/admin; it shares no file with the site. */
export default defineConfig({
  // Relative addresses let the base path be chosen at run time.
  base: './',
  publicDir: false,
  plugins: [react(), tailwindcss(), adminBundleLimit()],
  build: {
    target: 'es2022',
    outDir: 'dist/client/admin',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    emptyOutDir: true,
    reportCompressedSize: false,
    // The limit of adminBundleLimit counts, with gzip.
    chunkSizeWarningLimit: 1000,
    manifest: true,
    rolldownOptions: { input: ['src/admin/entry.tsx'] },
  },
});
