import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultUploadLimits } from '#api/uploads/limits.ts';
import { renderFragment } from '#content/markdown/render.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { glbOf, triangle, triangleGlb } from '#tests/support/glb.ts';
import {
  addArticle,
  dataOf,
  idOf,
  type MediaLibrary,
  openMediaLibrary,
  png,
  temporaryStore,
} from '#tests/support/media-library.ts';

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

/** Files as far as their first bytes go; `seed` makes each another one. */
const mp4 = (seed: string, brand = 'isom') =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}`),
    Buffer.alloc(3000, seed),
  ]);
const webm = (seed: string, type = 'webm') =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282', 'hex'),
    Buffer.from([0x84]),
    Buffer.from(type),
    Buffer.alloc(500, seed),
  ]);
interface PlainRecord {
  kind: string;
  mime: string;
  key: string;
  version: number;
  state: string;
  lacksAlt: boolean;
  width: number | null;
  file: string | null;
  poster: { src: string } | null;
}

const read = async (id: string) =>
  dataOf<PlainRecord>(await library.client(`GET /admin/media/${id}`));

test.each([
  ['a video', 'tour.mp4', mp4('a'), 'video', 'video/mp4'],
  ['a WebM video', 'tour.webm', webm('a'), 'video', 'video/webm'],
  ['a video under another name', 'tour.png', mp4('b'), 'video', 'video/mp4'],
  ['a 3D model', 'camera.glb', triangleGlb(), 'model', 'model/gltf-binary'],
  ['a document', 'manual.pdf', Buffer.from('%PDF-1.7\n…'), 'document', 'application/pdf'],
  [
    'a preset',
    'room.json',
    Buffer.from('{"format":"cyan-preset/2"}'),
    'document',
    'application/json',
  ],
])('takes %s as it is', async (_, name, content, kind, mime) => {
  const record = await read(idOf(await library.add(content, name)));
  expect(record).toMatchObject({ kind, mime, state: 'ready', lacksAlt: false, width: null });
  const stored = await files.open(record.file ?? '');
  const chunks = [];
  for await (const chunk of stored?.content ?? []) chunks.push(chunk);
  expect(Buffer.concat(chunks).equals(content)).toBe(true);
  const twin = await library.add(content, `again-${name}`);
  expect(dataOf<{ isDuplicate: boolean }>(twin).isDuplicate).toBe(true);
  const { items } = dataOf<{ items: { key: string }[] }>(
    await library.client(`GET /admin/media?kind=${kind}`),
  );
  expect(items.map(({ key }) => key)).toContain(record.key);
  const images = dataOf<{ items: object[] }>(await library.client('GET /admin/media?kind=image'));
  expect(images.items).toEqual([]);
});

test.each([
  ['QuickTime', 'clip.mp4', mp4('c', 'qt  ')],
  ['Matroska', 'clip.webm', webm('c', 'matroska')],
  ['a model that is cut off', 'cut.glb', triangleGlb().subarray(0, 200)],
  ['a page with the name of a document', 'manual.pdf', Buffer.from('<script>1</script>')],
  ['a preset that is no JSON', 'room.json', Buffer.from('{"format": ')],
  ['a list in JSON', 'list.json', Buffer.from('[1]')],
])('refuses %s', async (_, name, content) => {
  const { status, body } = await library.add(content, name);
  expect([status, body.errorCode]).toEqual([422, 'FILE_REFUSED']);
});

test('refuses files above the limit of their kind', async () => {
  const uploadLimits = { ...defaultUploadLimits, video: 1000, document: 10 };
  const limited = await openMediaLibrary(db, files, { uploadLimits });
  for (const [content, name] of [
    [mp4('large'), 'large.mp4'],
    [Buffer.from('%PDF-1.7 and more'), 'large.pdf'],
  ] as const) {
    const { status, body } = await limited.add(content, name);
    expect([status, body.errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  }
});

test('a model over a limit is refused with its number and the limit', async () => {
  const { description, binary } = triangle();
  const many = {
    ...description,
    nodes: Array.from({ length: 300 }, () => ({ mesh: 0 })),
    scenes: [{ nodes: Array.from({ length: 300 }, (_, at) => at) }],
    meshes: [{ primitives: Array.from({ length: 700 }, () => ({ attributes: { POSITION: 0 } })) }],
  };
  const { status, body } = await library.add(glbOf(many, binary), 'many.glb');
  expect([status, body.errorCode]).toEqual([422, 'FILE_REFUSED']);
  expect(body.errorMessage).toContain('210,000 triangles; at most 200,000');
  const outside = { ...description, images: [{ uri: 'https://example.com/a.png' }] };
  const external = await library.add(glbOf(outside, binary), 'outside.glb');
  expect(external.body.errorMessage).toContain('outside of the file');
  const large = await library.add(
    Buffer.concat([triangleGlb('large'), Buffer.alloc(1_500_000)]),
    'large.glb',
  );
  expect([large.status, large.body.errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  expect(large.body.errorMessage).toContain('1.5 MB; at most 1.2 MB');
});

test('a video is replaced by a video only, and its texts follow', async () => {
  const id = idOf(await library.add(mp4('first'), 'demo.mp4'));
  const { key, file } = await read(id);
  const text = `![演示](media:${key})`;
  const html = await renderFragment(text, { findMedia: findMediaIn(db) });
  expect(html).toContain(`<video src="/files/${file}" controls`);
  await addArticle(db, 'with-video', { bodyMarkdown: text, bodyHtml: html });
  const replace = async (content: Buffer, name: string) => {
    const upload = await library.tus.upload(content, { fileName: name });
    return library.client(`PUT /admin/media/${id}/file`, { body: { upload } });
  };
  expect((await replace(await png('#123456'), 'picture.png')).status).toBe(422);
  expect((await replace(webm('second'), 'demo.webm')).status).toBe(200);
  const after = await read(id);
  expect([after.mime, after.file === file]).toEqual(['video/webm', false]);
  const { rows } = await db.execute<{ body_html: string }>(
    "select body_html from article_translations where title = 'with-video'",
  );
  expect(rows[0]?.body_html).toContain(`/files/${after.file}`);
  const deletion = await library.client(`DELETE /admin/media/${id}`);
  expect([deletion.status, deletion.body.errorCode]).toEqual([409, 'MEDIA_IN_USE']);
});

test('a video has a picture of the library as its poster, which then is in use', async () => {
  const id = idOf(await library.add(mp4('posed'), 'posed.mp4'));
  const picture = await library.addReady('poster.png', '#345678');
  const { key, version } = await read(id);
  const text = `![看现场](media:${key})`;
  await addArticle(db, 'with-poster', {
    bodyMarkdown: text,
    bodyHtml: await renderFragment(text, { findMedia: findMediaIn(db) }),
  });
  const change = (posterId: string, at = version) =>
    library.client(`PATCH /admin/media/${id}`, { body: { version: at, posterId } });
  expect((await change(id)).status).toBe(400);
  expect((await change(picture.id)).status).toBe(200);
  expect((await read(id)).poster?.src).toContain('poster');
  const { rows } = await db.execute<{ body_html: string }>(
    "select body_html from article_translations where title = 'with-poster'",
  );
  expect(rows[0]?.body_html).toMatch(/poster="\/files\/media\/poster-[^"]+\.webp".*width="300"/);
  const uses = (await library.read(picture.id)).uses;
  expect(uses).toMatchObject([{ kind: 'media', title: 'posed' }]);
  const deletion = await library.client(`DELETE /admin/media/${picture.id}`);
  expect([deletion.status, deletion.body.errorCode]).toEqual([409, 'MEDIA_IN_USE']);
});

test('texts show no models and documents', async () => {
  const { key } = await read(idOf(await library.add(Buffer.from('%PDF-1.4 x'), 'x.pdf')));
  await expect(
    renderFragment(`![x](media:${key})`, { findMedia: findMediaIn(db) }),
  ).rejects.toThrow(key);
});
