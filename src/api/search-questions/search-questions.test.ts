import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { emptyTrash } from '#api/publishing/trash.ts';
import { contentRecords } from '#db/schema/content.ts';
import { pages } from '#db/schema/pages.ts';
import { products } from '#db/schema/products.ts';
import { searchPages, searchQuestions, searchRecords } from '#db/schema/search.ts';
import { searchMisses } from '#db/schema/visits.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createDemoDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());
const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
beforeEach(async () => {
  await db.delete(searchQuestions);
});

interface Language {
  locale: string;
  questions: string[];
  updatedAt: string | null;
  isFound: boolean;
}
interface Asked {
  id: string;
  kind: string;
  slug: string;
  languages: Language[];
}
interface Item {
  id: string;
  kind: string;
  zh: string[];
  en: string[] | null;
}

const read = async (id: string) =>
  (await editor(`GET /admin/search-questions/${id}`)).body.data as unknown as Asked;
const save = (id: string, questions: string[], updatedAt: string | null = null, locale = 'zh') =>
  editor(`PUT /admin/search-questions/${id}/${locale}`, { body: { questions, updatedAt } });
const savedAt = async (answer: ReturnType<typeof save>) =>
  ((await answer).body.data as unknown as { updatedAt: string | null }).updatedAt;
const list = async (query: string) =>
  (await editor(`GET /admin/search-questions${query}`)).body.data as unknown as {
    items: Item[];
    next: string | null;
  };
const firstHit = async (q: string, locale: 'zh' | 'en' = 'zh') =>
  (await api.api('GET /search', { query: { q, locale } })).hits[0];
const onlyHits = async (q: string, locale: 'zh' | 'en' = 'zh') =>
  (await api.api('GET /search', { query: { q, locale } })).hits.map(({ kind, slug }) => ({
    kind,
    slug,
  }));

/** A record that visitors find, of each kind. */
async function publicRecords(): Promise<(typeof searchRecords.$inferSelect)[]> {
  const all = await db.select().from(searchRecords);
  const kinds = ['article', 'case', 'document', 'download', 'product', 'page'];
  const found = kinds.map(async (kind) => {
    for (const record of all.filter((one) => one.kind === kind)) {
      if ((await read(record.id)).languages.every(({ isFound }) => isFound)) return record;
    }
    throw new Error(`no ${kind} is public`);
  });
  return Promise.all(found);
}

test('a record of every kind is found first by its questions, at once, until they are removed', async () => {
  for (const { id, kind, slug, hasEnglish } of await publicRecords()) {
    const question = `zz${kind} 怎么回事？`;
    const updatedAt = await savedAt(save(id, ['别的问法', question]));
    expect(await onlyHits(`zz${kind}`)).toEqual([{ kind, slug }]);
    expect(await firstHit(question)).toMatchObject({ kind, slug });
    expect((await read(id)).languages).toEqual([
      { locale: 'zh', questions: ['别的问法', question], updatedAt, isFound: true },
      ...(hasEnglish ? [{ locale: 'en', questions: [], updatedAt: null, isFound: true }] : []),
    ]);
    expect((await save(id, [`why zz${kind}`], null, 'en')).status).toBe(hasEnglish ? 200 : 404);
    expect(await onlyHits(`why zz${kind}`, 'en')).toEqual(hasEnglish ? [{ kind, slug }] : []);
    expect(await savedAt(save(id, [], updatedAt))).toBeNull();
    expect(await onlyHits(`zz${kind}`)).toEqual([]);
  }
  expect(await db.$count(searchQuestions, eq(searchQuestions.locale, 'zh'))).toBe(0);
});

test('the page of a product or of the site leads to its questions; other pages have none', async () => {
  const [page] = await db.select().from(pages).where(eq(pages.key, 'product-cyan'));
  const [product] = await db.select().from(products).where(eq(products.key, 'cyan'));
  expect(await read(page?.id ?? '')).toMatchObject({ id: product?.id, kind: 'product' });
  await save(page?.id ?? '', ['zzproduct']);
  expect(await onlyHits('zzproduct')).toEqual([{ kind: 'product', slug: 'cyan' }]);
  const [about] = await db.select().from(pages).where(eq(pages.key, 'about'));
  const [sitePage] = await db.select().from(searchPages).where(eq(searchPages.slug, 'about'));
  expect(await read(about?.id ?? '')).toMatchObject({ id: sitePage?.id, kind: 'page' });
  const [home] = await db.select().from(pages).where(eq(pages.key, 'home'));
  expect((await editor(`GET /admin/search-questions/${home?.id}`)).status).toBe(404);
  expect((await save(randomUUID(), ['zz'])).status).toBe(404);
});

test('a list that somebody else has saved is not overwritten, also not the first one', async () => {
  const [article] = await publicRecords();
  const id = article?.id ?? '';
  const first = await Promise.all([save(id, ['甲']), save(id, ['乙'])]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { updatedAt } = (await read(id)).languages[0] ?? {};
  const second = await Promise.all([save(id, ['丙'], updatedAt), save(id, ['丁'], updatedAt)]);
  expect(second.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = await save(id, [], updatedAt);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'CONFLICT']);
  expect((await read(id)).languages[0]?.questions).toHaveLength(1);
});

