import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILE_KEY_PATTERN, isFileKey } from '#files/file-key.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addMediaAsset } from '#tests/support/records/media.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const names = ['a', 'A_1.-', 'a/b/c/d/e/f', 'a'.repeat(128)];
const others = ['', '/a', 'a/', 'a//b', '../a', 'a/..', 'a/.b', '.a', 'a b', 'ä', 'a\n', 'a\nb'];

it('the pattern of file keys has the same matches in PostgreSQL and JavaScript', async () => {
  for (const key of [...names, ...others, 'a'.repeat(129), 'a/b/c/d/e/f/g']) {
    const { rows } = await test.db.execute(sql`select ${key} ~ ${FILE_KEY_PATTERN} as "matches"`);
    expect(rows[0]?.matches, key).toBe(isFileKey(key));
  }
  expect(names.every(isFileKey)).toBe(true);
  expect(others.some(isFileKey)).toBe(false);
});

it('a record cannot refer to a file outside of the store', async () => {
  await addMediaAsset(test.db, { storageKey: 'media/a.webp' });
  for (const storageKey of ['../a.webp', '/etc/passwd', 'media/../../a.webp']) {
    await expect(addMediaAsset(test.db, { storageKey })).rejects.toMatchObject({
      cause: { constraint: 'media_assets_storage_key_check' },
    });
  }
});
