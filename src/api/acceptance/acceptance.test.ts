import { generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSharedPicture } from '#api/shares/pictures.ts';
import { acceptanceEvidence, acceptanceItems, acceptanceSheets } from '#db/schema/acceptance.ts';
import { acceptanceSignatures } from '#db/schema/acceptance-signatures.ts';
import { signingKeys } from '#db/schema/signing-keys.ts';
import { seedAcceptance } from '#db/seed/acceptance.ts';
import { seedProjects } from '#db/seed/projects.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testTrail } from '#tests/support/keys.ts';
import { addPrivatePicture } from '#tests/support/records/media.ts';

const TOKEN = '33333333-3333-4333-8333-333333333333';
let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  await seedSite(test.db);
  await seedProjects(test.db);
  await seedAcceptance(test.db);
});
afterAll(() => test?.drop());

const open = () => site.api('GET /shares/acceptance/:token', { params: { token: TOKEN } });
const setSheet = (values: Partial<typeof acceptanceSheets.$inferInsert>) =>
  test.db.update(acceptanceSheets).set(values).where(eq(acceptanceSheets.number, 'AC-2026-0318'));

describe('an acceptance sheet', () => {
  it('shows the statement, the items and their results', async () => {
    const sheet = await open();
    expect(sheet).toMatchObject({ number: 'AC-2026-0318', state: 'sent', signatures: [] });
    expect(sheet.statement).toContain('RQ-2026-0318');
    expect(sheet.items).toHaveLength(9);
    expect(sheet.items.filter(({ result }) => result === 'pending')).toHaveLength(4);
    expect(sheet.items[0]).toMatchObject({ result: 'pass', decidedAt: '2026-11-20T02:40:00.000Z' });
  });

  it('shows the pictures of its items', async () => {
    const fileId = await addPrivatePicture(test.db, { storageKey: 'private/acceptance/1.webp' });
    const [item] = await test.db
      .select({ id: acceptanceItems.id })
      .from(acceptanceItems)
      .where(eq(acceptanceItems.sort, 1));
    const itemId = item?.id ?? '';
    await test.db.insert(acceptanceEvidence).values({ itemId, fileId, caption: '测光表' });
    const { items } = await open();
    const src = `shares/${TOKEN}/${fileId}`;
    expect(items.map(({ evidence }) => evidence.length)).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(items[1]?.evidence).toEqual([{ src, width: 960, height: 600, caption: '测光表' }]);
    const picture = { token: TOKEN, fileId, size: 'full' } as const;
    expect(await findSharedPicture(test.db, picture)).toMatchObject({ mime: 'image/webp' });
    await setSheet({ state: 'draft' });
    expect(await findSharedPicture(test.db, picture)).toBeUndefined();
    await setSheet({ state: 'sent' });
  });

  it('uses its own language and falls back to Chinese', async () => {
    await setSheet({ locale: 'en', statementEn: null });
    const sheet = await open();
    expect(sheet.title).toBe('Acceptance of the Yunqi Tea live room');
    expect(sheet.items[0]?.title).toBe('Devices delivered and installed');
    expect(sheet.statement).toContain('RQ-2026-0318 第 3 版');
    await setSheet({ locale: 'zh' });
  });

  it('returns 404 for drafts, unknown tokens and tokens of other sheets', async () => {
    await setSheet({ state: 'draft' });
    expect((await site.fetch(`/shares/acceptance/${TOKEN}`)).status).toBe(404);
    await setSheet({ state: 'sent' });
    const unknown = '99999999-9999-4999-8999-999999999999';
    expect((await site.fetch(`/shares/acceptance/${unknown}`)).status).toBe(404);
    expect((await site.fetch(`/shares/device-sheets/${TOKEN}`)).status).toBe(404);
  });

  it('shows signatures and the verification code once sealed, but no signing metadata', async () => {
    const [sheet] = await test.db.select({ id: acceptanceSheets.id }).from(acceptanceSheets);
    const contentHash = 'a'.repeat(64);
    await test.db.insert(acceptanceSignatures).values({
      sheetId: sheet?.id ?? '',
      party: 'customer',
      name: '王若溪',
      strokes: [[{ x: 0.1, y: 0.2, t: 0 }]],
      statement: '文本',
      statementVersion: '2026-10',
      contentHash,
      locale: 'zh',
      client: 'phone',
    });
    const { publicKey } = generateKeyPairSync('ed25519');
    const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
    const [key] = await test.db
      .insert(signingKeys)
      .values({ publicKey: raw.toString('base64'), label: '验收' })
      .returning();
    const entry = {
      action: 'acceptance.seal',
      entityType: 'acceptance',
      entityId: null,
    } as const;
    await testTrail.append(test.db, [entry], { actor: 'system', requestId: '' });
    await setSheet({
      state: 'sealed',
      contentHash,
      decidedAt: new Date(),
      sealedAt: new Date(),
      verificationCode: 'MJ7K-2Q9D',
      signature: 'c2lnbmF0dXJl',
      signingKeyId: key?.id,
      auditPosition: 1,
    });
    const sealed = await open();
    expect(sealed).toMatchObject({ state: 'sealed', verificationCode: 'MJ7K-2Q9D', contentHash });
    expect(sealed.signatures[0]).toMatchObject({ party: 'customer', name: '王若溪' });
    expect(JSON.stringify(sealed)).not.toContain('phone');
  });
});
