import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { auditLog } from '#db/schema/audit.ts';
import { documentFeedback, documents, documentSections as sections } from '#db/schema/documents.ts';
import { downloadReleases } from '#db/schema/downloads.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { privacyNotices } from '#db/schema/privacy.ts';
import { searchSynonyms as synonyms } from '#db/schema/search.ts';
import { missingPages } from '#db/schema/site.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { searchMisses } from '#db/schema/visits.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createDemoDatabase } from '#tests/support/database.ts';
import { type Publisher, signInTo } from '#tests/support/publishing.ts';
import { addPicture } from '#tests/support/records/media.ts';
import { uploadTable } from '#tests/support/tables.ts';

const database = await createDemoDatabase();
const { db } = database;
const files = createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));
const api = createTestApi(db, 'zh', { files });
afterAll(() => database.drop());
const editor = await signInTo(db, api, 'editor', '编辑');
const support = await signInTo(db, api, 'support', '客服');

type Row = Record<string, unknown>;
interface Check {
  counts: Record<'new' | 'changed' | 'unchanged' | 'wrong', number>;
  problems: { row: number; column: string; message: string }[];
}

async function exportedText({ person }: Publisher, address: string): Promise<string> {
  const { token } = await startSession(db, person.id, { network: '203.0.113.1', userAgent: '' });
  const headers = { cookie: `staff=${token}` };
  const response = await api.fetch(`/admin/exports/${address}`, { headers });
  expect(response.status).toBe(200);
  return response.text();
}
const exportedRows = async (person: Publisher, address: string): Promise<Row[]> =>
  JSON.parse(await exportedText(person, `${address}format=json`));
const request = async (resource: string, content: string) => ({
  resource,
  upload: await uploadTable({ db, files }, editor.person, content),
});
const check = async (resource: string, content: string) =>
  editor.ask<Check>('POST /admin/import-checks', await request(resource, content));
const apply = async (resource: string, rows: Row[]) =>
  editor.ask<{ id: string } & Check>(
    'POST /admin/imports',
    await request(resource, JSON.stringify(rows)),
  );
const undo = (id: string) =>
  editor.ask<{ undone: number; left: string[] }>(`POST /admin/imports/${id}/undo`);
const places = ({ problems }: Check) => problems.map(({ row, column }) => [row, column]);

test('synonyms come back unchanged, wrong groups are named by row, and an import is taken back', async () => {
  const [group] = await db
    .insert(synonyms)
    .values({ terms: ['+8k', '超清'] })
    .returning();
  const all = await db.$count(synonyms);
  const csv = await exportedText(editor, 'search-synonyms?format=csv');
  // A program would run the first word as a formula.
  expect(csv).toContain("'+8k");
  expect((await check('search-synonym', csv)).counts).toEqual({
    new: 0,
    changed: 0,
    unchanged: all,
    wrong: 0,
  });
  const wrong = [
    { id: group?.id, terms: ['ＺＺ', 'zz'] },
    { id: '', terms: ['zzone', '——'] },
    { id: '', terms: ['+8k', '超清'] },
    { id: randomUUID(), terms: ['zzone', 'zztwo'] },
    { id: '', terms: ['zzone'] },
  ];
  expect(places(await check('search-synonym', JSON.stringify(wrong)))).toEqual([
    [2, 'terms'],
    [3, 'terms'],
    [4, 'terms'],
    [5, 'id'],
    [6, 'terms'],
  ]);
  const found = async (q: string) =>
    (await api.api('GET /search', { query: { q, locale: 'zh' } })).hits.length;
  expect(await found('zznewword')).toBe(0);
  const { id, counts } = await apply('search-synonym', [
    { id: group?.id, terms: ['+8k', '超清', '8k'] },
    { id: '', terms: ['zznewword', '抠像'] },
    { id: '', terms: ['zzother', '直播'] },
  ]);
  expect(counts).toMatchObject({ new: 2, changed: 1 });
  expect(await found('zznewword')).toBeGreaterThan(0);
  await db
    .update(synonyms)
    .set({ terms: ['zzother', '直播', '开播'] })
    .where(eq(synonyms.terms, ['zzother', '直播']));
  expect(await undo(id)).toEqual({ undone: 2, left: ['zzother · 直播'] });
  expect(await found('zznewword')).toBe(0);
  const [after] = await db
    .select()
    .from(synonyms)
    .where(eq(synonyms.id, group?.id ?? ''));
  expect(after?.terms).toEqual(['+8k', '超清']);
});

test('sections come back unchanged, a table does not move them, and an import is taken back', async () => {
  const rows = await exportedRows(editor, 'document-sections?');
  const top = rows.find(({ parent }) => parent === null);
  const below = rows.find(({ parent }) => parent !== null);
  expect(rows.findIndex(({ slug }) => slug === below?.parent)).toBeLessThan(
    rows.indexOf(below ?? {}),
  );
  expect((await check('document-section', JSON.stringify(rows))).counts).toMatchObject({
    unchanged: rows.length,
    wrong: 0,
  });
  const wrong = [
    { slug: top?.slug, parent: below?.slug },
    { slug: below?.slug, nameZh: '' },
    { slug: 'zz-unknown', parent: 'zz-none', nameZh: '没有上级' },
    { slug: 'zz-nameless', parent: top?.slug },
    { slug: 'Not A Slug', nameZh: '地址不对' },
  ];
  expect(places(await check('document-section', JSON.stringify(wrong)))).toEqual([
    [2, 'parent'],
    [3, 'nameZh'],
    [4, 'parent'],
    [5, 'nameZh'],
    [6, 'slug'],
  ]);
  const deep = [
    { slug: 'zz-one', parent: top?.slug, nameZh: '二级' },
    { slug: 'zz-left', nameZh: '一级' },
  ];
  const first = await apply('document-section', deep);
  const second = await apply('document-section', [
    { slug: 'zz-two', parent: 'zz-one', nameZh: '三级' },
    { slug: top?.slug, summaryEn: 'Imported' },
  ]);
  const fourth = [{ slug: 'zz-three', parent: 'zz-two', nameZh: '四级' }];
  expect(places(await check('document-section', JSON.stringify(fourth)))).toEqual([[2, 'parent']]);
  const named = async (slug: unknown) =>
    (
      await db
        .select()
        .from(sections)
        .where(eq(sections.slug, String(slug)))
    )[0];
  expect(await named(top?.slug)).toMatchObject({ summaryEn: 'Imported' });
  // What has a section in it stays.
  expect(await undo(first.id)).toEqual({ undone: 1, left: ['二级'] });
  expect(await undo(second.id)).toEqual({ undone: 2, left: [] });
  expect(await named('zz-two')).toBeUndefined();
  expect((await named(top?.slug))?.summaryEn ?? null).toBe(top?.summaryEn);
});

