import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '#db/schema/documents.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let site: TestApi;
beforeAll(async () => {
  test = await createDemoDatabase();
  site = createTestApi(test.db);
}, 120_000);
afterAll(() => test.drop());

const article = (slug: string) =>
  site.api('GET /articles/:slug', { params: { slug }, query: { locale: 'en' } });
const document = (slug: string) => site.api('GET /documents/:slug', { params: { slug } });

it('says of an English article which document has its subject in Chinese', async () => {
  expect(await article('dami-desktop')).toMatchObject({
    hasOtherLanguage: false,
    documentInOther: 'dami-desktop',
  });
  expect(await article('sdk-1-5-linux')).toMatchObject({ documentInOther: null });
});

it('says of a document which article has its subject in English', async () => {
  expect(await document('dami-desktop')).toMatchObject({ articleInOther: 'dami-desktop' });
  expect(await document('lip-sync')).toMatchObject({ articleInOther: 'lip-sync-offset' });
  expect(await document('sdk-licence')).toMatchObject({ articleInOther: null });
});

it('names no English article that is not public, and finds its way back from one', async () => {
  const named = { englishArticle: 'wireless-microphones' };
  await test.db.update(documents).set(named).where(eq(documents.slug, 'sdk-licence'));
  expect(await document('sdk-licence')).toMatchObject({ articleInOther: 'wireless-microphones' });
  // The document with the name of the article comes first.
  expect(await article('wireless-microphones')).toMatchObject({
    documentInOther: 'wireless-microphones',
  });
  await test.db
    .update(documents)
    .set({ slug: 'radio-microphones' })
    .where(eq(documents.slug, 'wireless-microphones'));
  expect(await article('wireless-microphones')).toMatchObject({ documentInOther: 'sdk-licence' });
  await test.db.update(documents).set({ englishArticle: 'no-such-article' });
  expect(await document('sdk-licence')).toMatchObject({ articleInOther: null });
});
