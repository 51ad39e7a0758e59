import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solutions } from '#db/schema/solutions.ts';
import { mediaIds, seedMedia } from '#db/seed/media.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createTestMedia } from '#tests/support/pictures.ts';
import { addPage } from '#tests/support/records/pages.ts';
import { addSite } from '#tests/support/records/site.ts';

let test: TestDatabase;
let api: TestApi;
let mediaDir: string;

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db);
  mediaDir = await createTestMedia(['home-stage', 'cyan-hero', 'scene-launch']);
  await addSite(test.db);
  await seedMedia(test.db, { mediaDir });
  const ids = await mediaIds(test.db);
  await test.db
    .insert(solutions)
    .values({ key: 'launch', nameZh: '发布', coverId: ids.get('scene-launch') ?? null });
  const gallery = (id: string, keys: string[]) => ({
    id,
    type: 'gallery',
    heading: '图',
    items: keys.map((picture) => ({ picture, caption: '图' })),
  });
  await addPage(test.db, {
    key: 'trial',
    title: '试页',
    blocks: [
      gallery('known', ['home-stage', 'not-there', 'cyan-hero']),
      gallery('same', ['home-stage', 'home-stage']),
      {
        id: 'products',
        type: 'product-cards',
        heading: '产品',
        source: { kind: 'products', limit: 9 },
      },
      {
        id: 'solutions',
        type: 'solution-cards',
        heading: '场景',
        source: { kind: 'solutions', limit: 9 },
      },
    ],
  });
});
afterAll(async () => {
  await test?.drop();
  rmSync(mediaDir, { recursive: true, force: true });
});

describe('pictures of a page', () => {
  it('are returned if the library has them, else null', async () => {
    const { blocks } = await api.api('GET /pages/:key', { params: { key: 'trial' } });
    const pictures = blocks.map((block) =>
      block.type === 'gallery' ? block.items.map(({ picture }) => picture?.src ?? null) : [],
    );
    expect(pictures.slice(0, 2)).toEqual([
      ['media/home-stage-000000000000', null, 'media/cyan-hero-000000000001'],
      ['media/home-stage-000000000000', 'media/home-stage-000000000000'],
    ]);
  });

  it('come with the records that blocks request', async () => {
    const { blocks } = await api.api('GET /pages/:key', { params: { key: 'trial' } });
    const covers = Object.fromEntries(
      blocks.flatMap((block) =>
        block.type === 'product-cards' || block.type === 'solution-cards'
          ? block.items.map(({ key, cover }) => [key, cover?.src ?? null])
          : [],
      ),
    );
    expect(covers).toMatchObject({
      cyan: 'media/cyan-hero-000000000001',
      sdk: null,
      launch: 'media/scene-launch-000000000002',
    });
  });

  it('invalidate the cached answer when they change', async () => {
    const response = await api.fetch('/pages/trial');
    expect(response.headers.get('cache-tags')?.split(',')).toContain('media');
  });
});
