import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale } from '#contracts/locale.ts';
import {
  diagnoses,
  diagnosisTranslations,
  documentFeedback,
  documents,
  documentTranslations as texts,
} from '#db/schema/documents.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { seedDiagnoses } from '#db/seed/diagnoses.ts';
import { seedDocuments } from '#db/seed/documents.ts';
import { seedFacts } from '#db/seed/facts.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { DocumentSection } from './contract.ts';
import { saveFeedback } from './feedback.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  await seedSite(test.db);
  await seedFacts(test.db);
  await seedDocuments(test.db);
  await seedDiagnoses(test.db);
  site = createTestApi(test.db);
  // Renders every document, which takes long on a busy machine.
}, 60_000);
afterAll(() => test.drop());

const depthOf = (sections: DocumentSection[]): number =>
  Math.max(0, ...sections.map((section) => 1 + depthOf(section.sections)));

describe('GET /documents', () => {
  it('returns the tree with counts, and the documents in tree order', async () => {
    const { items, total, sections, popular, products } = await site.api('GET /documents');
    expect(total).toBeGreaterThanOrEqual(30);
    expect(items).toHaveLength(total);
    expect(depthOf(sections)).toBeGreaterThanOrEqual(3);
    expect(sections.reduce((sum, section) => sum + section.count, 0)).toBe(total);
    const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
    expect(sections.reduce((sum, section) => sum + section.minutes, 0)).toBe(minutes);
    expect(items[0]?.section.slug).toBe('getting-started');
    expect(items.at(-1)?.section.slug).toBe('troubleshoot-sound-network');
    expect(popular.map(({ slug }) => slug).slice(0, 2)).toEqual([
      'first-live-room',
      'green-screen-lighting',
    ]);
    expect(products.map(({ key }) => key)).toEqual(['3d', 'cyan', 'flower', 'sdk', 'app']);
  });

  it('filters by section with its subsections, by product, level and words', async () => {
    const list = async (query: Record<string, string>) =>
      (await site.api('GET /documents', { query })).items;
    const cutout = await list({ section: 'cutout' });
    expect(new Set(cutout.map((item) => item.section.slug))).toEqual(
      new Set([
        'cutout-basics',
        'cutout-scenes',
        'sdk-quickstart',
        'sdk-reference',
        'sdk-operation',
      ]),
    );
    expect((await list({ section: 'sdk-quickstart' })).map((item) => item.slug)).toEqual([
      'sdk-web-quickstart',
      'sdk-windows-cpp',
      'sdk-ios-swift',
      'sdk-android-kotlin',
      'sdk-macos-swift',
      'sdk-linux-server',
      'sdk-windows-csharp',
    ]);
    expect(await list({ section: 'unknown' })).toEqual([]);
    expect((await list({ product: 'flower' })).map((item) => item.slug)).toEqual([
      'flower-first-scene',
      'flower-palette',
      'flower-interaction',
    ]);
    const advanced = await list({ level: 'advanced' });
    expect(advanced.every((item) => item.level === 'advanced')).toBe(true);
    expect((await list({ q: 'srt' })).map((item) => item.slug)).toContain('ndi-srt-rtmp');
    expect(await list({ q: '_' })).toEqual([]);
  });

  it('counts the matching documents in the tree, and keeps sections without matches', async () => {
    const find = async (query: Record<string, string>) =>
      (await site.api('GET /documents', { query })).sections;
    const all = await find({});
    const flower = await find({ product: 'flower' });
    expect(flower.map(({ slug }) => slug)).toEqual(all.map(({ slug }) => slug));
    expect(flower.filter(({ count }) => count > 0).map(({ slug }) => slug)).toEqual(['cutout']);
    expect(flower.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(flower.map(({ minutes }) => minutes)).toEqual(all.map(({ minutes }) => minutes));
    const narrowed = await find({ section: 'sound', level: 'beginner' });
    expect(narrowed.length).toBe(all.length);
  });

  it('pages through the tree', async () => {
    const query = { pageSize: 5 };
    const first = await site.api('GET /documents', { query });
    const second = await site.api('GET /documents', { query: { ...query, page: 2 } });
    expect([first.items.length, second.items.length]).toEqual([5, 5]);
    const all = await site.api('GET /documents');
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 10));
  });

  it.each(['pageSize=1000', 'level=expert', 'product=x', 'page=-1', 'sort=name'])(
    'rejects %s and names the field',
    async (query) => {
      const response = await site.fetch(`/documents?${query}`);
      expect(response.status).toBe(400);
      expect((await response.json()).fields[0].path).toBe(query.split('=')[0]);
    },
  );
});

