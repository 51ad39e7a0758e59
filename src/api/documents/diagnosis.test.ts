import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addDiagnosis, diagnosisSteps } from '#tests/support/records/diagnoses.ts';
import { addDocument, addSection } from '#tests/support/records/documents.ts';
import { addProducts } from '#tests/support/records/site.ts';

let test: TestDatabase;
let site: TestApi;
let sectionId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  await addProducts(test.db);
  sectionId = await addSection(test.db, { slug: 'trouble' });
});
afterAll(() => test?.drop());

type Fields = Omit<Parameters<typeof addDiagnosis>[1], 'slug' | 'documentId'>;

/** Adds a document that offers a diagnosis. */
async function offer(slug: string, fields: Fields = {}, locales: Locale[] = ['zh', 'en']) {
  const documentId = await addDocument(test.db, { slug, sectionId, locales });
  await addDiagnosis(test.db, { slug, documentId, ...fields });
}

const read = async (slug: string, locale: Locale = 'zh') =>
  (await site.api('GET /documents/:slug', { params: { slug }, query: { locale } })).diagnosis;
const listed = async (query: object = {}) =>
  (await site.api('GET /documents', { query })).diagnoses.map(({ slug }) => slug);

describe('the diagnosis of a document', () => {
  it('is returned with its steps, product and document titles', async () => {
    const cables = await addDocument(test.db, { slug: 'cables', title: '线缆', sectionId });
    const steps = diagnosisSteps([cables]);
    await offer('no-signal', { title: '没有画面', productKey: 'cyan', steps });
    const diagnosis = await read('no-signal');
    expect(diagnosis).toMatchObject({
      title: '没有画面',
      product: { key: 'cyan', name: '产品 cyan' },
    });
    expect(diagnosis?.steps[0]).toMatchObject({
      id: 'screen',
      text: 'What is shown?',
      answers: [
        { label: 'Nothing', to: 'cable' },
        { label: 'Colour bars', to: 'source' },
      ],
      actions: [],
      documents: [],
    });
    expect(diagnosis?.steps[1]?.documents).toEqual([{ slug: 'cables', title: '线缆' }]);
    expect(await read('cables')).toBeNull();
  });

  it('may be about no product', async () => {
    await offer('hum');
    expect(await read('hum')).toMatchObject({ product: null });
  });

  it('is in the requested language, without links to documents that are missing in it', async () => {
    const only = await addDocument(test.db, { slug: 'chinese-only', sectionId });
    await offer('bilingual', { locales: ['zh', 'en'], steps: diagnosisSteps([only]) });
    const documentsOf = async (locale: Locale) =>
      (await read('bilingual', locale))?.steps.flatMap((step) => step.documents);
    expect(await documentsOf('zh')).toEqual([{ slug: 'chinese-only', title: 'chinese-only' }]);
    expect(await documentsOf('en')).toEqual([]);
    await offer('untranslated');
    expect(await read('untranslated', 'en')).toBeNull();
  });

  it('is listed with its document, in tree order and within the section', async () => {
    const picture = await addSection(test.db, { slug: 'picture', sort: 1 });
    const colour = await addSection(test.db, { slug: 'colour', parentId: picture, sort: 2 });
    const sound = await addSection(test.db, { slug: 'sound', sort: 3 });
    for (const [slug, section] of [
      ['echo', sound],
      ['tint', colour],
      ['flicker', picture],
    ] as const) {
      const documentId = await addDocument(test.db, { slug, sectionId: section });
      await addDiagnosis(test.db, { slug, documentId });
    }
    expect((await listed()).filter((slug) => /echo|tint|flicker/.test(slug))).toEqual([
      'flicker',
      'tint',
      'echo',
    ]);
    expect(await listed({ section: 'picture' })).toEqual(['flicker', 'tint']);
    expect(await listed({ section: 'sound' })).toEqual(['echo']);
    expect(await listed({ section: 'nothing' })).toEqual([]);
  });

  it.each([
    ['is switched off', 'off', { active: false }],
    ['is archived', 'archived', { status: 'archived' as const }],
  ])('is hidden if it %s', async (_, slug, fields) => {
    await offer(slug, fields);
    expect(await read(slug)).toBeNull();
    expect(await listed()).not.toContain(slug);
  });

  it('is hidden if it has faults', async () => {
    await offer('faulty', { steps: diagnosisSteps().slice(0, -1) });
    expect(await read('faulty')).toBeNull();
  });
});
