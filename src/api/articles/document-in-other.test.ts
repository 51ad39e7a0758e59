import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addArticle } from '#tests/support/records/articles.ts';
import { addDocument, addSection } from '#tests/support/records/documents.ts';

let test: TestDatabase;
let site: TestApi;
let sectionId: string;
beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  sectionId = await addSection(test.db, { slug: 'section' });
});
afterAll(() => test?.drop());

const article = (slug: string) =>
  site.api('GET /articles/:slug', { params: { slug }, query: { locale: 'en' } });
const document = (slug: string) => site.api('GET /documents/:slug', { params: { slug } });
const english = { locales: ['en'] } as const;

it('says of an English article which document has its subject in Chinese', async () => {
  await addArticle(test.db, { slug: 'desktop', ...english });
  await addDocument(test.db, { slug: 'desktop', sectionId });
  await addArticle(test.db, { slug: 'alone', ...english });
  expect(await article('desktop')).toMatchObject({
    hasOtherLanguage: false,
    documentInOther: 'desktop',
  });
  expect(await article('alone')).toMatchObject({ documentInOther: null });
});

it('says of a document which article has its subject in English', async () => {
  await addArticle(test.db, { slug: 'same-name', ...english });
  await addDocument(test.db, { slug: 'same-name', sectionId });
  await addArticle(test.db, { slug: 'lip-sync-offset', ...english });
  await addDocument(test.db, { slug: 'lip-sync', sectionId, englishArticle: 'lip-sync-offset' });
  await addDocument(test.db, { slug: 'licence', sectionId });
  expect(await document('same-name')).toMatchObject({ articleInOther: 'same-name' });
  expect(await document('lip-sync')).toMatchObject({ articleInOther: 'lip-sync-offset' });
  expect(await document('licence')).toMatchObject({ articleInOther: null });
});

it('names no English article that is not public', async () => {
  await addDocument(test.db, { slug: 'nowhere', sectionId, englishArticle: 'no-such-article' });
  await addArticle(test.db, { slug: 'unfinished', status: 'draft', ...english });
  await addDocument(test.db, { slug: 'early', sectionId, englishArticle: 'unfinished' });
  expect(await document('nowhere')).toMatchObject({ articleInOther: null });
  expect(await document('early')).toMatchObject({ articleInOther: null });
});

it('finds the way back from a named article; the document of its own name comes first', async () => {
  await addArticle(test.db, { slug: 'radio', ...english });
  await addDocument(test.db, { slug: 'microphones', sectionId, englishArticle: 'radio' });
  expect(await article('radio')).toMatchObject({ documentInOther: 'microphones' });
  await addDocument(test.db, { slug: 'radio', sectionId });
  expect(await article('radio')).toMatchObject({ documentInOther: 'radio' });
  expect(await document('microphones')).toMatchObject({ articleInOther: 'radio' });
});
