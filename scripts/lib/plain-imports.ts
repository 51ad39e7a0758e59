import type { Plugin } from 'vite';

/** The module that Vite puts around each `import()` of a script. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Makes `import()` in the browser's scripts a plain import. Vite's helper waits for the styles of the
 * imported script; here all styles are in one file, so it would only be 600 bytes on every page.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    load(id) {
      if (id === HELPER) return 'export const __vitePreload = (load) => load();';
    },
    generateBundle(_, bundle) {
      // Vite may rename its helper: then this plugin would do nothing, and nobody would notice.
      const isLeft = Object.values(bundle).some(
        (file) => file.type === 'chunk' && file.code.includes('vite:preloadError'),
      );
      if (isLeft) this.error('the preload helper of Vite has another name: update HELPER');
    },
  };
}
