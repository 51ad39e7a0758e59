import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaBounds } from '#contracts/enums/media.ts';
import { articles, articleTranslations } from '#db/schema/articles.ts';
import { auditLog } from '#db/schema/audit.ts';
import { contentParts } from '#db/schema/content.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { products } from '#db/schema/products.ts';
import { keepMediaUp } from '#jobs/media/upkeep.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  addArticle,
  dataOf,
  type MediaLibrary,
  type MediaRecord,
  openMediaLibrary,
  png,
  temporaryStore,
} from '#tests/support/media-library.ts';
import { addPage } from '#tests/support/records/pages.ts';

const database = await createTestDatabase();
const { db } = database;
const { files, remove } = temporaryStore();
let library: MediaLibrary;

beforeAll(async () => {
  library = await openMediaLibrary(db, files);
});
afterAll(async () => {
  await database.drop();
  remove();
});

test('does not delete what is used: by reference, in a text, in a block', async () => {
  const cover = await library.addReady('as-cover.png', '#310000');
  const inText = await library.addReady('in-text.png', '#320000');
  const inBlock = await library.addReady('in-block.png', '#330000');
  await addArticle(db, 'uses-pictures', { bodyMarkdown: `![图](media:${inText.key})` }, cover.id);
  await addPage(db, {
    key: 'uses-pictures',
    title: '页面',
    blocks: [
      { id: 'g', type: 'gallery', heading: '图', items: [{ picture: inBlock.key, caption: '' }] },
    ],
  });
  for (const [{ id }, kind] of [
    [cover, 'article'],
    [inText, 'article'],
    [inBlock, 'page'],
  ] as const) {
    const { uses } = await library.read(id);
    expect(uses.map((use) => use.kind)).toEqual([kind]);
    const { status, body } = await library.client(`DELETE /admin/media/${id}`);
    expect([status, body.errorCode]).toEqual([409, 'MEDIA_IN_USE']);
  }
  const used = (await library.read(inText.id)).uses;
  expect(used).toEqual([
    {
      kind: 'article',
      id: expect.any(String),
      title: 'uses-pictures',
      locale: 'zh',
      path: '/show/uses-pictures',
    },
  ]);
  // The text no longer refers to the picture.
  await db
    .update(articleTranslations)
    .set({ bodyMarkdown: '没有图' })
    .where(eq(articleTranslations.title, 'uses-pictures'));
  expect((await library.client(`DELETE /admin/media/${inText.id}`)).status).toBe(200);
});

test('does not delete what only a draft shows: chosen by id, or in its text', async () => {
  const cover = await library.addReady('draft-cover.png', '#340000');
  const inText = await library.addReady('draft-text.png', '#350000');
  await addArticle(db, 'drafted-pictures', {});
  const [article] = await db.select().from(articles).where(eq(articles.slug, 'drafted-pictures'));
  const recordId = article?.id ?? '';
  await db.insert(contentParts).values([
    { recordId, part: 'shared', version: 1, draft: { coverId: cover.id } },
    { recordId, part: 'zh', version: 1, draft: { body: `![图](media:${inText.key})` } },
  ]);
  for (const { id } of [cover, inText]) {
    expect((await library.read(id)).uses).toMatchObject([{ kind: 'article', id: recordId }]);
    expect((await library.client(`DELETE /admin/media/${id}`)).status).toBe(409);
  }
  await db.update(contentParts).set({ draft: null }).where(eq(contentParts.recordId, recordId));
  for (const { id } of [cover, inText]) {
    expect((await library.client(`DELETE /admin/media/${id}`)).status).toBe(200);
  }
});

