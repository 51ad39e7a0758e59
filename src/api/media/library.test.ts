import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { mediaBounds } from '#contracts/enums/media.ts';
import { UPLOADS_PATH } from '#contracts/uploads.ts';
import { articleCategories, articles, articleTranslations } from '#db/schema/articles.ts';
import { auditLog } from '#db/schema/audit.ts';
import { mediaAssets, mediaFormerFiles, mediaProcessing } from '#db/schema/media.ts';
import { products } from '#db/schema/products.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createS3Store } from '#files/s3-store.ts';
import { processDue } from '#jobs/media/process.ts';
import { keepMediaUp } from '#jobs/media/upkeep.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addPage } from '#tests/support/records/pages.ts';
import { startS3Server, type TestS3 } from '#tests/support/s3-server.ts';
import { addStaffMember, type StaffClient, sessionClient } from '#tests/support/staff.ts';
import { uploadClient } from '#tests/support/uploads.ts';
import { findMediaFile } from './files.ts';

const database = await createTestDatabase();
const { db } = database;
const log = pino({ level: 'silent' });
let folder: string;
let s3: TestS3;
let pictures: http.Server;
let pictureAddress: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'library-'));
  s3 = await startS3Server();
  pictures = http.createServer(async (request, response) => {
    if (request.url === '/redirect')
      return response.writeHead(302, { location: '/photo.png' }).end();
    if (request.url === '/away') {
      return response.writeHead(302, { location: 'http://other.example/photo.png' }).end();
    }
    if (request.url === '/endless') {
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
        response.once('drain', send);
      };
      return send();
    }
    return response.end(await png('#0a0'));
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  pictureAddress = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
});
afterAll(async () => {
  pictures.closeAllConnections();
  pictures.close();
  await s3.stop();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const png = (background: string, width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** A JPEG that says where it was taken, and that it lies on its side. */
const jpegWithLocation = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'Secret camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 14/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function openLibrary(files: FileStore, role: 'editor' | 'viewer' = 'editor') {
  const mediaImports = { hosts: ['127.0.0.1'], allowPrivate: true };
  const api = createTestApi(db, 'zh', { files, mediaImports });
  const person = await addStaffMember(db, role);
  const { token } = await startSession(db, person.id, { network: '203.0.113.1', userAgent: '' });
  const client = sessionClient(api, token);
  const tus = uploadClient(api.fetch, token);
  const process = () => processDue({ db, files, log, signal: new AbortController().signal });
  const add = async (content: Uint8Array, fileName: string, options: object = {}) => {
    const upload = await tus.upload(content, { fileName });
    return client('POST /admin/media', { body: { upload, ...options } });
  };
  return { api, client, tus, process, add, files, token, person };
}

const idOf = ({ body }: Awaited<ReturnType<StaffClient>>) =>
  (body.data as unknown as { id: string }).id;
const dataOf = <T>({ body }: Awaited<ReturnType<StaffClient>>) => body.data as unknown as T;

/** The fields of a file that the tests look at. */
interface MediaRecord {
  id: string;
  key: string;
  version: number;
  state: string;
  failure: string | null;
  width: number;
  height: number;
  lacksAlt: boolean;
  isReplacing: boolean;
  picture: { src: string; widths: number[] } | null;
  drawing: string | null;
  uses: { kind: string; title: string; locale: string | null; path: string | null }[];
}

const stores: [name: string, open: () => FileStore][] = [
  ['a folder', () => createFolderStore(path.join(folder, 'files'))],
  ['S3', () => createS3Store(s3.settings, path.join(folder, 'spool'))],
];

describe.each(stores)('the library in %s', (_, openStore) => {
  test('takes a picture in, without its place, and makes its variants', async () => {
    const { client, add, process, files } = await openLibrary(openStore());
    const colour = _ === 'S3' ? '#112233' : '#445566';
    const created = await add(await jpegWithLocation(colour), '直播间 全景.JPG', {
      folder: '活动/春季',
      tags: ['Spring', 'stage'],
    });
    expect(created.status).toBe(200);
    const { key } = dataOf<{ key: string }>(created);
    expect(key).toMatch(/^zhi-bo-jian-quan-jing(-\d)?$/);
    const read = async () => dataOf<MediaRecord>(await client(`GET /admin/media/${idOf(created)}`));
    expect(await read()).toMatchObject({ state: 'processing', picture: null, lacksAlt: true });

    await process();
    const record = await read();
    // Upright: width and height have changed places.
    expect(record).toMatchObject({ state: 'ready', width: 600, height: 900, failure: null });
    expect(record.picture).toMatchObject({ widths: [480, 600] });
    const stored = async (name: string) => {
      const file = await files.open(`${record.picture?.src}/${name}`);
      if (!file) throw new Error(`${name} is not stored`);
      return buffer(file.content);
    };
    for (const name of ['original.jpg', '480.avif', '480.webp', '600.avif', '600.webp']) {
      const content = await stored(name);
      const { exif, width, orientation } = await sharp(content).metadata();
      expect([name, exif, orientation]).toEqual([name, undefined, undefined]);
      expect(content.includes('Secret camera')).toBe(false);
      expect(width).toBe(name === 'original.jpg' ? 600 : Number.parseInt(name, 10));
    }
    expect(await db.select().from(mediaProcessing)).toEqual([]);
    const left: string[] = [];
    for await (const file of files.list('private/uploads')) left.push(file.key);
    expect(left).toEqual([]);
  });

  test('takes a drawing in, without scripts and outside references', async () => {
    const { client, add, files } = await openLibrary(openStore());
    const unique = _ === 'S3' ? 'red' : 'blue';
    const svg = `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30" onload="alert(1)">
      <script>alert(2)</script><style>@import url(//evil.example/a.css)</style><style>.a{fill:${unique}}</style>
      <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(3)"/></body></foreignObject>
      <a xlink:href="javascript:alert(4)"><text>link</text></a><image href="https://evil.example/p.png"/>
      <use xlink:href="#p"/><use href="//evil.example#p"/><rect class="a" style="fill:\\75rl(https://evil.example)" width="9" height="9"/>
      <path id="p" d="M0 0h9v9z"/><set attributeName="href" to="javascript:alert(5)"/></svg>`;
    const created = await add(Buffer.from(svg), 'plan.svg');
    expect(created.body).toMatchObject({ success: true });
    const { drawing, state } = dataOf<MediaRecord>(
      await client(`GET /admin/media/${idOf(created)}`),
    );
    expect([state, drawing]).toEqual([
      'ready',
      expect.stringMatching(/^media\/plan(-\d)?-[0-9a-f]{12}\.svg$/),
    ]);
    const file = await files.open(drawing ?? '');
    const stored = file ? (await buffer(file.content)).toString() : '';
    expect(stored).not.toMatch(/script|alert|evil|foreignObject|onload|<a |<image|<set|import/i);
    expect(stored).toContain(`.a{fill:${unique}}`);
    expect(stored).toContain('<use href="#p"/>');
    expect(stored).toContain('<path id="p" d="M0 0h9v9z"/>');
  });

  test('replaces a picture everywhere, and keeps its old addresses for a while', async () => {
    const { client, tus, add, process, files } = await openLibrary(openStore());
    const [first, second] = _ === 'S3' ? ['#770000', '#007700'] : ['#000077', '#777700'];
    const created = await add(await png(first), 'cover.png');
    await process();
    const id = idOf(created);
    const { key, picture } = dataOf<MediaRecord>(await client(`GET /admin/media/${id}`));
    const slug = `article-${key}`;
    const text = `![图](media:${key})`;
    const { html } = await renderMarkdown(text, findMediaIn(db));
    await addArticle(slug, { bodyMarkdown: text, bodyHtml: html });

    const upload = await tus.upload(await png(second, 2000, 500), { fileName: 'cover-2.png' });
    expect(await client(`PUT /admin/media/${id}/file`, { body: { upload } })).toMatchObject({
      status: 200,
    });
    expect(dataOf<MediaRecord>(await client(`GET /admin/media/${id}`))).toMatchObject({
      state: 'processing',
      isReplacing: true,
      picture: { src: picture?.src },
    });
    await process();
    const after = dataOf<MediaRecord>(await client(`GET /admin/media/${id}`));
    expect(after).toMatchObject({ state: 'ready', key, width: 2000, height: 500 });
    expect(after.picture?.src).not.toBe(picture?.src);
    const [article] = await db
      .select({ html: articleTranslations.bodyHtml })
      .from(articleTranslations)
      .where(eq(articleTranslations.title, slug));
    expect(article?.html).toContain(`/files/${after.picture?.src}/2000.avif`);
    expect(article?.html).not.toContain(picture?.src);
    // Pages that are still open have the old address; originals are for staff.
    const old = await findMediaFile(db, `${picture?.src}/480.webp`);
    const stored = await files.stat(`${picture?.src}/480.webp`);
    expect(old).toMatchObject({ mime: 'image/webp', bytes: stored?.bytes });
    expect(await findMediaFile(db, `${after.picture?.src}/original.png`)).toBeUndefined();
    await db.update(mediaFormerFiles).set({ deleteAfter: new Date(0) });
    expect((await keepMediaUp(db, files)).files).toBeGreaterThan(0);
    expect(await files.stat(`${picture?.src}/480.webp`)).toBeUndefined();
    expect(await files.stat(`${after.picture?.src}/480.webp`)).toBeDefined();
  });
});

/** A published Chinese article whose title is its slug. */
async function addArticle(
  slug: string,
  body: Partial<typeof articleTranslations.$inferInsert>,
  coverId?: string,
) {
  const categoryKey = `category-${slug}`;
  await db.insert(articleCategories).values({ key: categoryKey, nameZh: '分类' });
  const [article] = await db
    .insert(articles)
    .values({ slug, categoryKey, coverId: coverId ?? null })
    .returning();
  await db.insert(articleTranslations).values({
    articleId: article?.id ?? '',
    locale: 'zh',
    title: slug,
    status: 'published',
    publishedAt: new Date(),
    ...body,
  });
}

describe('the library', () => {
  let library: Awaited<ReturnType<typeof openLibrary>>;
  beforeEach(async () => {
    library ??= await openLibrary(createFolderStore(path.join(folder, 'files')));
  });

  /** A picture that can be used; each colour is a different file. */
  async function addReady(fileName: string, colour: string, options: object = {}) {
    const created = await library.add(await png(colour, 300, 200), fileName, options);
    await library.process();
    return dataOf<{ id: string; key: string }>(created);
  }

  const refused = async (content: Uint8Array, fileName: string) => {
    const { status, body } = await library.add(content, fileName);
    return [status, body.errorCode, body.errorMessage];
  };

  test('refuses files that are not what their name says', async () => {
    const lies = [
      Buffer.from('%PDF-1.7 not a picture'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.from('GIF89a<script>alert(1)</script>'),
      Buffer.from('PK\u0003\u0004 a zip'),
    ];
    for (const content of lies) {
      expect(await refused(content, 'photo.jpg')).toEqual([
        422,
        'FILE_REFUSED',
        expect.stringContaining('not a picture'),
      ]);
    }
    // The content decides, not the name.
    const created = await library.add(await png('#123123'), 'really-a-png.gif');
    expect(created.status).toBe(200);
    await library.process();
    const [asset] = await db
      .select()
      .from(mediaAssets)
      .where(eq(mediaAssets.id, idOf(created)));
    expect(asset).toMatchObject({ mime: 'image/png' });
  });

  test('refuses animated pictures, and drawings without a size', async () => {
    const frames = Buffer.alloc(20 * 40 * 3, 7).fill(200, 20 * 20 * 3);
    const animated = await sharp(frames, {
      raw: { width: 20, height: 40, channels: 3, pageHeight: 20 },
    })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await refused(animated, 'a.webp')).toEqual([
      422,
      'FILE_REFUSED',
      expect.stringContaining('Animated'),
    ]);
    for (const svg of [
      '<svg xmlns="http://www.w3.org/2000/svg"><g/></svg>',
      '<svg viewBox="0 0 1 1"><g></svg>',
    ]) {
      expect(await refused(Buffer.from(svg), 'a.svg')).toEqual([
        422,
        'FILE_REFUSED',
        expect.stringContaining('not valid'),
      ]);
    }
    const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><svg viewBox="0 0 9 9"><text>&b;</text></svg>`;
    expect((await refused(Buffer.from(bomb), 'b.svg'))[1]).toBe('FILE_REFUSED');
  });

  test('refuses a small file that unpacks to a huge picture', async () => {
    const bomb = await sharp({
      create: { width: 15_000, height: 15_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const [, code, message] = await refused(bomb, 'bomb.png');
    expect([code, message]).toEqual(['FILE_REFUSED', expect.stringContaining('too many pixels')]);
  });

  test('says so when a picture turns out to be damaged, and tries again on request', async () => {
    const whole = await png('#a1b2c3');
    const created = await library.add(whole.subarray(0, whole.length - 200), 'cut.png');
    expect(created.status).toBe(200);
    const id = idOf(created);
    await library.process();
    const read = async () => dataOf<MediaRecord>(await library.client(`GET /admin/media/${id}`));
    expect(await read()).toMatchObject({ state: 'failed', failure: 'damaged', picture: null });
    expect((await library.client(`POST /admin/media/${id}/processing`)).status).toBe(200);
    expect(await read()).toMatchObject({ state: 'processing', failure: null });
    await library.process();
    expect(await read()).toMatchObject({ state: 'failed', failure: 'damaged' });
  });

  test('gives a picture up that has ended three processes', async () => {
    const created = await library.add(await png('#d1d2d3'), 'killer.png');
    const id = idOf(created);
    await db.update(mediaProcessing).set({ attempts: 3 }).where(eq(mediaProcessing.assetId, id));
    await library.process();
    const record = dataOf<MediaRecord>(await library.client(`GET /admin/media/${id}`));
    expect(record).toMatchObject({ state: 'failed', failure: 'interrupted' });
  });

  test('does not add a file twice, and answers a repeated request as the first time', async () => {
    const content = await png('#010203');
    const upload = await library.tus.upload(content, { fileName: 'same.png' });
    const first = await library.client('POST /admin/media', { body: { upload } });
    const again = await library.client('POST /admin/media', { body: { upload } });
    expect(again.body.data).toEqual(first.body.data);
    const twin = await library.add(content, 'other-name.png');
    expect(twin.body.data).toEqual({ ...dataOf<object>(first), isDuplicate: true });
    const other = await library.add(await png('#030201'), 'same.png');
    expect(dataOf<MediaRecord>(other).key).toBe('same-2');
  });

  test('does not delete what is used: by reference, in a text, in a block', async () => {
    const cover = await addReady('as-cover.png', '#310000');
    const inText = await addReady('in-text.png', '#320000');
    const inBlock = await addReady('in-block.png', '#330000');
    await addArticle('uses-pictures', { bodyMarkdown: `![图](media:${inText.key})` }, cover.id);
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
      const { uses } = dataOf<MediaRecord>(await library.client(`GET /admin/media/${id}`));
      expect(uses.map((use) => use.kind)).toEqual([kind]);
      const { status, body } = await library.client(`DELETE /admin/media/${id}`);
      expect([status, body.errorCode]).toEqual([409, 'MEDIA_IN_USE']);
    }
    const used = dataOf<MediaRecord>(await library.client(`GET /admin/media/${inText.id}`)).uses;
    expect(used).toEqual([
      {
        kind: 'article',
        id: expect.any(String),
        title: 'uses-pictures',
        locale: 'zh',
        path: '/show/uses-pictures',
      },
    ]);
    // The text lets go of the picture.
    await db
      .update(articleTranslations)
      .set({ bodyMarkdown: '没有图' })
      .where(eq(articleTranslations.title, 'uses-pictures'));
    expect((await library.client(`DELETE /admin/media/${inText.id}`)).status).toBe(200);
  });

  test('deletes only the unused of several, restores, and empties the trash after 30 days', async () => {
    const used = await addReady('used.png', '#410000');
    const unused = await addReady('unused.png', '#420000', { tags: ['trash-test'] });
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
    const { picture } = dataOf<MediaRecord>(await library.client(`GET /admin/media/${unused.id}`));
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
    const { id } = await addReady('described.png', '#510000');
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
    const record = dataOf<MediaRecord>(await library.client(`GET /admin/media/${id}`));
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
    const one = await addReady('bulk-one.png', '#610000', { folder: '旧/一' });
    const two = await addReady('bulk-two.png', '#620000', { tags: ['old'] });
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
    const failed = dataOf<MediaRecord>(await library.client(`GET /admin/media/${id}`));
    expect(failed).toMatchObject({ state: 'failed', isReplacing: true, width: 1200 });
    expect((await library.client(`DELETE /admin/media/${id}/processing`)).status).toBe(200);
    expect(dataOf<MediaRecord>(await library.client(`GET /admin/media/${id}`)).state).toBe('ready');
  });

  test('sends the original for download', async () => {
    const { id } = await addReady('下载.png', '#810000');
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

  test('fetches pictures of allowed hosts only, also after a redirect', async () => {
    const fetchPicture = async (url: string) => {
      const { status, body } = await library.client('POST /admin/media-imports', { body: { url } });
      return [status, body.errorCode, body.errorMessage];
    };
    expect((await fetchPicture(`${pictureAddress}/redirect`))[0]).toBe(200);
    const outside = [422, 'FILE_REFUSED', expect.stringContaining('MEDIA_IMPORT_HOSTS')];
    expect(await fetchPicture(`${pictureAddress}/away`)).toEqual(outside);
    expect(await fetchPicture('https://evil.example/a.png')).toEqual(outside);
    expect(await fetchPicture('file:///etc/passwd')).toEqual(outside);
    expect(await fetchPicture(`${pictureAddress.replace('//', '//user:secret@')}/a.png`)).toEqual(
      outside,
    );
    expect(await fetchPicture(`${pictureAddress}/endless`)).toEqual([
      422,
      'FILE_REFUSED',
      expect.stringContaining('20 MB'),
    ]);
    const strict = createTestApi(db, 'zh', {
      files: library.files,
      mediaImports: { hosts: ['*'], allowPrivate: false },
    });
    const client = sessionClient(strict, library.token);
    for (const url of [
      `${pictureAddress}/a.png`,
      'http://[::1]/a.png',
      'http://169.254.169.254/a',
    ]) {
      const { body } = await client('POST /admin/media-imports', { body: { url } });
      expect([url, body.errorCode]).toEqual([url, 'FILE_REFUSED']);
    }
  });

  test('takes uploads only from people with the right, each their own', async () => {
    const viewer = await openLibrary(library.files, 'viewer');
    const other = await openLibrary(library.files);
    const content = await png('#910000');
    expect((await viewer.tus.create(content.length)).status).toBe(403);
    const upload = await library.tus.upload(content);
    for (const [client, status] of [
      [other.client, 404],
      [viewer.client, 403],
    ] as const) {
      expect((await client('POST /admin/media', { body: { upload } })).status).toBe(status);
    }
    const created = await library.tus.create(content.length);
    const unfinished = library.tus.pathOf(created).split('/').at(-1);
    const early = await library.client('POST /admin/media', { body: { upload: unfinished } });
    expect([early.status, early.body.errorCode]).toEqual([422, 'FILE_REFUSED']);
  });

  test('refuses uploads before their first byte: no session, other sites, too large, no purpose', async () => {
    const { tus, api } = library;
    const begin = (headers: Record<string, string>) =>
      tus.request('POST', UPLOADS_PATH, { 'upload-length': '10', ...headers });
    const codeOf = async (response: Response) => {
      const { errorCode } = (await response.json()) as { errorCode: string };
      return [response.status, errorCode];
    };
    const nobody = await api.fetch(UPLOADS_PATH, {
      method: 'POST',
      headers: { origin: 'http://localhost', 'tus-resumable': '1.0.0', 'upload-length': '10' },
    });
    expect(await codeOf(nobody)).toEqual([401, 'SIGN_IN_REQUIRED']);
    expect(await codeOf(await begin({ origin: 'https://evil.example' }))).toEqual([
      403,
      'CROSS_SITE',
    ]);
    expect(await codeOf(await begin({ 'x-csrf-token': 'x' }))).toEqual([403, 'CROSS_SITE']);
    expect(await codeOf(await begin({}))).toEqual([400, 'VALIDATION_FAILED']);
    expect(await codeOf(await tus.create(mediaBounds.pictureBytes + 1))).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ]);
    expect(await codeOf(await tus.create(0))).toEqual([422, 'FILE_REFUSED']);
    expect((await tus.request('GET', `${UPLOADS_PATH}/${library.person.id}`, {})).status).toBe(405);

    // Nobody but its owner sees or continues an upload, and no request writes past its length.
    const path = tus.pathOf(await tus.create(10));
    const other = await openLibrary(library.files);
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const { status } = await other.tus.request(method, path, {
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      });
      expect([method, status]).toEqual([method, 404]);
    }
    expect((await tus.append(path, 0, Buffer.alloc(11))).status).toBe(413);
    expect((await tus.append(path, 5, Buffer.alloc(1))).status).toBe(409);
    expect(await tus.offset(path)).toBe(0);
    expect((await tus.request('DELETE', path, {})).status).toBe(204);
    expect((await tus.request('HEAD', path, {})).status).toBe(404);
  });

  test('keeps two requests at the same place of an upload apart', async () => {
    const content = await png('#b10000');
    const { tus, process } = library;
    const path = tus.pathOf(await tus.create(content.length, { fileName: 'twice.png' }));
    const answers = await Promise.all([tus.append(path, 0, content), tus.append(path, 0, content)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    const upload = path.split('/').at(-1);
    const created = await library.client('POST /admin/media', { body: { upload } });
    await process();
    const record = dataOf<MediaRecord>(await library.client(`GET /admin/media/${idOf(created)}`));
    expect(record.state).toBe('ready');
  });

  test('deletes abandoned uploads, but none that is being processed', async () => {
    const waiting = await library.add(await png('#a10000'), 'waiting.png');
    const abandoned = await library.tus.upload(await png('#a20000'));
    await db.update(uploads).set({ expiresAt: new Date(0) });
    await keepMediaUp(db, library.files);
    const left = (await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id);
    const needed = await db.select({ id: mediaProcessing.uploadId }).from(mediaProcessing);
    expect(left.sort()).toEqual(needed.map(({ id }) => id).sort());
    expect(left).not.toContain(abandoned);
    await library.process();
    const record = dataOf<MediaRecord>(await library.client(`GET /admin/media/${idOf(waiting)}`));
    expect(record.state).toBe('ready');
  });
});
