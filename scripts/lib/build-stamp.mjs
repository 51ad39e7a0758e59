import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project.mjs';

const stampFile = path.join(root, 'dist', '.build-stamp');
/** Inputs of the build. */
const sources = [
  'src',
  'packages',
  'public',
  'media',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/build.mjs',
  'scripts/lib/commands.mjs',
  'scripts/lib/style-parts.ts',
];

/**
 * Fingerprint of the sources by name, size and modification time; takes some milliseconds for a
 * thousand files.
 */
function fingerprint() {
  const hash = createHash('sha256');
  const visit = (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return;
    if (stats.isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    } else if (!/\.test\.tsx?$/.test(file)) {
      hash.update(`${path.relative(root, file)} ${stats.size} ${stats.mtimeMs}\n`);
    }
  };
  for (const source of sources) visit(path.join(root, source));
  return hash.digest('hex');
}

/** True if dist/ is a complete build, of these or of older sources. */
export const hasBuild = () => existsSync(stampFile);

/** True if dist/ is a complete build of the current sources. */
export function isBuilt() {
  return hasBuild() && readFileSync(stampFile, 'utf8') === fingerprint();
}

/**
 * Call before a build, so that an interrupted build does not count. Returns the function to call
 * after it.
 */
export function beginBuild() {
  rmSync(stampFile, { force: true });
  const stamp = fingerprint();
  return () => writeFileSync(stampFile, stamp);
}
