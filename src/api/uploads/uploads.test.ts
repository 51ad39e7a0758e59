import { afterAll, beforeAll, expect, test } from 'vitest';
import { UPLOADS_PATH } from '#contracts/uploads.ts';
import { mediaProcessing } from '#db/schema/media.ts';
import { uploads } from '#db/schema/uploads.ts';
import { keepMediaUp } from '#jobs/media/upkeep.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import {
  idOf,
  type MediaLibrary,
  openMediaLibrary,
  png,
  temporaryStore,
} from '#tests/support/media-library.ts';
import { defaultUploadLimits } from './limits.ts';

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

test('takes uploads only from people with the right, each their own', async () => {
  const viewer = await openMediaLibrary(db, library.files, { role: 'viewer' });
  const other = await openMediaLibrary(db, library.files);
  const content = await png('#910000');
  expect((await viewer.tus.create(content.length)).status).toBe(403);
  const upload = await library.tus.upload(content);
  for (const [client, status] of [
    [other.client, 404],
    [viewer.client, 403],
  ] as const) {
    expect((await client('POST /admin/media', { body: { upload } })).status).toBe(status);
  }
  const created = await library.tus.create(content.length);
  const unfinished = library.tus.pathOf(created).split('/').at(-1);
  const early = await library.client('POST /admin/media', { body: { upload: unfinished } });
  expect([early.status, early.body.errorCode]).toEqual([422, 'FILE_REFUSED']);
});

test('refuses uploads before their first byte: no session, other sites, too large, no purpose', async () => {
  const { tus, api } = library;
  const begin = (headers: Record<string, string>) =>
    tus.request('POST', UPLOADS_PATH, { 'upload-length': '10', ...headers });
  const codeOf = async (response: Response) => {
    const { errorCode } = (await response.json()) as { errorCode: string };
    return [response.status, errorCode];
  };
  const nobody = await api.fetch(UPLOADS_PATH, {
    method: 'POST',
    headers: { origin: 'http://localhost', 'tus-resumable': '1.0.0', 'upload-length': '10' },
  });
  expect(await codeOf(nobody)).toEqual([401, 'SIGN_IN_REQUIRED']);
  expect(await codeOf(await begin({ origin: 'https://evil.example' }))).toEqual([
    403,
    'CROSS_SITE',
  ]);
  expect(await codeOf(await begin({ 'x-csrf-token': 'x' }))).toEqual([403, 'CROSS_SITE']);
  expect(await codeOf(await begin({}))).toEqual([400, 'VALIDATION_FAILED']);
  expect(await codeOf(await tus.create(defaultUploadLimits.video + 1))).toEqual([
    413,
    'PAYLOAD_TOO_LARGE',
  ]);
  expect(await codeOf(await tus.create(0))).toEqual([422, 'FILE_REFUSED']);
  expect((await tus.request('GET', `${UPLOADS_PATH}/${library.person.id}`, {})).status).toBe(405);

  // Nobody but its owner sees or continues an upload, and no request writes past its length.
  const path = tus.pathOf(await tus.create(10));
  const other = await openMediaLibrary(db, library.files);
  for (const method of ['HEAD', 'PATCH', 'DELETE']) {
    const { status } = await other.tus.request(method, path, {
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    });
    expect([method, status]).toEqual([method, 404]);
  }
  expect((await tus.append(path, 0, Buffer.alloc(11))).status).toBe(413);
  expect((await tus.append(path, 5, Buffer.alloc(1))).status).toBe(409);
  expect(await tus.offset(path)).toBe(0);
  expect((await tus.request('DELETE', path, {})).status).toBe(204);
  expect((await tus.request('HEAD', path, {})).status).toBe(404);
});

test('keeps two requests at the same place of an upload apart', async () => {
  const content = await png('#b10000');
  const { tus, process } = library;
  const path = tus.pathOf(await tus.create(content.length, { fileName: 'twice.png' }));
  const answers = await Promise.all([tus.append(path, 0, content), tus.append(path, 0, content)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  const upload = path.split('/').at(-1);
  const created = await library.client('POST /admin/media', { body: { upload } });
  await process();
  const record = await library.read(idOf(created));
  expect(record.state).toBe('ready');
});

test('deletes abandoned uploads, but none that is being processed', async () => {
  const waiting = await library.add(await png('#a10000'), 'waiting.png');
  const abandoned = await library.tus.upload(await png('#a20000'));
  await db.update(uploads).set({ expiresAt: new Date(0) });
  await keepMediaUp(db, library.files);
  const left = (await db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id);
  const needed = await db.select({ id: mediaProcessing.uploadId }).from(mediaProcessing);
  expect(left.sort()).toEqual(needed.map(({ id }) => id).sort());
  expect(left).not.toContain(abandoned);
  await library.process();
  const record = await library.read(idOf(waiting));
  expect(record.state).toBe('ready');
});
