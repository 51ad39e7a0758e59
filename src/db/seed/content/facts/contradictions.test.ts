import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FindContradictions, openFactCheck } from '#content/facts/contradictions.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';

const sources = path.resolve(import.meta.dirname, '../../../..');

/** Files with texts that visitors read. */
const files = ['db/seed', 'site/i18n', 'ui/i18n', 'blocks'].flatMap((folder) =>
  readdirSync(path.join(sources, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:md|ts|json)$/.test(name) && !/\.test\.|(?:^|\/)facts\//.test(name))
    .map((name) => path.join(folder, name)),
);

let database: TestDatabase;
let find: FindContradictions;
beforeAll(async () => {
  database = await createDemoDatabase();
  find = await openFactCheck(database.db);
}, 120_000);
afterAll(async () => {
  await database.drop();
});

it('states no other number for a fact in any text of the demo content', () => {
  expect(files.length).toBeGreaterThan(150);
  const contradictions = files.flatMap((file) => {
    const text = readFileSync(path.join(sources, file), 'utf8');
    return find(text, /\ben\b/.test(path.basename(file)) ? 'en' : 'zh').map(
      ({ fact, expected, stated, line }) =>
        `${file}:${line} states "${stated}", but ${fact} is ${expected}`,
    );
  });
  expect(contradictions).toEqual([]);
});