test('what the search cannot use is refused at its line; spaces are put in order', async () => {
  const [article] = await publicRecords();
  const id = article?.id ?? '';
  const refusal = async (questions: string[]) => {
    const { status, body } = await save(id, questions);
    return [status, body.fields?.map(({ path }) => path)];
  };
  expect(await refusal(['怎么抠像', '——', '怎么抠像？', ' '])).toEqual([400, ['questions.3']]);
  expect(await refusal(['怎么抠像', '——', '怎么抠像？'])).toEqual([
    400,
    ['questions.1', 'questions.2'],
  ]);
  expect(await refusal(['How do I key', 'how do i KEY?'])).toEqual([400, ['questions.1']]);
  expect(await refusal(['问'.repeat(121)])).toEqual([400, ['questions.0']]);
  const many = Array.from({ length: 41 }, (_, at) => `zzmany${at}`);
  expect(await refusal(many)).toEqual([400, ['questions']]);
  expect((await save(id, [`${' 问'.repeat(59)}`, ' 第  二\t句 '])).status).toBe(200);
  expect((await read(id)).languages[0]?.questions[1]).toBe('第 二 句');
});

test('the log has both lists, and the history of the record leads to it', async () => {
  const [article] = await publicRecords();
  const id = article?.id ?? '';
  await save(id, ['先问', '后问'], await savedAt(save(id, ['后问'])));
  const { body } = await editor(`GET /admin/histories?entityType=search-question&entityId=${id}`);
  const [entry] = (body.data as unknown as { items: { action: string; changes: unknown[] }[] })
    .items;
  expect(entry?.action).toBe('search_question.update');
  expect(JSON.stringify(entry?.changes)).toContain('先问');
});

test('the list has every record, by kind, language, words, and whether something is missing', async () => {
  const [article, , document, program] = await publicRecords();
  const count = await db.$count(searchRecords);
  const all: Item[] = [];
  for (let after = ''; ; ) {
    const { items, next } = await list(after);
    all.push(...items);
    if (!next) break;
    after = `?after=${next}`;
  }
  expect(all).toHaveLength(count);
  expect(all.map(({ id }) => id)).toEqual(
    all
      .map(({ id }) => id)
      .toSorted()
      .toReversed(),
  );
  expect((await list('?state=some')).items).toEqual([]);
  await save(article?.id ?? '', ['zzlist 甲', '乙']);
  await save(article?.id ?? '', ['zzlist b'], null, 'en');
  await save(document?.id ?? '', ['文档问法']);
  const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);
  expect((await idsOf('?state=some')).sort()).toEqual([article?.id, document?.id].sort());
  expect((await list('?q=zzlist')).items).toMatchObject([
    { id: article?.id, zh: ['zzlist 甲', '乙'], en: ['zzlist b'] },
  ]);
  expect(await idsOf('?state=some&locale=en')).toEqual([article?.id]);
  expect((await list('?q=文档问法')).items).toMatchObject([{ id: document?.id, en: null }]);
  expect(await idsOf(`?kind=download&state=none`)).toContain(program?.id);
  expect(await idsOf('?kind=document&locale=en')).toEqual([]);
  expect(await idsOf('?kind=document&state=none')).not.toContain(document?.id);
  expect(await idsOf(`?q=${encodeURIComponent(program?.titleZh ?? '')}&kind=download`)).toContain(
    program?.id,
  );
  const [product] = await db.select().from(products).where(eq(products.key, 'cyan'));
  expect(await idsOf(`?q=${encodeURIComponent(product?.nameZh ?? '')}&kind=product`)).toContain(
    product?.id,
  );
});

test('a search without result becomes a question of a program too, once, up to the limit', async () => {
  const [row] = await db
    .insert(searchMisses)
    .values({ query: 'zzmiss program', locale: 'zh' })
    .returning();
  const record = (await publicRecords()).find(({ kind }) => kind === 'download');
  const { body } = await editor(
    `GET /admin/search-records?${new URLSearchParams({ q: record?.titleZh ?? '', locale: 'zh' })}`,
  );
  const { items } = body.data as unknown as { items: { id: string; kind: string }[] };
  const offered = items.filter(({ kind }) => kind === 'download').map(({ id }) => id);
  expect(offered).toContain(record?.id);
  expect(new Set(offered).size).toBe(offered.length);
  const attach = () =>
    editor(`POST /admin/search-misses/${row?.id}/question`, { body: { recordId: record?.id } });
  // Somebody wrote it already, with another sign at its end.
  await save(record?.id ?? '', ['ZZmiss Program？', '另一个']);
  expect((await attach()).status).toBe(200);
  const { languages } = await read(record?.id ?? '');
  expect(languages[0]?.questions).toEqual(['ZZmiss Program？', '另一个']);
  expect(await firstHit('zzmiss program')).toMatchObject({ kind: 'download', slug: record?.slug });
  const full = Array.from({ length: 40 }, (_, at) => `zzfull${at}`);
  await save(record?.id ?? '', full, languages[0]?.updatedAt ?? null);
  const refused = await attach();
  expect([refused.status, refused.body.fields?.[0]?.path]).toEqual([400, 'recordId']);
});

test('questions may be written before the record is public, not in the trash, and end with the record', async () => {
  const [article] = await publicRecords();
  const id = article?.id ?? '';
  const off = await editor(`POST /admin/records/${id}/withdrawal`, { body: { parts: ['zh'] } });
  expect(off.status).toBe(200);
  expect((await save(id, ['zzlater'])).status).toBe(200);
  expect((await read(id)).languages[0]?.isFound).toBe(false);
  expect(await onlyHits('zzlater')).toEqual([]);
  await db
    .update(contentRecords)
    .set({ deletedAt: new Date(0) })
    .where(eq(contentRecords.id, id));
  expect((await save(id, [])).status).toBe(404);
  await emptyTrash({ db, trail: testTrail });
  expect(await db.$count(searchQuestions)).toBe(0);
});
