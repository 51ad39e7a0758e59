import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { AcceptanceContent } from '#contracts/sheets/acceptance-record.ts';
import { contentHash } from '#contracts/sheets/hash.ts';
import { readContent } from '#db/acceptance-content.ts';
import { privateFiles } from '#db/schema/private-files.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { writeByLink } from '#tests/support/records/signing.ts';
import { addSite } from '#tests/support/records/site.ts';
import { acceptancePdf } from './pdf.ts';

const database = await createTestDatabase();
const { db } = database;
const site = createTestApi(db);
await addSite(db);
afterAll(() => database.drop());

let id: string;
let item: string;
let token: string;

beforeEach(async () => {
  await db.delete(rateLimits);
  const sheet = await addAcceptanceSheet(db, { items: [{}, {}] });
  id = sheet.id;
  item = sheet.itemIds[0] ?? '';
  token = await addShareLink(db, { sheetId: id, audience: 'signer' });
});

/** A photo that the link has sent, with a hash of its own. */
async function addPhoto(own = token) {
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, own));
  const sha256 = randomUUID().replaceAll('-', '').repeat(2);
  const photo = await addPrivatePicture(db, {
    storageKey: `private/pictures/${randomUUID()}/full.webp`,
    linkId: link?.id,
    sha256,
  });
  return { photo, sha256 };
}

const decide = (result: 'pass' | 'fail', photos: string[], own = token) =>
  writeByLink(site, `/shares/acceptance/${own}/items/${item}/decision`, {
    result,
    remark: result === 'fail' ? '左侧有蓝边' : null,
    photos,
    name: '林一',
  });
const open = () => site.api('GET /shares/acceptance/:token', { params: { token } });
const shown = async () => (await open()).items[0]?.evidence ?? [];

/** Evidence of the provider, on the first item. */
const addEvidence = async () => {
  const fileId = await addPrivatePicture(db, { storageKey: `private/e/${randomUUID()}.webp` });
  const part = { sheetId: id, part: 'item', partKey: item, caption: '测光表' };
  await db.insert(sheetFiles).values({ ...part, fileId });
  return fileId;
};

describe('the customer’s photos of a failed item', () => {
  test('stand behind the provider’s evidence, and are in the hash', async () => {
    const evidence = await addEvidence();
    const before = await open();
    const { photo, sha256 } = await addPhoto();
    expect((await decide('fail', [photo])).status).toBe(200);
    expect(await shown()).toMatchObject([
      { id: evidence, party: 'provider', caption: '测光表' },
      { id: photo, party: 'customer', caption: '客户拍摄' },
    ]);
    const content = await readContent(db, id);
    expect(content.items[0]?.evidence[1]).toEqual({
      sha256,
      caption: '客户拍摄',
      party: 'customer',
    });
    const after = await open();
    expect(after.contentHash).not.toBe(before.contentHash);
    const { blocks } = acceptancePdf(after, {
      provider: '幕境数字',
      address: '',
      verification: { zh: '', en: '' },
    });
    const pictures = blocks.flatMap((block) => (block.kind === 'pictures' ? block.pictures : []));
    expect(pictures).toMatchObject([
      { file: `private/${evidence}`, caption: '1 · 测光表' },
      { file: `private/${photo}`, caption: '1 · 客户拍摄' },
    ]);
  });

  test('are as the last decision says; those of the provider stay', async () => {
    const evidence = await addEvidence();
    const [first, second] = [await addPhoto(), await addPhoto()];
    await decide('fail', [first.photo]);
    await decide('fail', [first.photo, second.photo]);
    const ids = async () => (await shown()).map((picture) => picture.id);
    expect(await ids()).toEqual([evidence, first.photo, second.photo]);
    // Somebody else with a link of the sheet keeps what is there.
    const other = await addShareLink(db, { sheetId: id, audience: 'signer' });
    await decide('fail', [second.photo], other);
    expect(await ids()).toEqual([evidence, second.photo]);
    await decide('pass', [second.photo]);
    expect(await ids()).toEqual([evidence]);
  });

  test('came by the same link, and belong to nothing else', async () => {
    const other = await addShareLink(db, { sheetId: id, audience: 'signer' });
    const { photo } = await addPhoto(other);
    expect(await decide('fail', [photo])).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
    expect((await open()).items[0]?.result).toBe('pending');
    const evidence = await addEvidence();
    expect((await decide('fail', [evidence])).status).toBe(400);
    expect((await decide('fail', [photo], other)).status).toBe(200);
    const seven = await Promise.all(Array.from({ length: 7 }, () => addPhoto()));
    expect(
      await decide(
        'fail',
        seven.map((one) => one.photo),
      ),
    ).toMatchObject({ errorCode: 'VALIDATION_FAILED' });
  });

  test('are kept with a rejection, and not submitted again', async () => {
    const { photo, sha256 } = await addPhoto();
    await decide('fail', [photo]);
    const seenHash = await contentHash(await readContent(db, id));
    const rejected = await writeByLink(site, `/shares/acceptance/${token}/rejection`, {
      seenHash,
      name: '林一',
      reason: '请整改',
    });
    expect(rejected.status).toBe(200);
    const [kept] = await db.select().from(sheetRevisions).where(eq(sheetRevisions.sheetId, id));
    expect(kept?.contentHash).toBe(seenHash);
    const content = kept?.body as unknown as AcceptanceContent;
    expect(content.items[0]?.evidence).toMatchObject([{ sha256, party: 'customer' }]);
    expect(await db.$count(sheetFiles, eq(sheetFiles.fileId, photo))).toBe(1);
    expect(await db.$count(privateFiles, eq(privateFiles.id, photo))).toBe(1);
  });
});
