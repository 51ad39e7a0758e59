import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { products } from '#db/schema/products.ts';
import { mediaIds, seedMedia } from '#db/seed/media.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestMedia } from '#tests/support/pictures.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { addSite } from '#tests/support/records/site.ts';
import { findMediaFile } from './files.ts';
import { findPictures, pictureOf } from './service.ts';

let test: TestDatabase;
let mediaDir: string;

beforeAll(async () => {
  test = await createTestDatabase();
  mediaDir = await createTestMedia(['cyan-hero', 'plain-picture']);
  await addSite(test.db);
  await seedMedia(test.db, { mediaDir });
  await test.db
    .update(mediaAssets)
    .set({ altZh: '青色墙前的人', altEn: 'A person before a cyan wall' })
    .where(eq(mediaAssets.key, 'cyan-hero'));
});
afterAll(async () => {
  await test?.drop();
  rmSync(mediaDir, { recursive: true, force: true });
});

const cyan = {
  src: 'media/cyan-hero-000000000000',
  alt: '青色墙前的人',
  width: 32,
  height: 20,
  blur: 'data:image/webp;base64,AAAA',
  widths: [16, 32],
};

describe('pictures of the media library', () => {
  it('are found by key, with texts in the reader’s language', async () => {
    const zh = await findPictures(test.db, ['cyan-hero', 'none', 'cyan-hero'], 'zh');
    expect([...zh]).toEqual([['cyan-hero', cyan]]);
    const en = await findPictures(test.db, ['cyan-hero', 'plain-picture'], 'en');
    expect(en.get('cyan-hero')?.alt).toBe('A person before a cyan wall');
    // English falls back to Chinese.
    expect(en.get('plain-picture')?.alt).toBe('');
    expect(await findPictures(test.db, [], 'zh')).toEqual(new Map());
  });

  it('can be selected as a field of a record', async () => {
    const rows = await test.db
      .select({ key: products.key, cover: pictureOf(products.coverId, 'zh') })
      .from(products);
    expect(rows.find(({ key }) => key === 'cyan')?.cover).toEqual(cyan);
    expect(rows.find(({ key }) => key === 'app')?.cover).toBeNull();
  });

  it('are not used before they have variants, or once they are in the trash', async () => {
    const id = await addPicture(test.db, 'new-picture');
    const find = async () =>
      (await findPictures(test.db, ['new-picture'], 'zh')).get('new-picture');
    expect(await find()).toBeUndefined();
    expect((await findMediaIn(test.db)(['new-picture'])).size).toBe(0);
    await addVariant(test.db, id, 'media/new-picture-0/960.avif');
    expect(await find()).toMatchObject({ src: 'media/new-picture-0', widths: [960] });
    const texts = await findMediaIn(test.db)(['new-picture', 'diagrams/ratio-en', 'diagrams/none']);
    expect(texts.get('new-picture')).toMatchObject({ address: 'media/new-picture-0' });
    expect(texts.get('diagrams/ratio-en')).toMatchObject({ width: 720, height: 320, widths: [] });
    expect(texts.size).toBe(2);
    await test.db.update(mediaAssets).set({ deletedAt: new Date() }).where(eq(mediaAssets.id, id));
    expect(await find()).toBeUndefined();
  });

  it('say which point stays visible, and nothing to screen readers where they decorate', async () => {
    await test.db
      .update(mediaAssets)
      .set({ focusX: 0.25, focusY: 0.5, isDecorative: true })
      .where(eq(mediaAssets.key, 'cyan-hero'));
    const pictures = await findPictures(test.db, ['cyan-hero'], 'zh');
    expect(pictures.get('cyan-hero')).toEqual({ ...cyan, alt: '', focus: { x: 0.25, y: 0.5 } });
    await test.db
      .update(mediaAssets)
      .set({ focusX: null, focusY: null, isDecorative: false })
      .where(eq(mediaAssets.key, 'cyan-hero'));
  });

  it('have ids that other seeds can reference', async () => {
    const ids = await mediaIds(test.db);
    expect([...ids.keys()].sort()).toEqual(['cyan-hero', 'new-picture', 'plain-picture']);
  });
});

describe('files of the media library', () => {
  it('are found by their keys in the file store', async () => {
    expect(await findMediaFile(test.db, 'media/cyan-hero-000000000000/16.avif')).toMatchObject({
      mime: 'image/avif',
    });
    expect(await findMediaFile(test.db, 'media/cyan-hero-000000000000/99.avif')).toBeUndefined();
  });
});
