import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LINK_UPLOADS_PATH, MAX_LINK_PHOTOS, MAX_SHEET_PICTURE_BYTES } from '#contracts/uploads.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { uploads } from '#db/schema/uploads.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { writeByLink } from '#tests/support/records/signing.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { linkUploadClient } from '#tests/support/uploads.ts';

const database = await createTestDatabase();
const { db } = database;
const folder = await mkdtemp(path.join(os.tmpdir(), 'link-photos-'));
const files = createFolderStore(folder);
const site = createTestApi(db, 'zh', { files });
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

let sheetId: string;
let token: string;
let tus: ReturnType<typeof linkUploadClient>;

beforeEach(async () => {
  await db.delete(rateLimits);
  sheetId = await addWorkOrder(db);
  token = await addShareLink(db, { sheetId, audience: 'signer' });
  tus = linkUploadClient(site.fetch, token);
});

const photo = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#24352b' } });
const make = (upload: string, more: object = {}) =>
  writeByLink(site, `/shares/links/${token}/photos`, { upload, ...more });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errorCode: string }).errorCode,
];

describe('a photo by a link', () => {
  it('is kept without the place where it was taken, with the time of the device', async () => {
    const content = await photo(4000, 3000)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
      .jpeg()
      .toBuffer();
    const upload = await tus.upload(content, { fileName: 'IMG_2.jpg' });
    const takenAt = '2026-11-20T03:04:05.000Z';
    const answers = await Promise.all([make(upload, { takenAt }), make(upload, { takenAt })]);
    answers.push(await make(upload, { takenAt }));
    for (const { data } of answers) expect(data).toEqual({ id: upload, width: 2560, height: 1920 });
    const [row] = await db.select().from(privateFiles).where(eq(privateFiles.id, upload));
    const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
    expect(row).toMatchObject({ linkId: link?.id, uploadedBy: null, fileName: 'IMG_2.webp' });
    expect(row?.takenAt?.toISOString()).toBe(takenAt);
    const stored = await files.open(row?.storageKey ?? '');
    const facts = stored && (await sharp(await buffer(stored.content)).metadata());
    expect([facts?.format, facts?.exif]).toEqual(['webp', undefined]);
    expect(await db.$count(uploads, eq(uploads.id, upload))).toBe(0);
    const kept = [];
    for await (const { key } of files.list('private')) kept.push(key);
    expect(kept.toSorted()).toEqual([row?.previewKey, row?.storageKey].toSorted());
  });

  it('is a picture by its content, and no bomb', async () => {
    const bomb = await photo(9000, 9000).png().toBuffer();
    for (const content of [Buffer.from('%PDF-1.7'), Buffer.from('<svg/>'), bomb]) {
      expect(await make(await tus.upload(content, { fileName: 'a.jpg' }))).toMatchObject({
        status: 422,
        errorCode: 'FILE_REFUSED',
      });
    }
  });

  it('belongs to the link that sent it', async () => {
    const upload = await tus.upload(await photo().png().toBuffer());
    const other = await addShareLink(db, { sheetId, audience: 'signer' });
    const strange = linkUploadClient(site.fetch, other);
    const theirs = `${LINK_UPLOADS_PATH.replace(':token', other)}/${upload}`;
    for (const method of ['HEAD', 'PATCH', 'DELETE']) {
      const headers = {
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      };
      const { status } = await strange.request(method, theirs, headers);
      expect([method, status]).toEqual([method, 404]);
    }
    const asked = await writeByLink(site, `/shares/links/${other}/photos`, { upload });
    expect(asked.status).toBe(404);
    expect((await make(randomUUID())).status).toBe(404);
  });

  it('goes on where it was interrupted', async () => {
    const content = await photo(400, 300).png().toBuffer();
    const at = tus.pathOf(await tus.create(content.length));
    expect((await tus.append(at, 0, content.subarray(0, 100))).status).toBe(204);
    expect(await tus.offset(at)).toBe(100);
    expect((await tus.append(at, 100, content.subarray(100))).status).toBe(204);
    expect((await make(at.split('/').at(-1) ?? '')).status).toBe(200);
  });
});

describe('the uploads of a link', () => {
  it('are for signers of links that count, from pages of the site', async () => {
    const begin = async (fields: Partial<typeof shareLinks.$inferInsert>) => {
      const own = await addShareLink(db, { sheetId, audience: 'signer', ...fields });
      return codeOf(await linkUploadClient(site.fetch, own).create(10));
    };
    expect(await begin({ audience: 'holder' })).toEqual([403, 'FORBIDDEN']);
    expect(await begin({ revokedAt: new Date() })).toEqual([410, 'LINK_CLOSED']);
    expect(await begin({ passcodeMac: 'x', passcodeSetAt: new Date() })).toEqual([
      403,
      'PASSCODE_REQUIRED',
    ]);
    const unknown = linkUploadClient(site.fetch, randomUUID());
    expect(await codeOf(await unknown.create(10))).toEqual([404, 'NOT_FOUND']);
    const forged = { origin: 'https://evil.example', 'upload-length': '10' };
    const uploadsOf = LINK_UPLOADS_PATH.replace(':token', token);
    expect(await codeOf(await tus.request('POST', uploadsOf, forged))).toEqual([403, 'CROSS_SITE']);
  });

  it('end with the link, in the middle of a photo too', async () => {
    const at = tus.pathOf(await tus.create(10));
    await db.update(shareLinks).set({ revokedAt: new Date() }).where(eq(shareLinks.token, token));
    expect((await tus.append(at, 0, Buffer.alloc(10))).status).toBe(410);
  });

  it('have 20 MB at most, and 100 of them a day or 500 MB', async () => {
    expect((await tus.create(MAX_SHEET_PICTURE_BYTES + 1)).status).toBe(413);
    const begin = async (bytes: number) => {
      const created = await tus.create(bytes);
      if (created.status === 201) await tus.request('DELETE', tus.pathOf(created), {});
      return created;
    };
    for (let count = 0; count < 25; count++) {
      expect((await begin(MAX_SHEET_PICTURE_BYTES)).status).toBe(201);
    }
    const heavy = await begin(MAX_SHEET_PICTURE_BYTES);
    expect(await codeOf(heavy)).toEqual([429, 'RATE_LIMITED']);
    await db.delete(rateLimits);
    for (let count = 0; count < MAX_LINK_PHOTOS; count++) {
      expect((await begin(10)).status).toBe(201);
    }
    expect(await codeOf(await begin(10))).toEqual([429, 'RATE_LIMITED']);
  });

  it('have a fifth of that on a copy to try, which everybody gets', async () => {
    const trial = await addWorkOrder(db, { trialUntil: new Date(Date.now() + 86_400_000) });
    tus = linkUploadClient(
      (address, init) => site.fetch(address, init, '198.51.100.7'),
      await addShareLink(db, { sheetId: trial, audience: 'signer' }),
    );
    for (let count = 0; count < MAX_LINK_PHOTOS / 5; count++) {
      const created = await tus.create(10);
      expect(created.status).toBe(201);
      await tus.request('DELETE', tus.pathOf(created), {});
    }
    expect((await tus.create(10)).status).toBe(429);
  });
});
