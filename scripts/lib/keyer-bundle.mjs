import path from 'node:path';
import { root } from './project.mjs';

/** The keyer library in one file: `es` to import, `iife` as the global `keyer`. */
export async function bundleKeyer(format) {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: path.join(root, 'packages', 'keyer', 'src', 'keyer.ts'),
        formats: [format],
        name: 'keyer',
      },
    },
  });
  const [{ output }] = Array.isArray(result) ? result : [result];
  return output[0].code;
}
