import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/database.ts';
import { webhooks } from './schema/outbox.ts';
import { products } from './schema/products.ts';
import { writeTogether } from './write-together.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const product = (key: string) =>
  db.insert(products).values({ key, nameZh: key, nameEn: key, taglineZh: '', taglineEn: '' });
const webhook = (name: string) =>
  sql`insert into ${webhooks} (name, kind, address, address_hint, events)
    values (${name}, 'generic', '', '', '{code.redeemed}')`;

test('writes of several tables are one statement, with the values of each', async () => {
  await writeTogether(db, [product('one'), webhook('first'), product('two')]);
  expect((await db.select().from(products)).map(({ key }) => key).sort()).toEqual(['one', 'two']);
  expect(await db.select().from(webhooks)).toMatchObject([{ name: 'first' }]);
});

test('one that is refused undoes the others', async () => {
  await expect(writeTogether(db, [product('three'), webhook('first')])).rejects.toThrow();
  expect(await db.$count(products)).toBe(2);
});
