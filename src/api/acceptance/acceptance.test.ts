import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSharedPicture } from '#api/shares/pictures.ts';
import { sheetDecisions } from '#db/schema/sheets/decisions.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { sheetRevisions } from '#db/schema/sheets/revisions.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSigningKey } from '#tests/support/records/signing-keys.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
});
afterAll(() => test?.drop());

/** Adds a sheet with a link that opens it. */
async function makeSheet(fields: Parameters<typeof addAcceptanceSheet>[1] = {}) {
  const sheet = await addAcceptanceSheet(test.db, fields);
  return { ...sheet, token: await addShareLink(test.db, { sheetId: sheet.id }) };
}

const open = (token: string) => site.api('GET /shares/acceptance/:token', { params: { token } });
const statusOf = async (path: string) => (await site.fetch(`/shares/${path}`)).status;

describe('an acceptance sheet', () => {
  it('shows the statement, the items and their results', async () => {
    const { token, itemIds } = await makeSheet({
      number: 'AC-2026-0001',
      projectId: await addProject(test.db, { number: 'PJ-2026-0001' }),
      orderId: await addWorkOrder(test.db, { number: 'WO-2026-0001' }),
      statementZh: '双方按 RQ-2026-0001 逐项验收。',
      items: [
        {
          titleZh: '照度',
          criterionZh: '相差不超过 0.2 档。',
          measured: '0.18 档',
          result: 'pass',
          remark: '很好',
          decidedBy: '王若溪',
          decidedAt: new Date('2026-11-20T02:40:00Z'),
        },
        { titleZh: '抠像', criterionZh: '无蓝边。' },
      ],
    });
    const sheet = await open(token);
    expect(sheet).toMatchObject({
      number: 'AC-2026-0001',
      projectNumber: 'PJ-2026-0001',
      orderNumber: 'WO-2026-0001',
      state: 'sent',
      statement: '双方按 RQ-2026-0001 逐项验收。',
      signatures: [],
    });
    expect(sheet.items).toEqual([
      {
        id: itemIds[0],
        title: '照度',
        criterion: '相差不超过 0.2 档。',
        measured: '0.18 档',
        result: 'pass',
        remark: '很好',
        decidedBy: '王若溪',
        decidedAt: '2026-11-20T02:40:00.000Z',
        evidence: [],
      },
      {
        id: itemIds[1],
        title: '抠像',
        criterion: '无蓝边。',
        measured: null,
        result: 'pending',
        remark: null,
        decidedBy: null,
        decidedAt: null,
        evidence: [],
      },
    ]);
  });

  it('shows the pictures of its items', async () => {
    const { id, token, itemIds } = await makeSheet({ items: [{}, {}, {}] });
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/acceptance/1.webp' });
    const item = { sheetId: id, part: 'item', partKey: itemIds[1] ?? '' };
    await test.db.insert(sheetFiles).values({ ...item, fileId, caption: '测光表' });
    const { items } = await open(token);
    const src = `shares/${token}/${fileId}`;
    expect(items.map(({ evidence }) => evidence)).toEqual([
      [],
      [{ src, id: fileId, party: 'provider', width: 960, height: 600, caption: '测光表' }],
      [],
    ]);
    const picture = { token, fileId, size: 'full' } as const;
    const pictures = { db: test.db, gate: site.app.links };
    expect(await findSharedPicture(pictures, picture)).toMatchObject({ mime: 'image/webp' });
  });

  it('shows no picture of a draft', async () => {
    const { id, token, itemIds } = await makeSheet({ stage: 'draft', items: [{}] });
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/acceptance/2.webp' });
    const item = { sheetId: id, part: 'item', partKey: itemIds[0] ?? '' };
    await test.db.insert(sheetFiles).values({ ...item, fileId });
    const picture = { token, fileId, size: 'full' } as const;
    const pictures = { db: test.db, gate: site.app.links };
    await expect(findSharedPicture(pictures, picture)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('uses its own language and falls back to Chinese', async () => {
    const { token } = await makeSheet({
      locale: 'en',
      titleEn: 'Acceptance of the room',
      statementZh: '双方逐项验收。',
      items: [{ titleEn: 'Devices delivered', criterionZh: '清点。' }],
    });
    const sheet = await open(token);
    expect(sheet.title).toBe('Acceptance of the room');
    expect(sheet.statement).toBe('双方逐项验收。');
    expect(sheet.items).toMatchObject([{ title: 'Devices delivered', criterion: '清点。' }]);
  });

  it('names the rejected sheet that it replaces', async () => {
    const { id: replacesId } = await makeSheet({
      number: 'AC-2026-0002',
      stage: 'closed',
    });
    const { token } = await makeSheet({ replacesId });
    expect(await open(token)).toMatchObject({ replacesNumber: 'AC-2026-0002' });
  });

  it('returns 404 for drafts, unknown tokens and tokens of other sheets', async () => {
    const draft = await makeSheet({ stage: 'draft' });
    const sent = await makeSheet();
    expect(await statusOf(`acceptance/${sent.token}`)).toBe(200);
    expect(await statusOf(`acceptance/${draft.token}`)).toBe(404);
    expect(await statusOf(`acceptance/${randomUUID()}`)).toBe(404);
    expect(await statusOf(`device-sheets/${sent.token}`)).toBe(404);
  });

  it('shows signatures and the verification code once sealed, but no signing metadata', async () => {
    const { id, token } = await makeSheet({ expectedSigner: '林一' });
    const contentHash = 'a'.repeat(64);
    await test.db
      .insert(sheetRevisions)
      .values({ sheetId: id, revision: 1, body: {}, contentHash });
    await test.db.insert(sheetDecisions).values({
      sheetId: id,
      revision: 1,
      contentHash,
      kind: 'sign',
      party: 'customer',
      name: '王若溪',
      method: 'drawn',
      strokes: [
        [
          [1, 2, 0],
          [3, 4, 8],
          [5, 6, 16],
        ],
      ],
      statement: '文本',
      locale: 'zh',
      client: 'phone',
    });
    await test.db.insert(sheetSeals).values({
      sheetId: id,
      record: '{}',
      contentHash,
      verificationCode: 'MJ7K-2Q9D',
      signature: 'c2lnbmF0dXJl',
      signingKeyId: await addSigningKey(test.db),
    });
    const sealed = await open(token);
    expect(sealed).toMatchObject({
      state: 'sealed',
      canSign: false,
      seal: { verificationCode: 'MJ7K-2Q9D', hash: contentHash },
    });
    expect(sealed.signatures).toMatchObject([
      { party: 'customer', name: '王若溪', isOtherThanExpected: true },
    ]);
    expect(JSON.stringify(sealed)).not.toContain('phone');
  });

  it('says who may sign, and what was signed by whom so far', async () => {
    const { id, token } = await makeSheet({ expectedSigner: '王若溪' });
    expect(await open(token)).toMatchObject({ canSign: false, expectedSigner: '王若溪' });
    const signer = await addShareLink(test.db, { sheetId: id, audience: 'signer' });
    expect(await open(signer)).toMatchObject({ canSign: true, signatures: [] });
  });
});
