import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { functionFiles } from './function-files.ts';

test('every SQL file of the folder is carried out, and no other one', () => {
  const folder = path.join(import.meta.dirname, 'functions');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  expect(functionFiles.map((name) => `${name}.sql`).sort()).toEqual(files.sort());
});
