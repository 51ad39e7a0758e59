/** The files of the real programs among the downloads, made from their sources. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import { bundleKeyer } from './keyer-bundle.mjs';

/** Contents in base64, by path. */
type Files = Record<string, string>;

const NAME = 'virtual:program-packages';
/** How Vite marks modules that are not files. */
const ID = `\0${NAME}`;
const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'packages');

/** Gives the packages as the module `virtual:program-packages`; they are made when it is imported. */
export function programPackages(): Plugin {
  return {
    name: 'program-packages',
    resolveId: (id) => (id === NAME ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      const [library, app] = await Promise.all([keyerLibrary(), keyerApp()]);
      return [
        `export const keyerLibrary = ${JSON.stringify(library)};`,
        `export const keyerApp = ${JSON.stringify(app)};`,
      ].join('\n');
    },
  };
}

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');

async function filesIn(folder: string, prefix: string): Promise<Files> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const entries = names.map(async (name) => [
    path.posix.join(prefix, name.split(path.sep).join('/')),
    base64(await readFile(path.join(folder, name))),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The library with its types, conformance kit and example. */
async function keyerLibrary(): Promise<{ version: string; files: Files }> {
  const folder = path.join(packages, 'keyer');
  const texts = ['package.json', 'README.md'].map(async (name) => [
    name,
    base64(await readFile(path.join(folder, name))),
  ]);
  return {
    version: JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')).version,
    files: {
      ...Object.fromEntries(await Promise.all(texts)),
      'dist/keyer.js': base64(await bundleKeyer('es')),
      ...(await keyerTypes(folder)),
      ...(await filesIn(path.join(folder, 'conformance'), 'conformance')),
      ...(await filesIn(path.join(folder, 'example'), 'example')),
    },
  };
}

async function keyerTypes(folder: string): Promise<Files> {
  const types = await mkdtemp(path.join(os.tmpdir(), 'keyer-types-'));
  try {
    const compiler = path.join(root, 'node_modules', '.bin', 'tsc');
    await promisify(execFile)(compiler, ['-p', folder, '--outDir', types]);
    return await filesIn(types, 'dist/types');
  } finally {
    await rm(types, { recursive: true });
  }
}

/** The keyer as one page that opens from a folder, with instructions. */
async function keyerApp(): Promise<{ files: Files }> {
  const folder = path.join(packages, 'keyer-app');
  return {
    files: {
      'index.html': base64(await appPage(folder)),
      ...(await filesIn(path.join(folder, 'instructions'), '')),
    },
  };
}

/** The page with its styles and its script inside: a page from a folder may not import modules. */
async function appPage(folder: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: path.join(folder, 'src', 'main.ts'), formats: ['iife'], name: 'cyan' },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const output = bundle && 'output' in bundle ? bundle.output : [];
  const script = output.find((file) => file.type === 'chunk');
  const styles = output.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (script?.type !== 'chunk' || styles?.type !== 'asset')
    throw new Error('The keyer app was not built.');
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  // Functions, as `$` has a meaning in replacement texts.
  return page
    .replace('<!--styles-->', () => `<style>${styles.source}</style>`)
    .replace(
      '<!--script-->',
      () => `<script>${script.code.replaceAll('</script', '<\\/script')}</script>`,
    );
}
