import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ScenePoint, SceneVariant } from '#contracts/content/scene.ts';
import type { Locale } from '#contracts/locale.ts';
import { products } from '#db/schema/products.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addShareLink } from '#tests/support/records/shares.ts';

let test: TestDatabase;
let api: TestApi['api'];
let token: string;

const pointOf = (x: number, y: number, z: number): ScenePoint => ({ x, y, z });

const variantOf = (key: string, pictureId: string | null = null): SceneVariant => ({
  key,
  labelZh: key,
  labelEn: null,
  daylight: 1,
  pictureId,
  panoramaId: pictureId,
});

beforeAll(async () => {
  test = await createTestDatabase();
  api = createTestApi(test.db).api;
  const pictures = new Map<string, string>();
  for (const key of ['dawn', 'night', 'cyan-cover']) {
    const id = await addPicture(test.db, key, { altZh: `${key} 的图`, altEn: `A ${key}` });
    await addVariant(test.db, id, `media/${key}-0/960.avif`);
    pictures.set(key, id);
  }
  await test.db.insert(products).values([
    {
      key: 'cyan',
      nameZh: '青',
      nameEn: 'Cyan',
      taglineZh: '口号',
      coverId: pictures.get('cyan-cover'),
      sort: 2,
    },
    { key: '3d', nameZh: '厅', nameEn: 'Room', taglineZh: '口号', sort: 1 },
  ]);
  const sceneId = await addScene(test.db, {
    slug: 'terrace',
    nameZh: '茶山',
    nameEn: 'Terrace',
    posterId: pictures.get('dawn'),
    cameras: [
      {
        key: 'main',
        labelZh: '主机位',
        labelEn: 'Main',
        position: pointOf(0, 1, 4),
        target: pointOf(0, 1, 0),
        fov: 40,
      },
      {
        key: 'top',
        labelZh: '俯拍',
        labelEn: null,
        position: pointOf(0, 4, 0),
        target: pointOf(0, 0, 0),
        fov: 30,
      },
    ],
    variants: [
      variantOf('dawn', pictures.get('dawn')),
      variantOf('night', pictures.get('night')),
      variantOf('plain'),
    ],
    hotspots: [
      {
        key: 'tea',
        labelZh: '茶席',
        labelEn: 'Tea table',
        at: pointOf(0.4, 0.8, 0.1),
        textZh: '实景',
        textEn: null,
        product: '3d',
      },
    ],
    specs: { zh: [{ label: '输出', value: '4K' }], en: [{ label: 'Output', value: '4K' }] },
    products: ['cyan', '3d'],
  });
  token = await addShareLink(test.db, { sceneId });
});
afterAll(() => test.drop());

const read = (of: string, locale: Locale = 'zh') =>
  api('GET /shares/scenes/:token', { params: { token: of }, query: { locale } });

it('returns the scene with cameras, variants, specifications and products in their order', async () => {
  const scene = await read(token);
  expect(scene).toMatchObject({ slug: 'terrace', name: '茶山' });
  expect(scene.cameras.map((camera) => camera.key)).toEqual(['main', 'top']);
  expect(scene.variants.map((variant) => variant.key)).toEqual(['dawn', 'night', 'plain']);
  expect(scene.specs).toEqual([{ label: '输出', value: '4K' }]);
  expect(scene.products.map((product) => product.key)).toEqual(['3d', 'cyan']);
});

it('returns the picture of the scene, of each variant and of each product', async () => {
  const { picture, variants, products } = await read(token, 'en');
  expect(picture).toMatchObject({ src: 'media/dawn-0', alt: 'A dawn' });
  expect(variants.map((variant) => variant.picture?.src)).toEqual([
    'media/dawn-0',
    'media/night-0',
    undefined,
  ]);
  expect(variants.map((variant) => variant.panorama?.src)).toEqual([
    'media/dawn-0',
    'media/night-0',
    undefined,
  ]);
  expect(products.map(({ cover }) => cover?.src)).toEqual([undefined, 'media/cyan-cover-0']);
});

it('returns English if requested, and Chinese where there is none', async () => {
  const scene = await read(token, 'en');
  expect(scene.name).toBe('Terrace');
  expect(scene.cameras.map(({ label }) => label)).toEqual(['Main', '俯拍']);
  expect(scene.hotspots).toEqual([
    { key: 'tea', label: 'Tea table', text: '实景', at: [0.4, 0.8, 0.1], product: '3d' },
  ]);
  expect(scene.specs).toEqual([{ label: 'Output', value: '4K' }]);
  expect(scene.products.map(({ name }) => name)).toEqual(['Room', 'Cyan']);
});

it('returns 404 for an unknown link and for a scene that is not ready', async () => {
  const sceneId = await addScene(test.db, { slug: 'draft', status: 'draft' });
  const draft = await addShareLink(test.db, { sceneId });
  for (const of of [draft, 'never-was']) {
    await expect(read(of)).rejects.toMatchObject({ status: 404, errorCode: 'NOT_FOUND' });
  }
});
