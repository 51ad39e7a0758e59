import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Its own folder, and what it makes: tests compare the files with their sources and hashes. */
const folders = ['studio', 'media', 'src/ui/art'];
const settings = ['package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * The files that the check of the studio reads: its own and those it makes, the modules of the
 * product that these import, and theirs.
 * @param {string} root
 * @returns {string[]} paths below the root, in order
 */
export function studioInputs(root) {
  const found = new Set();
  const queue = [
    ...settings.map((name) => path.join(root, name)),
    ...folders.flatMap((folder) => filesBelow(path.join(root, folder))),
  ];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (found.has(file) || !existsSync(file) || !statSync(file).isFile()) continue;
    found.add(file);
    if (/\.(?:m?[jt]s|tsx)$/.test(file)) queue.push(...importsOf(root, file));
  }
  return [...found].map((file) => path.relative(root, file)).sort();
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return (
    names
      // Vitest keeps its times there.
      .filter((name) => !/(?:^|[\\/])node_modules(?:[\\/]|$)/.test(name))
      .map((name) => path.join(folder, name))
  );
}

/** Files that a module names in imports, as far as they may be files of the project. */
function importsOf(root, file) {
  const names = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([.#][^'?]+)/g);
  return [...names].map(([, name]) =>
    name.startsWith('.') ? path.resolve(path.dirname(file), name) : ofAlias(root, name),
  );
}

/** The file of an import such as `#ui/text.ts`, by the aliases in package.json. */
function ofAlias(root, name) {
  const { imports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const alias = Object.keys(imports)
    .filter((key) => name.startsWith(key.slice(0, -1)))
    .sort((one, other) => other.length - one.length)[0];
  return path.join(root, imports[alias].slice(0, -1), name.slice(alias.length - 1));
}

/**
 * A hash of all that the check of the studio depends on.
 * @param {string} root
 */
export function studioHash(root) {
  const hash = createHash('sha256');
  for (const file of studioInputs(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
