import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import { documentFeedback } from '#db/schema/documents.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addDocument, addSection } from '#tests/support/records/documents.ts';
import { saveFeedback } from './feedback.ts';

let test: TestDatabase;
let site: TestApi;
let slug: string;
let documentId: string;
let sectionId: string;
let count = 0;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  sectionId = await addSection(test.db, { slug: 'section' });
});
beforeEach(async () => {
  await test.db.delete(rateLimits);
  slug = `document-${++count}`;
  documentId = await addDocument(test.db, { slug, sectionId, locales: ['zh', 'en'] });
});
afterAll(() => test?.drop());

const send = (body: unknown, to = slug) =>
  site.fetch(`/documents/${to}/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const stored = () =>
  test.db
    .select()
    .from(documentFeedback)
    .where(eq(documentFeedback.documentId, documentId))
    .orderBy(documentFeedback.locale);

describe('POST /documents/:slug/feedback', () => {
  it('counts a reader once, stores the last answer and nothing about the reader', async () => {
    expect((await send({ helpful: true })).status).toBe(200);
    expect((await send({ helpful: false, reason: 'outdated' })).status).toBe(200);
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ helpful: false, reason: 'outdated', locale: 'zh', version: 1 });
    const all = JSON.stringify([rows, await test.db.select().from(rateLimits)]);
    expect(all).not.toContain('203.0.113.1');
  });

  it('stores the comment without contact data', async () => {
    const comment = ' 少一张接线图，请打 138 0013 8000 或写信 a.b@example.com ';
    expect((await send({ helpful: false, reason: 'incomplete', comment })).status).toBe(200);
    expect(await stored()).toMatchObject([{ comment: '少一张接线图，请打 […] 或写信 […]' }]);
    expect((await send({ helpful: true })).status).toBe(200);
    expect(await stored()).toMatchObject([{ comment: null }]);
    expect((await send({ helpful: false, comment: '字'.repeat(501) })).status).toBe(400);
  });

  it('stores one answer for each language of a document', async () => {
    const save = (locale: Locale, helpful: boolean) =>
      saveFeedback(test.db, { slug, reader: 'reader', locale, helpful }, 'http://localhost/');
    await save('zh', true);
    await save('en', true);
    await save('en', false);
    expect(await stored()).toMatchObject([
      { locale: 'en', helpful: false },
      { locale: 'zh', helpful: true },
    ]);
  });

  it('rejects combinations that make no sense', async () => {
    expect((await send({ helpful: true, reason: 'wrong' })).status).toBe(400);
    expect((await send({ helpful: false, reason: 'boring' })).status).toBe(400);
    expect((await send({ helpful: 'yes' })).status).toBe(400);
    const unknown = await send({ helpful: true, name: 'x' });
    expect((await unknown.json()).fields[0].path).toBe('name');
    expect((await send({ helpful: true }, 'missing')).status).toBe(404);
  });

  it('limits the answers of one address', async () => {
    let refused: Response | undefined;
    for (let calls = 0; calls < 30 && !refused; calls += 1) {
      const response = await send({ helpful: true });
      if (response.status !== 200) refused = response;
    }
    expect(refused?.status).toBe(429);
    expect((await refused?.json())?.errorCode).toBe('RATE_LIMITED');
  });
});
