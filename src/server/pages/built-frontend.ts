import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { renderPage } from '#site/entry-server.tsx';
import { pageModuleSource } from '#site/routing/page-modules.ts';
import type { Frontend } from './frontend.ts';
import { STYLE_PARTS_FILE, type StylePart } from './style-parts.ts';

const ENTRY = 'src/site/entry-client.tsx';
const STYLES = 'style.css';
const ADMIN = 'admin';
const ADMIN_ENTRY = 'src/admin/entry.tsx';
const LOADER = 'src/site/hydration-loader.ts';

/** Loads the built site from its folder; the manifest is read once. */
export async function loadBuiltFrontend(clientDir: string): Promise<Frontend> {
  const manifest = await readManifest(clientDir);
  const entry = chunkOf(manifest, ENTRY);
  const loader = await readFile(path.join(clientDir, chunkOf(manifest, LOADER).file), 'utf8');
  const stylesheet = chunkOf(manifest, STYLES).file;
  const styles = await readFile(path.join(clientDir, STYLE_PARTS_FILE), 'utf8');
  const shared = scriptsOf(manifest, ENTRY);
  const admin = await readManifest(path.join(clientDir, ADMIN));
  const preloads = new Map<string, string[]>();
  const preloadsOf = (page: string | null) => {
    const own = page ? scriptsOf(manifest, pageModuleSource(page)) : new Set<string>();
    return [...new Set([...shared, ...own])].filter((file) => file !== entry.file);
  };
  return {
    build: createHash('sha256').update(JSON.stringify(manifest)).digest('base64url').slice(0, 12),
    entry: entry.file,
    loader: `(()=>{${loader.trim()}})()`,
    styleParts: JSON.parse(styles) as StylePart[],
    stylesheet,
    preloads(page) {
      const key = page ?? '';
      const files = preloads.get(key) ?? preloadsOf(page);
      preloads.set(key, files);
      return files;
    },
    admin: {
      script: `${ADMIN}/${chunkOf(admin, ADMIN_ENTRY).file}`,
      stylesheet: `${ADMIN}/${chunkOf(admin, STYLES).file}`,
    },
    render: renderPage,
    dev: false,
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}. Run "npm run build" again.`);
  return chunk;
}

/** A chunk's script and all its imports. */
function scriptsOf(manifest: Manifest, source: string, files = new Set<string>()): Set<string> {
  const chunk = chunkOf(manifest, source);
  if (files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, files);
  return files;
}