test('deletes only the unused of several, restores, and empties the trash after 30 days', async () => {
  const used = await library.addReady('used.png', '#410000');
  const unused = await library.addReady('unused.png', '#420000', { tags: ['trash-test'] });
  await db
    .insert(products)
    .values({ key: 'trial', nameZh: '试', taglineZh: '试', coverId: used.id });
  const ids = [used.id, unused.id];
  const deleted = await library.client('POST /admin/media-deletions', { body: { ids } });
  expect(deleted.body.data).toEqual({ deleted: [unused.id], used: [used.id] });
  const list = async (query: string) =>
    dataOf<{ items: MediaRecord[] }>(await library.client(`GET /admin/media?${query}`)).items.map(
      ({ id }) => id,
    );
  expect(await list('tag=trash-test')).toEqual([]);
  expect(await list('tag=trash-test&trash=yes')).toEqual([unused.id]);
  expect((await library.client(`POST /admin/media/${unused.id}/restoration`)).status).toBe(200);
  expect(await list('tag=trash-test')).toEqual([unused.id]);

  await library.client(`DELETE /admin/media/${unused.id}`);
  const { picture } = await library.read(unused.id);
  await keepMediaUp(db, library.files);
  expect(await list('tag=trash-test&trash=yes')).toEqual([unused.id]);
  const longAgo = sql`now() - make_interval(days => ${mediaBounds.trashDays + 1})`;
  await db.update(mediaAssets).set({ deletedAt: longAgo }).where(eq(mediaAssets.id, unused.id));
  await keepMediaUp(db, library.files);
  expect(await list('tag=trash-test&trash=yes')).toEqual([]);
  // Its files go in the same run or the next one.
  await keepMediaUp(db, library.files);
  expect(await library.files.stat(`${picture?.src}/300.avif`)).toBeUndefined();
});

test('changes descriptions by version, and says who did it', async () => {
  const { id } = await library.addReady('described.png', '#510000');
  const change = (body: object) => library.client(`PATCH /admin/media/${id}`, { body });
  const first = await change({
    version: 1,
    title: '主播台',
    altZh: '一张主播台',
    altEn: 'A presenter desk',
    tags: ['a', 'b', 'a'],
    folder: '产品/桌面',
    focus: { x: 0.2, y: 0.8 },
  });
  expect(first.body.data).toEqual({ version: 2 });
  expect(await change({ version: 1, title: '晚了' })).toMatchObject({
    status: 409,
    body: { errorCode: 'CONFLICT' },
  });
  const record = await library.read(id);
  expect(record).toMatchObject({
    title: '主播台',
    tags: ['a', 'b'],
    folder: '产品/桌面',
    focus: { x: expect.closeTo(0.2), y: expect.closeTo(0.8) },
    lacksAlt: false,
  });
  const named = await change({ version: 2, altZh: 'Described.PNG' });
  expect([named.status, named.body.fields?.map((field) => field.path)]).toEqual([400, ['altZh']]);
  const decorative = await change({ version: 2, altZh: '', altEn: '', isDecorative: true });
  expect(decorative.status).toBe(200);
  const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, id));
  expect(entries.map(({ action }) => action)).toEqual([
    'media.create',
    'media.update',
    'media.update',
  ]);
  expect(entries[1]).toMatchObject({
    actorLabel: library.person.name,
    entityType: 'media',
    changes: { title: ['described', '主播台'], focus: [null, { x: 0.2, y: 0.8 }] },
  });
});

test('lists by filters, page by page in each order', async () => {
  for (let number = 0; number < 65; number++) {
    const name = `many-${String(number).padStart(3, '0')}`;
    await db.insert(mediaAssets).values({
      key: name,
      title: name,
      fileName: `${name}.png`,
      storageKey: `media/${name}-0/1.webp`,
      mime: 'image/webp',
      bytes: 1_000_000 + (number % 7),
      sha256: '0'.repeat(64),
      tags: ['many'],
      altZh: number === 64 ? '有' : '',
      altEn: number === 64 ? 'Yes' : null,
    });
  }
  for (const sort of ['newest', 'title', 'largest']) {
    const get = async (after: string) =>
      dataOf<{ items: { key: string }[]; next: string | null }>(
        await library.client(`GET /admin/media?tag=many&sort=${sort}${after}`),
      );
    const first = await get('');
    const second = await get(`&after=${first.next}`);
    const keys = [...first.items, ...second.items].map(({ key }) => key);
    expect([sort, new Set(keys).size, second.next]).toEqual([sort, 65, null]);
    if (sort === 'title') expect(keys).toEqual([...keys].sort());
    if (sort === 'newest') expect(keys[0]).toBe('many-064');
  }
  const count = async (query: string) =>
    dataOf<{ items: object[] }>(await library.client(`GET /admin/media?tag=many&${query}`)).items
      .length;
  expect(await count('q=MANY-06')).toBe(5);
  expect(await count('q=%25')).toBe(0);
  expect(await count('q=many-064&lacksAlt=yes')).toBe(0);
  expect(await count('q=many-063&lacksAlt=yes&unused=yes&kind=picture&state=ready')).toBe(1);
  expect(await count('kind=drawing')).toBe(0);
  for (const after of ['x', Buffer.from('["a","b"]').toString('base64url')]) {
    expect((await library.client(`GET /admin/media?after=${after}`)).status).toBe(400);
  }
});

