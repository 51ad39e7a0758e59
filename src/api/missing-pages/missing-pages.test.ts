import { afterAll, beforeEach, expect, test } from 'vitest';
import { missingPages } from '#db/schema/site.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { temporaryFolder } from '#tests/support/server-process.ts';
import { saveMissingPages } from './counts.ts';
import { pathSimilarity, suggestedTarget } from './suggestion.ts';

const { folder, remove } = temporaryFolder();
const database = await createDemoDatabase(folder);
const { db } = database;
afterAll(async () => {
  await database.drop();
  remove();
});
beforeEach(async () => {
  await db.delete(missingPages);
});

const page = (path: string, count = 1, referrer: string | null = null) => ({
  path,
  count,
  referrer,
});
const paths = async () => (await db.select().from(missingPages)).map(({ path }) => path).toSorted();

test('counts add up, and the last page that links to an address is kept', async () => {
  await saveMissingPages(db, [page('/a', 2, '/about'), page('/b')]);
  await saveMissingPages(db, [page('/a', 3)]);
  const rows = await db.select().from(missingPages);
  expect(rows.find(({ path }) => path === '/a')).toMatchObject({
    count: 5,
    lastReferrer: '/about',
  });
});

test('a handled address that is asked for again is open again; an ignored one stays ignored', async () => {
  await db.insert(missingPages).values([
    { path: '/done', status: 'done' },
    { path: '/ignored', status: 'ignored' },
  ]);
  await saveMissingPages(db, [page('/done'), page('/ignored')]);
  const rows = await db.select().from(missingPages);
  expect(Object.fromEntries(rows.map(({ path, status }) => [path, status]))).toEqual({
    '/done': 'open',
    '/ignored': 'ignored',
  });
});

test('the table keeps what is asked for most, and what staff ignore', async () => {
  await db.insert(missingPages).values([
    { path: '/ignored', status: 'ignored' },
    { path: '/often', count: 9 },
    { path: '/old', lastSeenAt: new Date('2020-01-01') },
  ]);
  await saveMissingPages(db, [page('/new')], 3);
  expect(await paths()).toEqual(['/ignored', '/new', '/often']);
});

test('the suggestion is the most similar page, of the site or of a record', async () => {
  const pages = ['/', '/about', '/support/download', '/product/cyan'];
  expect(await suggestedTarget(db, '/support/downloads.html', pages)).toBe('/support/download');
  expect(await suggestedTarget(db, '/en/abouts', pages)).toBe('/en/about');
  expect(await suggestedTarget(db, '/news/backup-stream-srt', pages)).toBe(
    '/show/backup-stream-srt',
  );
  expect(await suggestedTarget(db, '/xyz', pages)).toBeNull();
  expect(pathSimilarity('/About', '/about')).toBe(1);
});
