import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeUpload } from '#api/uploads/service.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { uploads } from '#db/schema/uploads.ts';
import type { FileStore } from '#files/file-store.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addStaffMember, type StaffClient, staffClient } from '#tests/support/staff.ts';

let test: TestDatabase;
let sales: StaffClient;
let other: StaffClient;
let staffId: string;
let files: FileStore;

beforeAll(async () => {
  test = await createTestDatabase();
  files = createFolderStore(await mkdtemp(path.join(os.tmpdir(), 'pictures-')));
  const site = createTestApi(test.db, 'zh', { files });
  const person = await addStaffMember(test.db, 'sales');
  staffId = person.id;
  sales = await staffClient(test.db, site, person);
  other = await staffClient(test.db, site, await addStaffMember(test.db, 'support'));
});
afterAll(() => test?.drop());

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#24352b' } });

const upload = async (content: Uint8Array, fileName = 'IMG_1.jpg') => {
  const values = { purpose: 'sheet', fileName, uploadedBy: staffId, mostBytes: 10 ** 9 } as const;
  return (await storeUpload({ db: test.db, files }, content, values)).id;
};

const make = (id: string, client = sales) =>
  client('POST /admin/private-pictures', { body: { upload: id } });

describe('a private picture', () => {
  it('is stored upright, bounded, without the place where it was taken, with a preview', async () => {
    const content = await photo(4000, 3000)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const uploadId = await upload(content);
    const { body } = await make(uploadId);
    expect(body).toMatchObject({ success: true, data: { width: 1920, height: 2560 } });
    const { id } = body.data as unknown as { id: string };
    const [row] = await test.db.select().from(privateFiles).where(eq(privateFiles.id, id));
    expect(row).toMatchObject({
      purpose: 'sheet_picture',
      fileName: 'IMG_1.webp',
      uploadedBy: staffId,
    });
    const stored = await files.open(row?.storageKey ?? '');
    const chunks: Uint8Array[] = [];
    for await (const chunk of stored?.content ?? []) chunks.push(chunk);
    const facts = await sharp(Buffer.concat(chunks)).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 1920, height: 2560 });
    expect(facts.exif).toBeUndefined();
    expect(await test.db.$count(uploads, eq(uploads.id, uploadId))).toBe(0);
  });

  it('is made of pictures only, whatever their names', async () => {
    for (const content of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'MZ']) {
      const { body } = await make(await upload(Buffer.from(content), 'photo.jpg'));
      expect(body).toMatchObject({ errorCode: 'FILE_REFUSED' });
    }
    const whole = await photo(400, 300).jpeg().toBuffer();
    const { body } = await make(await upload(whole.subarray(0, whole.length / 2)));
    expect(body).toMatchObject({ errorCode: 'FILE_REFUSED' });
  });

  it('is made of an own upload only', async () => {
    const id = await upload(await photo(40, 30).png().toBuffer());
    expect((await make(id, other)).status).toBe(404);
    const [first, second] = await Promise.all([make(id), make(id)]);
    expect(first.body).toMatchObject({ success: true, data: { id } });
    expect([second.body, (await make(id)).body]).toEqual([first.body, first.body]);
  });
});