test('moves and tags several, and keeps folders', async () => {
  const one = await library.addReady('bulk-one.png', '#610000', { folder: '旧/一' });
  const two = await library.addReady('bulk-two.png', '#620000', { tags: ['old'] });
  const ids = [one.id, two.id];
  const changed = await library.client('POST /admin/media-changes', {
    body: { ids, folder: '新/深', addTags: ['new'], removeTags: ['old'] },
  });
  expect(changed.body.data).toEqual({ changed: 2 });
  interface Folders {
    folders: { id: string; path: string; files: number }[];
    tags: { tag: string }[];
  }
  const read = async () => dataOf<Folders>(await library.client('GET /admin/media-folders'));
  const find = async (wanted: string) =>
    (await read()).folders.find((item) => item.path === wanted);
  expect(await find('新/深')).toMatchObject({ files: 2 });
  expect((await read()).tags.map(({ tag }) => tag)).not.toContain('old');

  const top = await find('新');
  const rename = (to: string) =>
    library.client(`PATCH /admin/media-folders/${top?.id}`, { body: { path: to } });
  expect((await rename('旧')).status).toBe(400);
  expect((await rename('新/里面')).status).toBe(400);
  expect((await rename('a/b/c/d')).status).toBe(400);
  expect((await rename('全新')).status).toBe(200);
  expect(await find('全新/深')).toMatchObject({ files: 2 });
  const full = await find('全新/深');
  expect(await library.client(`DELETE /admin/media-folders/${full?.id}`)).toMatchObject({
    status: 409,
    body: { errorCode: 'MEDIA_IN_USE' },
  });
  const empty = await find('旧/一');
  expect((await library.client(`DELETE /admin/media-folders/${empty?.id}`)).status).toBe(200);
  const made = await library.client('POST /admin/media-folders', { body: { path: '单独' } });
  expect(made.status).toBe(200);
  expect(
    (await library.client('POST /admin/media-folders', { body: { path: '单独' } })).status,
  ).toBe(400);
  for (const bad of ['', '/', 'a//b', 'a/b/c/d/e']) {
    const { status } = await library.client('POST /admin/media-folders', { body: { path: bad } });
    expect([bad, status]).toEqual([bad, 400]);
  }
});

test('replaces like by like only, never by the same file or during another replacement', async () => {
  const content = await png('#710000', 300, 200);
  const { id } = dataOf<MediaRecord>(await library.add(content, 'replaced.png'));
  await library.process();
  const replace = async (by: Uint8Array, fileName: string) => {
    const upload = await library.tus.upload(by, { fileName });
    const { status, body } = await library.client(`PUT /admin/media/${id}/file`, {
      body: { upload },
    });
    return [status, body.errorCode];
  };
  expect(await replace(content, 'again.png')).toEqual([422, 'FILE_REFUSED']);
  const svg = Buffer.from('<svg viewBox="0 0 9 9"><g/></svg>');
  expect(await replace(svg, 'drawing.svg')).toEqual([422, 'FILE_REFUSED']);
  expect(await replace(await png('#720000'), 'new.png')).toEqual([200, null]);
  expect(await replace(await png('#730000'), 'newer.png')).toEqual([409, 'CONFLICT']);
  await library.process();
  const cut = (await png('#740000')).subarray(0, 3000);
  expect(await replace(cut, 'cut.png')).toEqual([200, null]);
  await library.process();
  const failed = await library.read(id);
  expect(failed).toMatchObject({ state: 'failed', isReplacing: true, width: 1200 });
  expect((await library.client(`DELETE /admin/media/${id}/processing`)).status).toBe(200);
  expect((await library.read(id)).state).toBe('ready');
});

test('sends the original for download', async () => {
  const { id } = await library.addReady('下载.png', '#810000');
  const response = await library.api.fetch(`/admin/media/${id}/original`, {
    headers: { cookie: `staff=${library.token}` },
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('下载.png')}`,
  });
  const { format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(format).toBe('png');
});
