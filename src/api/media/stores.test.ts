import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderMarkdown } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { articleTranslations } from '#db/schema/articles.ts';
import { mediaFormerFiles, mediaProcessing } from '#db/schema/media.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createS3Store } from '#files/s3-store.ts';
import { keepMediaUp } from '#jobs/media/upkeep.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  addArticle,
  dataOf,
  idOf,
  type MediaRecord,
  openMediaLibrary,
  png,
  temporaryStore,
} from '#tests/support/media-library.ts';
import { startS3Server, type TestS3 } from '#tests/support/s3-server.ts';
import { findMediaFile } from './files.ts';

const database = await createTestDatabase();
const { db } = database;
const { folder, remove } = temporaryStore();
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await database.drop();
  remove();
});

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

const stores: [name: string, open: () => FileStore][] = [
  ['a folder', () => createFolderStore(path.join(folder, 'files'))],
  ['S3', () => createS3Store(s3.settings, path.join(folder, 'spool'))],
];

describe.each(stores)('the library in %s', (_, openStore) => {
  test('takes a picture in, without its place, and makes its variants', async () => {
    const { client, add, process, files } = await openMediaLibrary(db, openStore());
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
    const { client, add, files } = await openMediaLibrary(db, openStore());
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
    const { client, tus, add, process, files } = await openMediaLibrary(db, openStore());
    const [first, second] = _ === 'S3' ? ['#770000', '#007700'] : ['#000077', '#777700'];
    const created = await add(await png(first), 'cover.png');
    await process();
    const id = idOf(created);
    const { key, picture } = dataOf<MediaRecord>(await client(`GET /admin/media/${id}`));
    const slug = `article-${key}`;
    const text = `![图](media:${key})`;
    const { html } = await renderMarkdown(text, { findMedia: findMediaIn(db) });
    await addArticle(db, slug, { bodyMarkdown: text, bodyHtml: html });

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
