import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_OPEN_UPLOADS, UPLOAD_CHUNK_BYTES, UPLOADS_PATH } from '#contracts/uploads.ts';
import { mediaProcessing } from '#db/schema/media.ts';
import { staffUsers } from '#db/schema/staff.ts';
import { uploads } from '#db/schema/uploads.ts';
import { type FileStore, FileStoreError } from '#files/file-store.ts';
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

const MB = 1024 * 1024;

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

const codeOf = async (response: Response) => {
  const { errorCode } = (await response.json()) as { errorCode: string };
  return [response.status, errorCode];
};

test('says which version of the protocol it speaks', async () => {
  const { tus } = library;
  const other = await tus.request('POST', UPLOADS_PATH, { 'tus-resumable': '0.2.2' });
  expect([other.status, other.headers.get('tus-version')]).toEqual([412, '1.0.0']);
  const asked = await tus.request('OPTIONS', UPLOADS_PATH, {});
  expect([asked.status, asked.headers.get('tus-version')]).toEqual([204, '1.0.0']);
  expect(asked.headers.get('tus-extension')).toBe('creation,termination,expiration');
});

test('lets a person have ten open uploads, however many begin at once', async () => {
  const { tus } = await openMediaLibrary(db, library.files);
  const answers = await Promise.all(Array.from({ length: 60 }, () => tus.create(100)));
  const created = answers.filter(({ status }) => status === 201);
  expect(created).toHaveLength(MAX_OPEN_UPLOADS);
  const refused = answers.find(({ status }) => status !== 201) as Response;
  expect(await codeOf(refused)).toEqual([422, 'UPLOADS_FULL']);
  // Others are not affected, and one that is given up, expired or finished makes room.
  const [first, second, third] = created.map((answer) => tus.pathOf(answer)) as [
    string,
    string,
    string,
  ];
  expect((await library.tus.create(100)).status).toBe(201);
  await tus.request('DELETE', first, {});
  expect((await tus.create(100)).status).toBe(201);
  expect((await tus.create(100)).status).toBe(422);
  const id = second.split('/').at(-1) ?? '';
  await db
    .update(uploads)
    .set({ expiresAt: new Date(0) })
    .where(eq(uploads.id, id));
  expect((await tus.request('HEAD', second, {})).status).toBe(404);
  expect((await tus.create(100)).status).toBe(201);
  expect((await tus.append(third, 0, Buffer.alloc(100))).status).toBe(204);
  expect((await tus.create(100)).status).toBe(201);
  expect((await tus.request('HEAD', third, {})).status).toBe(404);
});

test('bounds the bytes of all open uploads of a person', async () => {
  const uploadLimits = { ...defaultUploadLimits, release: 60 * MB, video: 50 * MB };
  const { tus } = await openMediaLibrary(db, library.files, { uploadLimits });
  expect((await tus.create(50 * MB)).status).toBe(201);
  expect((await tus.create(50 * MB)).status).toBe(201);
  const third = await tus.create(21 * MB);
  expect(third.status).toBe(422);
  expect(((await third.json()) as { errorMessage: string }).errorMessage).toContain('120 MB');
  expect((await tus.create(20 * MB)).status).toBe(201);
});

test('refuses what the disk cannot take with all open uploads, and goes on when it can', async () => {
  let room = 1000 * MB;
  const other = await createTestDatabase();
  const store = { ...files, room: async () => room };
  const { tus } = await openMediaLibrary(other.db, store);
  const colleague = await openMediaLibrary(other.db, store);
  const content = Buffer.alloc(UPLOAD_CHUNK_BYTES);
  const path = tus.pathOf(await tus.create(400 * MB));
  // 800 MB are promised: the parts and the copy that is made of them.
  expect(await codeOf(await colleague.tus.create(101 * MB))).toEqual([507, 'DISK_FULL']);
  expect((await colleague.tus.create(99 * MB)).status).toBe(201);
  expect((await tus.append(path, 0, content)).status).toBe(204);
  room = 0;
  expect(await codeOf(await tus.append(path, UPLOAD_CHUNK_BYTES, content))).toEqual([
    507,
    'DISK_FULL',
  ]);
  room = 1;
  expect(await tus.offset(path)).toBe(UPLOAD_CHUNK_BYTES);
  expect((await tus.append(path, UPLOAD_CHUNK_BYTES, content)).status).toBe(204);
  await other.drop();
});

test('says that the disk is full where it fills up in the middle of a part', async () => {
  const put: FileStore['put'] = async () => {
    throw new FileStoreError('Cannot write', { cause: { code: 'ENOSPC' } });
  };
  const { tus } = await openMediaLibrary(db, { ...files, put });
  const path = tus.pathOf(await tus.create(100));
  expect(await codeOf(await tus.append(path, 0, Buffer.alloc(100)))).toEqual([507, 'DISK_FULL']);
});

test('stops the upload of a person who lost the right, or the account', async () => {
  const { tus, person } = await openMediaLibrary(db, library.files);
  const path = tus.pathOf(await tus.create(100));
  const statuses = async () => {
    const part = await tus.append(path, 0, Buffer.alloc(1));
    const others = ['HEAD', 'DELETE'].map((method) => tus.request(method, path, {}));
    return [part, ...(await Promise.all(others))].map(({ status }) => status);
  };
  await db.update(staffUsers).set({ role: 'viewer' }).where(eq(staffUsers.id, person.id));
  expect(await statuses()).toEqual([403, 403, 403]);
  await db
    .update(staffUsers)
    .set({ deactivatedAt: new Date() })
    .where(eq(staffUsers.id, person.id));
  expect(await statuses()).toEqual([401, 401, 401]);
  await db
    .update(staffUsers)
    .set({ role: 'editor', deactivatedAt: null })
    .where(eq(staffUsers.id, person.id));
  expect(await tus.offset(path)).toBe(0);
});
