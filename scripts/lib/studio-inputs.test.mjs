import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { studioHash, studioInputs } from './studio-inputs.mjs';

let root = '';
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'studio-inputs-'));
  write(
    'package.json',
    JSON.stringify({ imports: { '#keyer/*': './packages/keyer/*', '#*': './src/*' } }),
  );
  write('studio/scenes/room.ts', "import { a } from '../../src/a.ts';\nimport pngs from 'sharp';");
  write('src/a.ts', "export { b } from '#b.ts';\nconst c = import('#keyer/c.ts');");
  write('src/b.ts', 'export const b = 1;');
  write('packages/keyer/c.ts', '');
  write('media/hall/960.webp', '');
  write('src/other.ts', '');
});
afterEach(() => rmSync(root, { recursive: true }));

it('the check of the studio depends on its files, what it makes and what they import, at any depth', () => {
  expect(studioInputs(root)).toEqual([
    'media/hall/960.webp',
    'package.json',
    'packages/keyer/c.ts',
    'src/a.ts',
    'src/b.ts',
    'studio/scenes/room.ts',
  ]);
});

it('the hash changes with one of them, or with a new one, and with nothing else', () => {
  const before = studioHash(root);
  write('src/other.ts', 'export const other = 1;');
  write('studio/node_modules/.vite/results.json', '{}');
  expect(studioHash(root)).toBe(before);
  write('src/b.ts', 'export const b = 2;');
  const changed = studioHash(root);
  expect(changed).not.toBe(before);
  write('studio/new.test.ts', '');
  expect(studioHash(root)).not.toBe(changed);
});
