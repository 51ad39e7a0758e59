import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Acceptance } from '#api/acceptance/contract.ts';
import { publishSealKeys } from '#api/sheets/seal-keys.ts';
import { verifySeals } from '#api/sheets/verify-seals.ts';
import { demoTokens } from '#contracts/sheets/demo.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { sheetSeals } from '#db/schema/sheets/seals.ts';
import { numberSeries, sheets } from '#db/schema/sheets/sheets.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { readPdf } from '#tests/support/pdf-text.ts';
import { DRAWN, writeByLink } from '#tests/support/records/signing.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import { deleteEndedTrials } from './delete.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'trials-'));
const files = createFolderStore(path.join(dataDir, 'files'));
let database: TestDatabase;
let db: TestDatabase['db'];
let site: TestApi;

beforeAll(async () => {
  database = await createDemoDatabase(dataDir);
  db = database.db;
  site = createTestApi(db, 'zh', { files });
  await publishSealKeys(db, testKeys);
});
beforeEach(() => db.delete(rateLimits));
afterAll(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const tryOut = (kind: 'requirement' | 'acceptance' | 'device-sheet') =>
  writeByLink(site, `/shares/links/${demoTokens[kind]}/trial`, {});

/** Starts a trial; returns the token of the copy. */
async function start(kind: 'requirement' | 'acceptance'): Promise<string> {
  const { status, data } = await tryOut(kind);
  expect(status).toBe(200);
  const page = String(data.path);
  return page.slice(page.lastIndexOf('/') + 1);
}

const acceptanceOf = (token: string): Promise<Acceptance> =>
  site.api('GET /shares/acceptance/:token', { params: { token } });
const requirementOf = (token: string) =>
  site.api('GET /shares/requirements/:token', { params: { token } });
const frameOf = (token: string) =>
  site.api('GET /shares/links/:token/frame', { params: { token } });
const trials = () => db.$count(sheets, isNotNull(sheets.trialUntil));

/** Decides what is open and signs. */
async function sign(token: string) {
  const { items } = await acceptanceOf(token);
  const open = items.filter(({ result }) => result === 'pending').map(({ id }) => id);
  await writeByLink(site, `/shares/acceptance/${token}/decisions`, { name: '访客', items: open });
  const { contentHash } = await acceptanceOf(token);
  return writeByLink(site, `/shares/acceptance/${token}/signature`, {
    seenHash: contentHash,
    name: '访客',
    title: null,
    ...DRAWN,
  });
}

describe('a trial of the acceptance sheet', () => {
  test('is a copy that can be signed, and the one shown stays as it is', async () => {
    const before = await acceptanceOf(demoTokens.acceptance);
    const token = await start('acceptance');
    const copy = await acceptanceOf(token);
    expect(copy).toMatchObject({ state: 'sent', canSign: true, statement: before.statement });
    expect(copy.number).toMatch(/^TRIAL-AC-\d{4}-\d{4}$/);
    const shown = ({
      title,
      criterion,
      measured,
      result,
      decidedBy,
      evidence,
    }: Acceptance['items'][0]) => [
      title,
      criterion,
      measured,
      result,
      decidedBy,
      evidence.map(({ caption }) => caption),
    ];
    expect(copy.items.map(shown)).toEqual(before.items.map(shown));
    expect(copy.signatures).toMatchObject([{ party: 'provider', name: '赵启明' }]);
    expect(await sign(token)).toMatchObject({ status: 200 });
    expect(await acceptanceOf(token)).toMatchObject({ state: 'sealed' });
    expect(await acceptanceOf(demoTokens.acceptance)).toEqual(before);
  });

  test('is marked in the seal and the PDF, and is verified as any other', async () => {
    const token = await start('acceptance');
    await sign(token);
    const { number, seal } = await acceptanceOf(token);
    const code = seal?.verificationCode ?? '';
    const found = await site.api('GET /seals/:code', { params: { code }, query: { number } });
    expect(found).toMatchObject({ isIntact: true });
    expect(JSON.parse(found.record)).toMatchObject({ isTrial: true, previousSeal: null });
    const pdf = await site.fetch(`/shares/acceptance/${token}/document.pdf`);
    const { pages } = readPdf(new Uint8Array(await pdf.arrayBuffer()));
    expect(pages[0]?.join('\n')).toContain('不具任何效力');
    for (const texts of pages) expect(texts.join('\n')).toContain('试用');
    expect((await verifySeals({ db, keys: testKeys, files })).problems).toEqual([]);
  });

  test('is rejected into follow-ups that are trials too', async () => {
    const series = () => db.select().from(numberSeries).where(eq(numberSeries.series, 'AC-2026'));
    const before = await series();
    const token = await start('acceptance');
    const { items, contentHash } = await acceptanceOf(token);
    await writeByLink(site, `/shares/acceptance/${token}/items/${items[8]?.id}/decision`, {
      result: 'fail',
      remark: '缺操作手册',
      name: '访客',
    });
    const stale = { seenHash: contentHash, name: '访客', reason: '缺操作手册' };
    const path = `/shares/acceptance/${token}/rejection`;
    expect(await writeByLink(site, path, stale)).toMatchObject({ status: 409 });
    const seenHash = (await acceptanceOf(token)).contentHash;
    expect(await writeByLink(site, path, { ...stale, seenHash })).toMatchObject({ status: 200 });
    const drafts = and(isNotNull(sheets.trialUntil), eq(sheets.stage, 'draft'));
    const made = await db.select({ number: sheets.number }).from(sheets).where(drafts);
    expect(made.map(({ number }) => number.replace(/\d+$/, '')).toSorted()).toEqual([
      expect.stringMatching(/^TRIAL-AC-/),
      expect.stringMatching(/^TRIAL-WO-/),
    ]);
    expect(await series()).toEqual(before);
  });
});

test('a trial of the requirement has its pictures and is approved once more', async () => {
  const before = await requirementOf(demoTokens.requirement);
  const token = await start('requirement');
  const copy = await requirementOf(token);
  expect(copy).toMatchObject({ version: 1, state: 'in_review', mayApprove: true });
  expect(copy.references.map(({ caption, marks }) => [caption, marks])).toEqual(
    before.references.map(({ caption, marks }) => [caption, marks]),
  );
  expect(copy.milestones).toEqual(before.milestones);
  const photo = copy.references.find((reference) => reference.photo)?.photo?.src ?? '';
  expect(photo).toContain(token);
  const approval = { seenHash: copy.contentHash, name: '访客', title: null, remark: '先这样' };
  const path = `/shares/requirements/${token}/approval`;
  expect(await writeByLink(site, path, approval)).toMatchObject({ status: 200 });
  expect(await requirementOf(token)).toMatchObject({ state: 'approved' });
  expect(await requirementOf(demoTokens.requirement)).toEqual(before);
});

test('the page of the demo offers it, and the copy says what it is', async () => {
  expect(await frameOf(demoTokens.acceptance)).toMatchObject({
    trialForm: `/share/implConfirm/${demoTokens.acceptance}`,
    trialUntil: null,
  });
  expect(await frameOf(demoTokens['device-sheet'])).toMatchObject({ trialForm: null });
  const { trialForm, trialUntil } = await frameOf(await start('acceptance'));
  expect(trialForm).toBeNull();
  expect(Date.parse(trialUntil ?? '') - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
});

test('is offered by demo sheets only, and by none that was copied', async () => {
  expect(await tryOut('device-sheet')).toMatchObject({ status: 404 });
  const token = await start('acceptance');
  expect(await writeByLink(site, `/shares/links/${token}/trial`, {})).toMatchObject({
    status: 404,
  });
});

test('one network starts ten in an hour', async () => {
  const before = await trials();
  const answers = [];
  for (let count = 0; count < 11; count++) answers.push((await tryOut('requirement')).status);
  expect(answers).toEqual([...Array(10).fill(200), 429]);
  expect(await trials()).toBe(before + 10);
});

test('staff neither see it nor hear of it', async () => {
  await sign(await start('acceptance'));
  const sales = await staffClient(db, site, await addStaffMember(db, 'sales'));
  for (const list of ['sheets', 'share-links']) {
    const { body } = await sales(`GET /admin/${list}`);
    expect(JSON.stringify(body.data)).toContain('AC-2026-0318');
    expect(JSON.stringify(body.data)).not.toContain('TRIAL');
  }
  expect(await db.$count(outboxMessages)).toBe(0);
});

test('is gone after its day, with its links and seal, and what is left verifies', async () => {
  const token = await start('acceptance');
  await sign(token);
  const shown = await acceptanceOf(demoTokens.acceptance);
  expect(await deleteEndedTrials(db)).toBe(0);
  expect(await trials()).toBeGreaterThan(0);
  while ((await deleteEndedTrials(db, new Date(Date.now() + 25 * 3_600_000))) > 0);
  expect(await trials()).toBe(0);
  expect(await db.$count(sheetSeals)).toBe(0);
  expect(await db.$count(shareLinks, eq(shareLinks.token, token))).toBe(0);
  expect(await acceptanceOf(demoTokens.acceptance)).toEqual(shown);
  expect(await db.$count(auditLog, eq(auditLog.action, 'trial.start'))).toBeGreaterThan(0);
  expect((await verifySeals({ db, keys: testKeys, files })).problems).toEqual([]);
});
