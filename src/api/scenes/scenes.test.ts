import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SceneVariant } from '#contracts/enums/scenes.ts';
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

const variantOf = (key: string, picture: string | null = null): SceneVariant => ({
  key,
  labelZh: key,
  labelEn: null,
  materialVariant: null,
  daylight: 1,
  picture,
  screenMediaId: null,
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
        position: [0, 1, 4],
        target: [0, 1, 0],
        fov: 40,
      },
      {
        key: 'top',
        labelZh: '俯拍',
        labelEn: null,
        position: [0, 4, 0],
        target: [0, 0, 0],
        fov: 30,
      },
    ],
    variants: [variantOf('dawn', 'dawn'), variantOf('night', 'night'), variantOf('plain')],
    specs: [{ labelZh: '输出', labelEn: 'Output', valueZh: '4K', valueEn: null }],
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
  expect(products.map(({ cover }) => cover?.src)).toEqual([undefined, 'media/cyan-cover-0']);
});

it('returns English if requested, and Chinese where there is none', async () => {
  const scene = await read(token, 'en');
  expect(scene.name).toBe('Terrace');
  expect(scene.cameras.map(({ label }) => label)).toEqual(['Main', '俯拍']);
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
