import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** Limit for the entry of the back office and its imports, in KB with gzip. */
const ENTRY_KB = 250;
const ENTRY = 'src/admin/entry.tsx';

/** Fails the build of the back office if its entry is too large. */
export function adminBundleLimit(): Plugin {
  return {
    name: 'admin-bundle-limit',
    apply: 'build',
    // After minification, which happens when files are written.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const kb = entrySize(chunks);
      if (kb > ENTRY_KB) {
        this.error(`${ENTRY} needs ${kb.toFixed(1)} KB, at most ${ENTRY_KB} are allowed`);
      }
    },
  };
}

/** Size of the entry and everything it imports at once, in KB with gzip. */
export function entrySize(
  chunks: readonly Pick<Rolldown.OutputChunk, 'code' | 'fileName' | 'imports' | 'facadeModuleId'>[],
): number {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ENTRY));
  if (!entry) throw new Error(`${ENTRY} is missing`);
  const files = new Set<string>();
  const add = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    for (const imported of byFile.get(name)?.imports ?? []) add(imported);
  };
  add(entry.fileName);
  const bytes = [...files].map((name) => gzipSync(byFile.get(name)?.code ?? '').length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
