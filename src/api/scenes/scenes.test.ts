import { afterAll, beforeAll, expect, it } from 'vitest';
import { scenes } from '#db/schema/scenes.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { seedMedia } from '#db/seed/media.ts';
import { seedProjects } from '#db/seed/projects.ts';
import { seedScenes } from '#db/seed/scenes.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let api: TestApi['api'];

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db).api;
  await seedSite(test.db);
  await seedMedia(test.db, {});
  await seedProjects(test.db);
  await seedScenes(test.db);
});
afterAll(() => test.drop());

const read = (token: string, locale: 'zh' | 'en' = 'zh') =>
  api('GET /shares/scenes/:token', { params: { token }, query: { locale } });

it('returns the scene with cameras, variants, specifications and products', async () => {
  const scene = await read('demo-scene');
  expect(scene).toMatchObject({ slug: 'yunqi-tea-terrace', name: '云栖茶山' });
  expect(scene.cameras.map((camera) => camera.key)).toEqual(['main', 'wide', 'detail', 'top']);
  expect(scene.variants).toHaveLength(4);
  expect(scene.specs[2]).toEqual({ label: '输出', value: '4K 50p 实时渲染' });
  expect(scene.products.map((product) => product.key)).toEqual(['3d', 'cyan', 'flower']);
});

it('returns the picture of the scene, of each variant and of each product', async () => {
  const { picture, variants, products } = await read('demo-scene', 'en');
  expect(picture?.src).toMatch(/^media\/tea-terrace-dawn-/);
  expect(picture?.alt).toMatch(/tea/);
  const sources = variants.map((variant) => variant.picture?.src);
  expect(new Set(sources).size).toBe(4);
  expect(sources).not.toContain(undefined);
  expect(products.map(({ cover }) => cover?.src.replace(/-[0-9a-f]{12}$/, ''))).toEqual([
    'media/live-room-hero',
    'media/cyan-hero',
    'media/flower-hero',
  ]);
});

it('returns English if requested', async () => {
  const scene = await read('demo-scene', 'en');
  expect(scene.name).toBe('Yunqi tea terraces');
  expect(scene.cameras[0]?.label).toBe('Main, medium shot');
  expect(scene.products[0]?.name).toBe('Live Room');
});

it('returns 404 for an unknown link and for a scene that is not ready', async () => {
  const [draft] = await test.db
    .insert(scenes)
    .values({ slug: 'draft', nameZh: '草稿' })
    .returning({ id: scenes.id });
  await test.db
    .insert(shareLinks)
    .values({ token: 'draft-scene', kind: 'scene', recordId: draft?.id ?? '' });
  for (const token of ['draft-scene', 'never-was']) {
    await expect(read(token)).rejects.toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
  }
});
