import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSharedPicture } from '#api/shares/pictures.ts';
import { acceptanceSheets } from '#db/schema/acceptance.ts';
import { acceptanceSignatures } from '#db/schema/acceptance-signatures.ts';
import { sheetFiles } from '#db/schema/sheets/files.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
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
    const { token } = await makeSheet({
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
        title: '照度',
        criterion: '相差不超过 0.2 档。',
        measured: '0.18 档',
        result: 'pass',
        remark: '很好',
        decidedAt: '2026-11-20T02:40:00.000Z',
        evidence: [],
      },
      {
        title: '抠像',
        criterion: '无蓝边。',
        measured: null,
        result: 'pending',
        remark: null,
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
      [{ src, width: 960, height: 600, caption: '测光表' }],
      [],
    ]);
    const picture = { token, fileId, size: 'full' } as const;
    expect(await findSharedPicture(test.db, picture)).toMatchObject({ mime: 'image/webp' });
  });

  it('shows no picture of a draft', async () => {
    const { id, token, itemIds } = await makeSheet({ state: 'draft', items: [{}] });
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/acceptance/2.webp' });
    const item = { sheetId: id, part: 'item', partKey: itemIds[0] ?? '' };
    await test.db.insert(sheetFiles).values({ ...item, fileId });
    const picture = { token, fileId, size: 'full' } as const;
    expect(await findSharedPicture(test.db, picture)).toBeUndefined();
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
      state: 'rejected',
      rejection: '第 1 项要重做',
    });
    const { token } = await makeSheet({ replacesId });
    expect(await open(token)).toMatchObject({ previousNumber: 'AC-2026-0002' });
  });

  it('returns 404 for drafts, unknown tokens and tokens of other sheets', async () => {
    const draft = await makeSheet({ state: 'draft' });
    const sent = await makeSheet();
    expect(await statusOf(`acceptance/${sent.token}`)).toBe(200);
    expect(await statusOf(`acceptance/${draft.token}`)).toBe(404);
    expect(await statusOf(`acceptance/${randomUUID()}`)).toBe(404);
    expect(await statusOf(`device-sheets/${sent.token}`)).toBe(404);
  });

  it('shows signatures and the verification code once sealed, but no signing metadata', async () => {
    const { id, token } = await makeSheet();
    const contentHash = 'a'.repeat(64);
    await test.db.insert(acceptanceSignatures).values({
      sheetId: id,
      party: 'customer',
      name: '王若溪',
      strokes: [[{ x: 0.1, y: 0.2, t: 0 }]],
      statement: '文本',
      statementVersion: '2026-10',
      contentHash,
      locale: 'zh',
      client: 'phone',
    });
    const entry = {
      action: 'acceptance.seal',
      entityType: 'acceptance',
      entityId: null,
    } as const;
    await testTrail.append(test.db, [entry], { actor: 'system', requestId: '' });
    await test.db
      .update(acceptanceSheets)
      .set({
        state: 'sealed',
        contentHash,
        decidedAt: new Date(),
        sealedAt: new Date(),
        verificationCode: 'MJ7K-2Q9D',
        signature: 'c2lnbmF0dXJl',
        signingKeyId: await addSigningKey(test.db),
        auditPosition: 1,
      })
      .where(eq(acceptanceSheets.id, id));
    const sealed = await open(token);
    expect(sealed).toMatchObject({ state: 'sealed', verificationCode: 'MJ7K-2Q9D', contentHash });
    expect(sealed.signatures).toMatchObject([{ party: 'customer', name: '王若溪' }]);
    expect(JSON.stringify(sealed)).not.toContain('phone');
  });
});
