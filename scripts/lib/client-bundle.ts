import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { fallbackRow, routeTable } from '../../src/site/routing/table.ts';

type Chunk = Rolldown.OutputChunk;

/** Packages that browsers may load, with their maximum size in KB before minification. */
export const allowedPackages: Readonly<Record<string, number>> = {
  // Addresses of its files only: a worker loads them on request.
  '@mediapipe/selfie_segmentation': 2,
  '@noble/hashes': 25,
  '@tanstack/history': 12,
  '@tanstack/react-router': 45,
  '@tanstack/react-store': 2,
  '@tanstack/router-core': 130,
  '@tanstack/store': 12,
  'compare-versions': 5,
  react: 25,
  'react-dom': 600,
  scheduler: 15,
  // In the script of the pad only.
  signature_pad: 40,
  // Photos by a link, and what waits on the device until it is sent.
  'tus-js-client': 90,
  'js-base64': 8,
  'url-parse': 12,
  querystringify: 3,
  'requires-port': 2,
  'idb-keyval': 3,
  // In the scripts of demos only.
  three: 1100,
  'use-sync-external-store': 5,
};

/**
 * Limit for scripts until a page answers events, in KB with brotli: the entry, the page and their
 * imports. The phone benchmark adds the headers of each file.
 */
const PAGE_KB = 105;
/** The limit for the script inlined into every page, before compression. */
const LOADER_KB = 3;

const ENTRY = 'src/site/entry-client.tsx';
const LOADER = 'src/site/hydration-loader.ts';

/** Fails the browser build if a package or a page is too large. */
export function clientBundleLimits(): Plugin {
  return {
    name: 'client-bundle-limits',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After minification, which happens when files are written.
    writeBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const problems = [
        ...packageProblems(chunks),
        ...adminProblems(chunks),
        ...pageProblems(chunks, pageLimits()),
      ];
      if (problems.length > 0) this.error(`the browser's scripts:\n  ${problems.join('\n  ')}`);
    },
  };
}

/** Packages that are not on the list or exceed their limit. */
export function packageProblems(chunks: readonly Pick<Chunk, 'modules'>[]): string[] {
  const bytes = new Map<string, number>();
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const name = packageOf(id);
      if (name) bytes.set(name, (bytes.get(name) ?? 0) + renderedLength);
    }
  }
  return [...bytes].flatMap(([name, length]) => {
    const limit = allowedPackages[name];
    const kb = Math.ceil(length / 1000);
    if (limit === undefined) return [`${name} (${kb} KB) is not in allowedPackages`];
    return kb > limit ? [`${name} has ${kb} KB, at most ${limit} are allowed`] : [];
  });
}

/** Modules of the back office, which visitors must not load. */
export function adminProblems(chunks: readonly Pick<Chunk, 'modules'>[]): string[] {
  const ids = chunks.flatMap(({ modules }) => Object.keys(modules));
  return ids
    .filter((id) => /\/src\/admin\//.test(id))
    .map((id) => `${id.slice(id.indexOf('src/admin/'))} belongs to the back office`);
}

/**
 * The code with the same hash in all names of files. Real ones are chance: with a change in any file,
 * the compressed size of one that names it changes by up to 0.2 KB.
 */
const withEqualHashes = (code: string) => code.replace(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '-00000000');

/** Pages and the loader that exceed their limit or are missing. */
export function pageProblems(
  chunks: readonly Pick<Chunk, 'code' | 'fileName' | 'imports' | 'facadeModuleId'>[],
  limits: ReadonlyMap<string, number>,
): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const find = (source: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(source));
  const filesOf = (name: string, files = new Set<string>()): Set<string> => {
    if (!files.has(name)) {
      files.add(name);
      for (const imported of byFile.get(name)?.imports ?? []) filesOf(imported, files);
    }
    return files;
  };
  const [entry, loader] = [find(ENTRY), find(LOADER)];
  if (!entry || !loader) return [`${ENTRY} or ${LOADER} is missing`];
  const problems: string[] = [];
  const loaderBytes = Buffer.byteLength(loader.code);
  if (loaderBytes > LOADER_KB * 1000) problems.push(`${LOADER} has ${loaderBytes} bytes`);
  const sizes = new Map<string, number>();
  const sizeOf = (name: string) => {
    const size =
      sizes.get(name) ?? brotliCompressSync(withEqualHashes(byFile.get(name)?.code ?? '')).length;
    sizes.set(name, size);
    return size;
  };
  for (const [page, limit] of limits) {
    const source = `src/site/pages/${page}/page.tsx`;
    const chunk = find(source);
    if (!chunk) {
      problems.push(`${source} is missing`);
      continue;
    }
    const files = new Set([...filesOf(entry.fileName), ...filesOf(chunk.fileName)]);
    const kb = [...files].reduce((sum, name) => sum + sizeOf(name), 0) / 1000;
    if (kb > limit) {
      problems.push(`${source} needs ${kb.toFixed(1)} KB, at most ${limit} are allowed`);
    }
  }
  return problems;
}

/** The package of a module; undefined for the site's own. */
function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
}

/** The limit of every page of the route table, by the folder of its module. */
function pageLimits(): Map<string, number> {
  return new Map([...routeTable, fallbackRow].map(({ page }) => [page, PAGE_KB]));
}
