import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { chunkGroups, namesModule } from './chunk-groups.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => `/${file.replaceAll('\\', '/')}`);

it.each(
  chunkGroups.flatMap(({ name, modules, except = [] }) =>
    [...modules, ...except].map((pattern) => [name, pattern]),
  ),
)('the part “%s” has a module %s', (_name, pattern) => {
  expect(files.filter((file) => namesModule(pattern, file))).not.toEqual([]);
});

it.each(chunkGroups.flatMap(({ packages = [] }) => packages))('the package %s exists', (name) => {
  expect(globSync(`node_modules/${name}`, { cwd: root })).toHaveLength(1);
});
