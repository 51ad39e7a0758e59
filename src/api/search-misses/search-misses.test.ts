import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#db/schema/audit.ts';
import { searchSynonyms } from '#db/schema/search.ts';
import { searchMisses } from '#db/schema/visits.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';

const database = await createDemoDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());
const editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
beforeEach(async () => {
  await db.delete(searchMisses);
});

async function addMiss(query: string, locale: 'zh' | 'en' = 'zh', count = 1): Promise<string> {
  const [row] = await db.insert(searchMisses).values({ query, locale, count }).returning();
  return row?.id ?? '';
}
const search = (q: string, locale: 'zh' | 'en' = 'zh') =>
  api.api('GET /search', { query: { q, locale } });
const statusOf = async (id: string) =>
  (await db.select().from(searchMisses).where(eq(searchMisses.id, id)))[0]?.status;

test('a synonym makes a search find what the other word finds', async () => {
  const id = await addMiss('zzkouxiang');
  expect((await search('zzkouxiang')).hits).toEqual([]);
  const added = await editor(`POST /admin/search-misses/${id}/synonym`, { body: { term: '抠像' } });
  expect(added.status).toBe(200);
  // It joins the group that the word has already.
  const { terms } = added.body.data as unknown as { terms: string[] };
  expect(terms).toEqual(expect.arrayContaining(['抠像', 'zzkouxiang']));
  expect(terms.length).toBeGreaterThan(2);
  expect((await search('zzkouxiang')).hits.length).toBeGreaterThan(0);
  expect(await statusOf(id)).toBe('done');
  const groups = await db.$count(searchSynonyms);
  const other = await addMiss('zznew');
  await editor(`POST /admin/search-misses/${other}/synonym`, { body: { term: 'zzword' } });
  expect(await db.$count(searchSynonyms)).toBe(groups + 1);
});

test('a synonym is taken out again: the search follows at once, and the log has it', async () => {
  const id = await addMiss('zztakeout');
  await editor(`POST /admin/search-misses/${id}/synonym`, { body: { term: '抠像' } });
  expect((await search('zztakeout')).hits.length).toBeGreaterThan(0);
  const groups = async (q: string) =>
    (await editor(`GET /admin/search-synonyms?${new URLSearchParams({ q })}`)).body
      .data as unknown as { items: { id: string; terms: string[] }[] };
  const [group] = (await groups('ZZtake')).items;
  expect(group?.terms).toEqual(expect.arrayContaining(['抠像', 'zztakeout']));
  const remove = (group: { id: string } | undefined, term: string) =>
    editor(`DELETE /admin/search-synonyms/${group?.id}/terms/${encodeURIComponent(term)}`);
  expect((await remove(group, 'zztakeout')).status).toBe(200);
  expect((await remove(group, 'zztakeout')).status).toBe(404);
  expect((await search('zztakeout')).hits).toEqual([]);
  expect((await search('抠像')).hits.length).toBeGreaterThan(0);
  const [entry] = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'search_synonym.remove'));
  expect(entry?.changes.terms?.[0]).toContain('zztakeout');
  expect(entry?.changes.terms?.[1]).not.toContain('zztakeout');
  // A group without a second word means nothing.
  await db.insert(searchSynonyms).values({ terms: ['zzleft', 'zz a/b?'] });
  const [pair] = (await groups('zzleft')).items;
  expect((await remove(pair, 'zz a/b?')).status).toBe(200);
  expect((await groups('zzleft')).items).toEqual([]);
});

test('a question makes a record the answer to a search', async () => {
  const id = await addMiss('zzquestion how', 'en');
  const { body } = await editor('GET /admin/search-records?q=latency&locale=en');
  const [record] = (body.data as unknown as { items: { id: string; title: string }[] }).items;
  expect(record?.title.toLowerCase()).toContain('latency');
  const path = `POST /admin/search-misses/${id}/question`;
  // Twice is the same as once.
  for (let time = 0; time < 2; time++) {
    expect((await editor(path, { body: { recordId: record?.id } })).status).toBe(200);
  }
  const { hits } = await search('zzquestion how', 'en');
  expect(hits).toHaveLength(1);
  expect(await statusOf(id)).toBe('done');
});

test('what does not help is refused with the reason', async () => {
  const id = await addMiss('zzsame');
  const refusal = async (call: string, body: object) => {
    const answer = await editor(call, { body });
    return [answer.status, answer.body.fields?.[0]?.message];
  };
  const synonym = `POST /admin/search-misses/${id}/synonym`;
  expect(await refusal(synonym, { term: 'ZZSame' })).toEqual([
    400,
    expect.stringContaining('another word'),
  ]);
  const recordId = '00000000-0000-7000-8000-000000000000';
  expect(await refusal(`POST /admin/search-misses/${id}/question`, { recordId })).toEqual([
    400,
    expect.stringContaining('does not have this record'),
  ]);
  await db
    .insert(searchSynonyms)
    .values({ terms: Array.from({ length: 40 }, (_, at) => `zzfull${at}`) });
  expect(await refusal(synonym, { term: 'zzfull1' })).toEqual([
    400,
    expect.stringContaining('40 synonyms'),
  ]);
  expect(await statusOf(id)).toBe('open');
});

test('the list has the most frequent first, by language and state, in pages', async () => {
  for (let at = 0; at < 60; at++) await addMiss(`query ${at}`, at % 2 ? 'en' : 'zh', at % 7);
  const read = async (query: string) =>
    (await editor(`GET /admin/search-misses${query}`)).body.data as unknown as {
      items: { id: string; count: number }[];
      next: string | null;
    };
  const first = await read('');
  const second = await read(`?after=${first.next}`);
  const counts = [...first.items, ...second.items].map(({ count }) => count);
  expect(counts).toHaveLength(60);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect((await read('?locale=en')).items).toHaveLength(30);
  const ignored = first.items[0]?.id;
  await editor(`PUT /admin/search-misses/${ignored}/status`, { body: { status: 'ignored' } });
  expect((await read('?status=ignored')).items.map(({ id }) => id)).toEqual([ignored]);
  expect((await read('?q=query%2059')).items).toHaveLength(1);
});
