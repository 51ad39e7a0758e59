/** The keyer library in one file: `es` to import, `iife` as the global `keyer`. */
export function bundleKeyer(format: 'es' | 'iife'): Promise<string>;
