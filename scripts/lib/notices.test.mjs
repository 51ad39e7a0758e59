import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BUNDLED, isAllowed, notices, productionPackages } from './notices.mjs';

const root = path.resolve('.');
const packages = productionPackages(root);

test('every production package has an allowed licence', () => {
  const refused = packages.filter((one) => !isAllowed(one));
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  expect(packages.length).toBeGreaterThan(200);
});

test.each([
  ['a', 'GPL-3.0-only', false],
  ['a', 'LGPL-3.0-or-later', false],
  ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', true],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['a', '(MIT OR GPL-2.0)', true],
  ['a', 'MIT AND AGPL-3.0', false],
  ['a', undefined, false],
])('whether %s may have the licence %s: %s', (name, license, allowed) => {
  expect(isAllowed({ name, license })).toBe(allowed);
});

test('the notices name every package, with the source and licence of the LGPL parts', () => {
  const text = notices(root);
  for (const { name, version, license } of packages) {
    expect(text).toContain(`${name} ${version}: ${license}`);
  }
  // Of an installed package the text is there too, unless its package has none.
  const installed = packages.filter((one) => one.text);
  expect(installed.length).toBeGreaterThan(150);
  for (const { text: licence } of installed) expect(text).toContain(licence);
  expect(text).toContain('https://github.com/libvips/libvips');
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(text).toContain('GNU GENERAL PUBLIC LICENSE');
});

test('development packages in shipped code are among the notices', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const imported = new Set();
  for (const file of files) {
    const text = readFileSync(path.join('src', file), 'utf8');
    for (const [, typeOnly, name] of text.matchAll(
      /(?:import|export) (type )?(?:[^'";]*? from )?'((?:@[\w.-]+\/)?[\w.-]+)(?!:)\b|url\(["']?~?((?:@[\w.-]+\/)?[\w.-]+)/g,
    )) {
      if (name && !typeOnly && devDependencies[name]) imported.add(name);
    }
  }
  // Vite serves the site in development only.
  imported.delete('vite');
  expect([...imported].filter((name) => !BUNDLED.includes(name))).toEqual([]);
});
