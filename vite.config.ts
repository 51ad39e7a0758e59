import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBundleLimits } from './scripts/lib/client-bundle.ts';
import { plainImports } from './scripts/lib/plain-imports.ts';
import { programPackages } from './scripts/lib/program-packages.ts';

/**
 * What every page needs, in one file: it compresses better whole than in parts. The head of the
 * document is made by the server first, so its modules come with the first navigation.
 */
function isApplication(id: string): boolean {
  return (
    /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack)\//.test(id) ||
    /\/src\/site\/(?:layouts|routing|request|state)\/(?!head|share-pictures|update-document|reading|visitor-system)/.test(
      id,
    ) ||
    // Only the server makes structured data: nothing of it is left in the browser.
    /\/src\/site\/(?:root|page|boot|initial-state|lazy-view|structured-data|text-head)\.tsx?$/.test(
      id,
    ) ||
    /\/src\/ui\/(?:state\/\w+|link|button|icons|logo|text|states|notices|placeholder)\.tsx?$/.test(
      id,
    ) ||
    /\/src\/ui\/(?:phrases|badge|card|highlighted-text|picture|page-header|breadcrumbs)\.tsx?$/.test(
      id,
    ) ||
    /\/src\/request\//.test(id) ||
    /\/src\/contracts\/(?:picture-files|days|enums\/products)\.ts$/.test(id) ||
    /\/src\/ui\/i18n\/(?:messages|common|format|names|reading|dates)\.tsx?$/.test(id)
  );
}

/**
 * Parts that pages of one kind share, each kind in one file: every request costs about 600 bytes of
 * headers, as much as many of these modules.
 */
const sharedParts = [
  {
    name: 'text',
    test: /\/src\/(?:ui\/(?:neighbours|table-of-contents)|site\/components\/share)\.tsx?$/,
  },
  {
    name: 'documents',
    test: /\/src\/(?:site\/(?:components\/document-item|state\/reading)|contracts\/enums\/documents)\.tsx?$/,
  },
  { name: 'fields', test: /\/src\/(?:ui\/fields|contracts\/enums\/bookings)\.tsx?$/ },
  { name: 'prose', test: /\/src\/ui\/(?:i18n\/)?prose\.tsx?$/ },
  {
    name: 'list',
    test: /\/src\/(?:ui\/(?:pagination|segmented)|site\/components\/(?:search-form|site-results))\.tsx?$/,
  },
  {
    name: 'cards',
    test: /\/src\/(?:ui\/(?:case-card|art-image|asset-url)|site\/components\/article-card)\.tsx?$/,
  },
  {
    // With what the script of the SDK demo takes from them.
    name: 'blocks',
    test: /\/src\/(?:blocks\/(?!code-samples|room-chooser|studio-plan|gallery\/lightbox)[\w-]+\/[\w-]+|blocks\/(?:frame|views)|site\/components\/(?:block-page|page-contents))\.tsx?$/,
  },
  {
    name: 'sheet',
    test: /\/src\/(?:ui\/(?:table|facts|bar)|site\/(?:components|i18n)\/sheet)\.tsx?$/,
  },
];

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
      ? { outDir: 'dist/server', rolldownOptions: { output: { entryFileNames: '[name].js' } } }
      : {
          outDir: 'dist/client',
          manifest: true,
          rolldownOptions: {
            input: ['src/site/entry-client.tsx', 'src/site/hydration-loader.ts'],
            output: {
              codeSplitting: { groups: [{ name: 'app', test: isApplication }, ...sharedParts] },
            },
          },
        }),
  },
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