describe('GET /documents/:slug', () => {
  it('returns the document with its position, neighbours and related documents in order', async () => {
    const params = { slug: 'cyan-parameters' };
    const document = await site.api('GET /documents/:slug', { params });
    expect(document.path.map(({ slug }) => slug)).toEqual(['cutout', 'cutout-basics']);
    expect(document).toMatchObject({ versionFrom: '3.2.0', versionTo: null });
    expect(document.previous?.slug).toBe('key-colour-choice');
    expect(document.next?.slug).toBe('uneven-background');
    expect(document.related.map(({ slug }) => slug)).toEqual([
      'troubleshoot-cutout-edges',
      'key-colour-choice',
      'sdk-web-quickstart',
    ]);
  });

  it('links all documents of the tree in sequence, and numbers each course', async () => {
    const read = (slug: string) => site.api('GET /documents/:slug', { params: { slug } });
    const { items, sections } = await site.api('GET /documents');
    const walked: string[] = [];
    const positions = new Map<string, number[]>();
    for (let slug = items[0]?.slug; slug; ) {
      const { course, next, previous } = await read(slug);
      expect(previous?.slug).toBe(walked.at(-1));
      expect(course.documents.find((entry) => entry.slug === slug)?.position).toBe(course.position);
      positions.set(course.slug, [...(positions.get(course.slug) ?? []), course.position]);
      walked.push(slug);
      slug = next?.slug;
    }
    expect(walked).toEqual(items.map((item) => item.slug));
    for (const { slug, count } of sections) {
      expect(positions.get(slug)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
    }
    const third = await read('sdk-licence');
    expect(third.path.map(({ slug }) => slug)).toEqual(['cutout', 'cutout-sdk', 'sdk-operation']);
    const cutout = sections.find(({ slug }) => slug === 'cutout');
    expect(third.course).toMatchObject({ count: cutout?.count, minutes: cutout?.minutes });
    expect(third.course.documents).toHaveLength(third.course.count);
  });

  it('returns 404 for documents that are missing, drafts, in the future or in another language', async () => {
    const [row] = await test.db
      .select()
      .from(documents)
      .where(eq(documents.slug, 'room-acoustics'));
    const isText = and(eq(texts.documentId, row?.id ?? ''), eq(texts.locale, 'zh'));
    const status = async (path: string) => (await site.fetch(path)).status;
    expect(await status('/documents/missing')).toBe(404);
    expect(await status('/documents/room-acoustics')).toBe(200);
    expect(await status('/documents/room-acoustics?locale=en')).toBe(404);
    await test.db.update(texts).set({ status: 'draft' }).where(isText);
    expect(await status('/documents/room-acoustics')).toBe(404);
    const later = new Date(Date.now() + 60_000);
    await test.db.update(texts).set({ status: 'published', publishedAt: later }).where(isText);
    expect(await status('/documents/room-acoustics')).toBe(404);
    const { sections } = await site.api('GET /documents');
    const studio = sections.find(({ slug }) => slug === 'studio');
    expect(studio?.sections.find(({ slug }) => slug === 'sound')?.count).toBe(3);
    expect((await site.fetch('/documents/gain-staging-loudness')).status).toBe(200);
  });
});

describe('the change time of a document', () => {
  it('is never before its publication', async () => {
    const [row] = await test.db
      .select()
      .from(documents)
      .where(eq(documents.slug, 'gain-staging-loudness'));
    const publishedAt = new Date(Date.now() - 1_000);
    await test.db
      .update(texts)
      .set({ publishedAt, contentUpdatedAt: new Date('2020-01-01') })
      .where(and(eq(texts.documentId, row?.id ?? ''), eq(texts.locale, 'zh')));
    const document = await site.api('GET /documents/:slug', {
      params: { slug: 'gain-staging-loudness' },
    });
    expect(document.updatedAt).toBe(publishedAt.toISOString());
    const { items } = await site.api('GET /documents', { query: { section: 'sound' } });
    const card = items.find(({ slug }) => slug === 'gain-staging-loudness');
    expect(card?.updatedAt).toBe(publishedAt.toISOString());
  });
});

describe('the diagnosis of a document', () => {
  const UID = 'troubleshoot-no-signal';
  const read = async (query: { locale?: 'zh' | 'en' } = {}) =>
    (await site.api('GET /documents/:slug', { params: { slug: UID }, query })).diagnosis;

  it('is returned with its steps, product and document titles; other documents have none', async () => {
    const diagnosis = await read();
    expect(diagnosis).toMatchObject({ title: '没有画面', product: { key: 'cyan', name: '青幕' } });
    expect(diagnosis?.steps[0]).toMatchObject({
      id: 'screen',
      text: '软件的输入画面里，现在看到的是什么？',
      actions: [],
      documents: [],
    });
    expect(diagnosis?.steps[0]?.answers[0]).toEqual({
      label: '“无信号”字样、彩条或厂商标志',
      to: 'monitor',
    });
    expect(diagnosis?.steps.find(({ id }) => id === 'cable')?.documents).toEqual([
      { slug: 'hdmi-sdi-cables', title: 'HDMI 与 SDI 的线长与故障' },
    ]);
    const other = await site.api('GET /documents/:slug', { params: { slug: 'lip-sync' } });
    expect(other.diagnosis).toBeNull();
    const sound = await site.api('GET /documents/:slug', { params: { slug: 'troubleshoot-echo' } });
    expect(sound.diagnosis?.product).toBeNull();
    expect(Buffer.byteLength(JSON.stringify(diagnosis))).toBeLessThan(16 * 1024);
  });

  it('is in the requested language, without links to documents that are missing in it', async () => {
    const [row] = await test.db.select().from(documents).where(eq(documents.slug, UID));
    const english = { documentId: row?.id ?? '', locale: 'en' as const, title: 'No picture' };
    await test.db
      .insert(texts)
      .values({ ...english, status: 'published', publishedAt: new Date() });
    const diagnosis = await read({ locale: 'en' });
    expect(diagnosis?.title).toBe('No picture');
    expect(JSON.stringify(diagnosis)).not.toMatch(/\p{Script=Han}/u);
    expect(diagnosis?.steps.flatMap((step) => step.documents)).toEqual([]);
  });

  it('is listed with its document, in tree order and within the section', async () => {
    const list = async (query: Record<string, string> = {}) =>
      (await site.api('GET /documents', { query })).diagnoses;
    const all = await list();
    expect(all.map(({ slug }) => slug)).toEqual([
      'troubleshoot-no-signal',
      'troubleshoot-cutout-edges',
      'troubleshoot-flicker',
      'troubleshoot-colour-mismatch',
      'troubleshoot-stutter',
      'troubleshoot-echo',
    ]);
    expect(await list({ section: 'troubleshooting' })).toEqual(all);
    expect(await list({ section: 'troubleshoot-picture' })).toEqual(all.slice(0, 4));
    expect(await list({ section: 'studio' })).toEqual([]);
  });

  it('is hidden if it is switched off, has faults or is not public in the language', async () => {
    const isOwn = eq(diagnoses.slug, 'no-picture');
    const [own] = await test.db.select().from(diagnoses).where(isOwn);
    const isChinese = and(
      eq(diagnosisTranslations.diagnosisId, own?.id ?? ''),
      eq(diagnosisTranslations.locale, 'zh'),
    );
    const [text] = await test.db.select().from(diagnosisTranslations).where(isChinese);
    const steps = text?.steps ?? [];
    const write = (columns: Partial<typeof diagnosisTranslations.$inferInsert>) =>
      test.db.update(diagnosisTranslations).set(columns).where(isChinese);
    await write({ steps: steps.slice(0, -1) });
    expect(await read()).toBeNull();
    await write({ steps, status: 'archived' });
    expect(await read()).toBeNull();
    expect((await read({ locale: 'en' }))?.steps).toHaveLength(steps.length);
    await write({ status: 'published' });
    await test.db.update(diagnoses).set({ active: false }).where(isOwn);
    expect(await read()).toBeNull();
    const { diagnoses: listed } = await site.api('GET /documents');
    expect(listed.map(({ slug }) => slug)).not.toContain(UID);
    await test.db.update(diagnoses).set({ active: true }).where(isOwn);
    expect((await read())?.steps).toHaveLength(steps.length);
  });
});

describe('POST /documents/:slug/feedback', () => {
  const send = (body: unknown, slug = 'cyan-parameters') =>
    site.fetch(`/documents/${slug}/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('counts a reader once, stores the last answer and nothing about the reader', async () => {
    expect((await send({ helpful: true })).status).toBe(200);
    expect((await send({ helpful: false, reason: 'outdated' })).status).toBe(200);
    const rows = await test.db.select().from(documentFeedback);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ helpful: false, reason: 'outdated', locale: 'zh', version: 1 });
    const stored = JSON.stringify([rows, await test.db.select().from(rateLimits)]);
    expect(stored).not.toContain('203.0.113.1');
  });

  it('stores the comment without contact data', async () => {
    const comment = ' 少一张接线图，请打 138 0013 8000 或写信 a.b@example.com ';
    expect((await send({ helpful: false, reason: 'incomplete', comment })).status).toBe(200);
    const [row] = await test.db.select().from(documentFeedback);
    expect(row?.comment).toBe('少一张接线图，请打 […] 或写信 […]');
    expect((await send({ helpful: true })).status).toBe(200);
    const [after] = await test.db.select().from(documentFeedback);
    expect(after?.comment).toBeNull();
    expect((await send({ helpful: false, comment: '字'.repeat(501) })).status).toBe(400);
  });

  it('stores one answer for each language of a document', async () => {
    const [text] = await test.db
      .select({ documentId: texts.documentId })
      .from(texts)
      .innerJoin(documents, eq(documents.id, texts.documentId))
      .where(eq(documents.slug, 'pre-show-checklist'));
    if (!text) throw new Error('the document is missing');
    await test.db.insert(texts).values({
      ...text,
      locale: 'en',
      title: 'Checklist',
      status: 'published',
      publishedAt: new Date(),
    });
    const answer = { slug: 'pre-show-checklist', reader: 'reader' };
    const save = (locale: Locale, helpful: boolean) =>
      saveFeedback(test.db, { ...answer, locale, helpful }, 'http://localhost/');
    await save('zh', true);
    await save('en', true);
    await save('en', false);
    const rows = await test.db
      .select({ locale: documentFeedback.locale, helpful: documentFeedback.helpful })
      .from(documentFeedback)
      .where(eq(documentFeedback.documentId, text.documentId))
      .orderBy(documentFeedback.locale);
    expect(rows).toEqual([
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
    for (let count = 0; count < 30 && !refused; count += 1) {
      const response = await send({ helpful: true });
      if (response.status !== 200) refused = response;
    }
    expect(refused?.status).toBe(429);
    expect((await refused?.json())?.errorCode).toBe('RATE_LIMITED');
  });
});
