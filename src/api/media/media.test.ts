import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { products } from '#db/schema/products.ts';
import { mediaIds, seedMedia } from '#db/seed/media.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestMedia } from '#tests/support/pictures.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { findMediaFile } from './files.ts';
import { findPictures, pictureOf } from './service.ts';

let test: TestDatabase;
let mediaDir: string;

beforeAll(async () => {
  test = await createTestDatabase();
  mediaDir = await createTestMedia(['cyan-hero', 'plain-picture']);
  await seedSite(test.db);
  await seedMedia(test.db, { mediaDir });
  await test.db
    .update(mediaAssets)
    .set({ altZh: '青色墙前的人', altEn: 'A person before a cyan wall' })
    .where(eq(mediaAssets.fileName, 'cyan-hero.webp'));
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

  it('are replaced by a newer one with the same name, also in texts', async () => {
    const newer = await addPicture(test.db, 'plain-picture', {
      storageKey: 'media/plain-picture-ffffffffffff/960.webp',
      createdAt: new Date(Date.now() + 1000),
    });
    const find = async () =>
      (await findPictures(test.db, ['plain-picture'], 'zh')).get('plain-picture');
    // Without variant files it is not a usable picture yet.
    expect(await find()).toBeUndefined();
    await addVariant(test.db, newer, 'media/plain-picture-ffffffffffff/960.avif');
    expect(await find()).toMatchObject({ src: 'media/plain-picture-ffffffffffff', widths: [960] });
    const texts = await findMediaIn(test.db)([
      'plain-picture',
      'diagrams/ratio-en',
      'diagrams/none',
    ]);
    expect(texts.get('plain-picture')).toMatchObject({
      address: 'media/plain-picture-ffffffffffff',
    });
    expect(texts.get('diagrams/ratio-en')).toMatchObject({ width: 720, height: 320, widths: [] });
    expect(texts.size).toBe(2);
  });

  it('have ids that other seeds can reference', async () => {
    const ids = await mediaIds(test.db);
    expect([...ids.keys()].sort()).toEqual(['cyan-hero', 'plain-picture']);
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