test('files of every kind come back unchanged; alternative texts and tags are taken by key', async () => {
  const picture = await addPicture(db, 'zz-picture');
  const video = await addPicture(db, 'zz-video', { mime: 'video/mp4', altZh: '原说明' });
  const rows = await exportedRows(editor, 'media?');
  expect((await check('media', JSON.stringify(rows))).counts).toMatchObject({
    unchanged: rows.length,
    wrong: 0,
  });
  const wrong = [{ key: 'zz-none', altZh: '没有' }];
  expect(places(await check('media', JSON.stringify(wrong)))).toEqual([[2, 'key']]);
  const { id, counts } = await apply('media', [
    { key: 'zz-picture', altZh: '新的说明', tags: ['演播室', '灯光'] },
    { key: 'zz-video', tags: ['演播室'] },
  ]);
  expect(counts).toMatchObject({ changed: 2 });
  const stored = async () =>
    (
      await db
        .select()
        .from(mediaAssets)
        .where(inArray(mediaAssets.id, [picture, video]))
    )
      .sort((a, b) => a.key.localeCompare(b.key))
      .map(({ altZh, tags }) => [altZh, ...tags]);
  expect(await stored()).toEqual([
    ['新的说明', '演播室', '灯光'],
    // What a row does not have stays as it is.
    ['原说明', '演播室'],
  ]);
  expect(await undo(id)).toEqual({ undone: 2, left: [] });
  expect(await stored()).toEqual([[''], ['原说明']]);
});

test('releases and privacy notices are exported with their texts', async () => {
  const releases = await exportedRows(editor, 'releases?');
  expect(releases).toHaveLength(await db.$count(downloadReleases));
  const [stored] = await db.select().from(downloadReleases);
  const one = await exportedRows(editor, `releases?downloadId=${stored?.downloadId}&`);
  expect(one).toContainEqual(
    expect.objectContaining({
      version: stored?.version,
      notesZh: stored?.notesMarkdownZh || null,
      sha256: stored?.sha256,
    }),
  );
  expect(new Set(one.map(({ program }) => program)).size).toBe(1);
  const [notice] = await db.select().from(privacyNotices);
  expect(await exportedRows(editor, 'privacy-notices?')).toContainEqual(
    expect.objectContaining({ version: notice?.version, bodyZh: notice?.bodyZhMarkdown }),
  );
});

test('searches without result and missing addresses are exported as their lists show them', async () => {
  await db.insert(searchMisses).values([
    { query: '=zz+1', locale: 'zh', count: 3 },
    { query: 'zz ignored', locale: 'zh', status: 'ignored' },
  ]);
  const misses = await exportedText(editor, 'search-misses?q=zz&locale=zh&format=csv');
  expect(misses).toContain("'=zz+1");
  expect(misses).not.toContain('zz ignored');
  await db.insert(missingPages).values([
    { path: '/zz-open', count: 7, lastReferrer: '/about' },
    { path: '/zz-ignored', status: 'ignored' },
  ]);
  expect(await exportedRows(editor, 'missing-pages?status=ignored&')).toMatchObject([
    { path: '/zz-ignored', status: 'ignored' },
  ]);
  expect(await exportedRows(editor, 'missing-pages?q=zz-open&')).toMatchObject([
    { path: '/zz-open', count: 7, lastReferrer: '/about' },
  ]);
  const log = await db.select().from(auditLog).where(eq(auditLog.entityType, 'missing-page'));
  expect(log).toHaveLength(2);
});

test('what readers wrote is exported by those who answer it, with the password again', async () => {
  const [document] = await db.select().from(documents);
  const comment = '=看不懂 第二步';
  await db
    .insert(documentFeedback)
    .values({ documentId: document?.id ?? '', locale: 'zh', helpful: false, comment });
  expect(await exportedText(support, 'feedback?format=csv')).toContain(`'${comment}`);
  expect(await exportedRows(support, `feedback?documentId=${document?.id}&`)).toMatchObject([
    { comment, document: document?.slug, helpful: false, status: 'open' },
  ]);
  expect(await exportedRows(support, 'feedback?status=done&')).toEqual([]);
  const log = await db.select().from(auditLog).where(eq(auditLog.entityType, 'feedback'));
  expect(log).toHaveLength(3);
  expect(log[0]).toMatchObject({ action: 'table.export', actorId: support.person.id });
  const viewer = await signInTo(db, api, 'viewer', '访客');
  await db.update(staffSessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) });
  const refusal = async (person: Publisher) =>
    (await person.call('GET /admin/exports/feedback?format=csv')).body.errorCode;
  expect(await refusal(viewer)).toBe('FORBIDDEN');
  expect(await refusal(support)).toBe('STEP_UP_REQUIRED');
});
