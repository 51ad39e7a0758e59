import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { contentKindOf } from '#contracts/content-kinds.ts';
import { mediaAssets } from '#db/schema/media.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { openPublishing } from '#tests/support/publishing.ts';
import { addPicture, addVariant } from '#tests/support/records/media.ts';

const { database, db, api, signIn } = await openPublishing({ isPage: () => true });
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑');
const sales = await signIn('sales', '销售');

const create = async (slug: string) =>
  (await editor.ask<{ id: string }>('POST /admin/content/scene', { shared: { slug }, title: slug }))
    .id;
const linkTo = (sceneId: string) =>
  sales.ask<{ id: string; url: string }>('POST /admin/share-links', {
    sceneId,
    audience: 'public',
  });
const read = (url: string) =>
  api.api('GET /shares/scenes/:token', { params: { token: url.split('/').at(-1) ?? '' } });

const camera = {
  key: 'main',
  labelZh: '主机位',
  labelEn: null,
  position: { x: 0, y: 1.4, z: 3 },
  target: { x: 0, y: 1, z: 0 },
  fov: 40,
};

test('a scene made in the back office is opened by a link once it is published', async () => {
  const id = await create('mountain');
  const panoramaId = await addPicture(db, 'mountain-panorama', {
    altZh: '茶山',
    altEn: 'Tea hills',
    width: 2048,
    height: 1024,
  });
  await addVariant(db, panoramaId, 'media/mountain-panorama-0/960.avif');
  const { url } = await linkTo(id);
  await expect(read(url)).rejects.toMatchObject({ status: 404 });
  const { data } = await editor.readPart(id, 'shared');
  const variants = [
    { key: 'noon', labelZh: '正午', labelEn: null, daylight: 1, pictureId: null, panoramaId },
  ];
  await editor.write(id, 'shared', { ...data, cameras: [camera], variants, products: ['3d'] });
  await editor.write(id, 'zh', {
    title: '山',
    summary: '简介',
    specs: [{ label: '面数', value: '86 万' }],
  });
  expect(await read(url)).toMatchObject({
    name: '山',
    cameras: [{ key: 'main', position: [0, 1.4, 3] }],
    variants: [{ key: 'noon', panorama: { src: 'media/mountain-panorama-0' } }],
    specs: [{ label: '面数', value: '86 万' }],
  });
});

test('a panorama that is not twice as wide as high is refused with its size', async () => {
  const id = await create('square');
  const picture = { altZh: '方', altEn: 'A square', width: 1000, height: 1000 };
  const panoramaId = await addPicture(db, 'square', picture);
  const { data, version } = await editor.readPart(id, 'shared');
  const variant = { key: 'a', labelZh: '一', labelEn: null, daylight: 1, pictureId: null };
  const saved = await editor.save(id, 'shared', version, {
    ...data,
    variants: [{ ...variant, panoramaId }],
  });
  const refused = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'shared', version: saved }] },
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('has 1000 × 1000 pixels');
});

test('a model is opened with its file and bytes, and what is no model is refused', async () => {
  const id = await create('walkable');
  const [model] = await db
    .insert(mediaAssets)
    .values({
      key: 'walkable-model',
      storageKey: 'media/walkable-model-0.glb',
      fileName: 'walkable.glb',
      title: 'walkable',
      mime: 'model/gltf-binary',
      bytes: 1000,
      sha256: '0'.repeat(64),
    })
    .returning({ id: mediaAssets.id });
  const picture = await addPicture(db, 'no-model', { altZh: '图', altEn: 'A picture' });
  const { data, version } = await editor.readPart(id, 'shared');
  const saved = await editor.save(id, 'shared', version, { ...data, modelId: picture });
  const refused = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'shared', version: saved }] },
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('is not a 3D model');
  await editor.write(id, 'shared', { ...data, modelId: model?.id });
  await editor.write(id, 'zh', { title: '可走动', summary: '', specs: [] });
  const { url } = await linkTo(id);
  expect((await read(url)).model).toEqual({ file: 'media/walkable-model-0.glb', bytes: 1000 });
});

test('a film of a turn is opened with its file, and another format is refused with its size', async () => {
  const id = await create('turned');
  const film = { title: 'turn', bytes: 900_000, sha256: '1'.repeat(64) };
  const files = ['mp4', 'webm'].map((format) => ({
    ...film,
    key: `turn-${format}`,
    storageKey: `media/turn-${format}-0.${format}`,
    fileName: `turn.${format}`,
    mime: `video/${format}`,
  }));
  const [mp4, webm] = await db.insert(mediaAssets).values(files).returning({ id: mediaAssets.id });
  const { data, version } = await editor.readPart(id, 'shared');
  const saved = await editor.save(id, 'shared', version, { ...data, turnId: webm?.id });
  const refused = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'shared', version: saved }] },
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('(video/webm, 0.9 MB) cannot be the film');
  await editor.write(id, 'shared', { ...data, turnId: mp4?.id });
  await editor.write(id, 'zh', { title: '可环视', summary: '', specs: [] });
  const { url } = await linkTo(id);
  expect((await read(url)).turn).toBe('media/turn-mp4-0.mp4');
});

test('a preview has a link of its own, which nobody else can use', async () => {
  const id = await create('hidden');
  await editor.write(id, 'zh', { title: '藏', summary: '', specs: [] });
  const { url } = await editor.ask<{ url: string }>(`GET /admin/records/${id}/preview?locale=zh`);
  // What the back office offers is what there is: the page of a scene is in Chinese.
  expect(contentKindOf('scene').pages).toEqual(['zh']);
  const english = await editor.call(`GET /admin/records/${id}/preview?locale=en`);
  expect(english.status).toBe(404);
  expect(new URL(url).pathname).toContain('/share/preview-hidden');
  await expect(read('/share/preview-hidden')).rejects.toMatchObject({ status: 404 });
});

test('two cameras of one key are refused at the second one', async () => {
  const id = await create('twice');
  const { data, version } = await editor.readPart(id, 'shared');
  const saved = await editor.save(id, 'shared', version, { ...data, cameras: [camera, camera] });
  const refused = await editor.call(`POST /admin/records/${id}/publication`, {
    body: { parts: [{ part: 'shared', version: saved }] },
  });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('cameras.1.key');
});

test('a scene stays while a link opens it', async () => {
  const id = await create('linked');
  const { id: linkId } = await linkTo(id);
  const remove = () => editor.call(`DELETE /admin/records/${id}`, { body: {} });
  expect((await remove()).body.errorMessage).toContain('Revoke them under “Links”');
  await sales.ask(`POST /admin/share-links/${linkId}/revocation`, {});
  expect((await remove()).status).toBe(200);
  expect(await db.select().from(shareLinks).where(eq(shareLinks.sceneId, id))).toHaveLength(1);
});
