import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaAssets, mediaProcessing } from '#db/schema/media.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  dataOf,
  idOf,
  type MediaLibrary,
  type MediaRecord,
  openMediaLibrary,
  png,
  temporaryStore,
} from '#tests/support/media-library.ts';
import { blackPng } from '#tests/support/pictures.ts';

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

const refused = async (content: Uint8Array, fileName: string) => {
  const { status, body } = await library.add(content, fileName);
  return [status, body.errorCode, body.errorMessage];
};

test('refuses files that are not what their name says', async () => {
  const lies = [
    Buffer.from('RIFF not a picture'),
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
  const still = await png('#456456');
  // The chunk that makes a PNG animated, before its pixels: length, type, two frames, loops, checksum.
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\xf3\x8d\x93\x70', 'latin1');
  const framed = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
  expect((await refused(framed, 'a.png'))[2]).toContain('Animated');
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
  const bomb = blackPng(15_000, 15_000);
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
  const read = async () => await library.read(id);
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
  const record = await library.read(id);
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
