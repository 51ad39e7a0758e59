import { readdirSync, readFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema/index.ts';

const folder = new URL('migrations/', import.meta.url);
const snapshots = readdirSync(new URL('meta/', folder))
  .filter((name) => name.endsWith('_snapshot.json'))
  .sort();
const snapshotOf = (name = '') => JSON.parse(readFileSync(new URL(`meta/${name}`, folder), 'utf8'));

it('the newest snapshot is the schema: a change of the schema needs npm run db:generate', async () => {
  const stored = snapshotOf(snapshots.at(-1));
  expect(await generateMigration(stored, generateDrizzleJson({ ...schema }))).toEqual([]);
});

it('the first migration makes what its snapshot says', async () => {
  const [file] = readdirSync(folder).filter((name) => name.startsWith('0000_'));
  const statements = readFileSync(new URL(file ?? '', folder), 'utf8').split(
    '--> statement-breakpoint',
  );
  const expected = await generateMigration(generateDrizzleJson({}), snapshotOf(snapshots[0]));
  const trimmed = (list: string[]) => list.map((statement) => statement.trim());
  expect(trimmed(statements)).toEqual(trimmed(expected));
});
