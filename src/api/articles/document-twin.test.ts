import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('says of an English article whether its Chinese text is a document', async () => {
  expect(await article('dami-desktop')).toMatchObject({
    hasOtherLanguage: false,
    isDocumentInOther: true,
  });
  expect(await article('sdk-1-5-linux')).toMatchObject({ isDocumentInOther: false });
});

it('says of a document whether its English text is an article', async () => {
  expect(await document('dami-desktop')).toMatchObject({ isArticleInOther: true });
  expect(await document('lip-sync')).toMatchObject({ isArticleInOther: false });
});
