import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Envelope } from '#contracts/envelope.ts';
import { auditLog } from '#db/schema/audit.ts';
import { outboxMessages } from '#db/schema/outbox.ts';
import { rateLimits } from '#db/schema/requests.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { sheets } from '#db/schema/sheets/sheets.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { testKeys } from '#tests/support/keys.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addLiveReport } from '#tests/support/records/live-reports.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSite } from '#tests/support/records/site.ts';
import { addStaffMember } from '#tests/support/staff.ts';
import { passcodeMac } from './passcode.ts';

const database = await createTestDatabase();
const { db } = database;
const { fetch } = createTestApi(db);
afterAll(() => database.drop());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const PASSCODE = '202611';
let sheetId: string;

beforeAll(async () => {
  await addSite(db);
  sheetId = await addLiveReport(db, { key: 's-1', number: 'LR-2026-0001' });
});
beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(outboxMessages);
});

interface From {
  address?: string;
  cookie?: string;
  userAgent?: string;
}

async function open(token: string, { address, cookie = '', userAgent = phone }: From = {}) {
  const headers = { cookie, 'user-agent': userAgent };
  const response = await fetch(`/shares/live-reports/${token}`, { headers }, address);
  const { errorCode } = (await response.json()) as Envelope<unknown>;
  return { status: response.status, errorCode };
}

async function enter(token: string, passcode: string, address?: string) {
  const response = await fetch(
    `/shares/links/${token}/pass?locale=en`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://localhost',
        'user-agent': phone,
      },
      body: JSON.stringify({ passcode }),
    },
    address,
  );
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  const retryAfter = Number(response.headers.get('retry-after'));
  return { status: response.status, body: await response.text(), cookie, retryAfter };
}

/** Adds a link with a passcode. */
async function addPasscodeLink() {
  const token = await addShareLink(db, { sheetId, label: '林总' });
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  const id = link?.id ?? '';
  const mac = passcodeMac(testKeys, id, PASSCODE);
  await db
    .update(shareLinks)
    .set({ passcodeMac: mac, passcodeSetAt: new Date() })
    .where(eq(shareLinks.id, id));
  return { id, token };
}

async function openingsOf(token: string) {
  return db
    .select({ client: shareOpenings.client, granted: shareOpenings.granted })
    .from(shareOpenings)
    .innerJoin(shareLinks, eq(shareLinks.id, shareOpenings.linkId))
    .where(eq(shareLinks.token, token));
}

describe('opening a link', () => {
  it('shows the sheet and records the visit with its kind of client, once a minute', async () => {
    const token = await addShareLink(db, { sheetId });
    expect(await open(token)).toEqual({ status: 200, errorCode: null });
    await Promise.all([open(token), open(token)]);
    await open(token, { userAgent: 'facebookexternalhit/1.1' });
    // The calls may be in different minutes: never two rows of one minute.
    const rows = await openingsOf(token);
    expect(rows.length).toBeLessThanOrEqual(2);
    expect(new Set(rows)).toContainEqual({ client: 'phone', granted: true });
  });

  it('in upper case is the same link', async () => {
    const token = await addShareLink(db, { sheetId });
    expect((await open(token.toUpperCase())).status).toBe(200);
  });

  it('says that a link has ended, but not of what', async () => {
    const ended = await addShareLink(db, { sheetId, revokedAt: new Date() });
    const expired = await addShareLink(db, { sheetId, expiresAt: new Date(Date.now() - 1000) });
    for (const token of [ended, expired]) {
      const response = await fetch(`/shares/live-reports/${token}`);
      expect(response.status).toBe(410);
      expect(await response.text()).not.toMatch(/LR-2026|title/i);
      expect(await openingsOf(token)).toEqual([]);
    }
  });

  it('knows nothing of unknown links and of sheets that were never sent', async () => {
    const { id } = await addAcceptanceSheet(db, { stage: 'draft' });
    const draft = await addShareLink(db, { sheetId: id });
    expect((await open('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await fetch(`/shares/acceptance/${draft}`)).status).toBe(404);
  });

  it('ends while its sheet is withdrawn or in the trash', async () => {
    const token = await addShareLink(db, { sheetId });
    const set = (values: Partial<typeof sheets.$inferInsert>) =>
      db.update(sheets).set(values).where(eq(sheets.id, sheetId));
    await set({ deletedAt: new Date() });
    expect((await open(token)).status).toBe(410);
    await set({ deletedAt: null, stage: 'draft' });
    expect((await open(token)).status).toBe(410);
    await set({ stage: 'open' });
    expect((await open(token)).status).toBe(200);
  });
});

describe('a link with a passcode', () => {
  it('asks for it, and opens with the pass for the right one', async () => {
    const { token } = await addPasscodeLink();
    expect(await open(token)).toEqual({ status: 403, errorCode: 'PASSCODE_REQUIRED' });
    const { status, cookie } = await enter(token, ` ${PASSCODE.slice(0, 3)} ${PASSCODE.slice(3)}`);
    expect(status).toBe(200);
    expect((await open(token, { cookie })).status).toBe(200);
  });

  it('does not open with the pass of another link or of an earlier passcode', async () => {
    const [one, other] = [await addPasscodeLink(), await addPasscodeLink()];
    const { cookie } = await enter(one.token, PASSCODE);
    expect((await open(other.token, { cookie })).status).toBe(403);
    await db
      .update(shareLinks)
      .set({ passcodeSetAt: new Date(Date.now() + 1000) })
      .where(eq(shareLinks.id, one.id));
    expect((await open(one.token, { cookie })).status).toBe(403);
    await db.update(shareLinks).set({ revokedAt: new Date() }).where(eq(shareLinks.id, one.id));
    expect((await open(one.token, { cookie })).status).toBe(410);
  });

  it('records a wrong one as refused, until the right one comes', async () => {
    const { token } = await addPasscodeLink();
    const wrong = await enter(token, '000000');
    expect([wrong.status, wrong.cookie]).toEqual([400, '']);
    expect(wrong.body).toContain('This passcode is not right');
    expect(await openingsOf(token)).toEqual([{ client: 'phone', granted: false }]);
    const { cookie } = await enter(token, PASSCODE);
    await open(token, { cookie });
    expect((await openingsOf(token)).some(({ granted }) => granted)).toBe(true);
  });

  it('pauses a network after five wrong ones, also for the right one, and no other network', async () => {
    const { token } = await addPasscodeLink();
    const wrong = await Promise.all(
      Array.from({ length: 40 }, () => enter(token, '000000', '198.51.100.7')),
    );
    const statuses = wrong.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    const refused = await enter(token, PASSCODE, '198.51.100.7');
    expect([refused.status, refused.cookie]).toEqual([429, '']);
    expect(refused.retryAfter).toBeGreaterThan(60);
    const right = await enter(token, PASSCODE, '198.51.100.8');
    expect((await open(token, { cookie: right.cookie })).status).toBe(200);
  });

  it('locks after fifty wrong ones of a day and tells the owner once; passes stay valid', async () => {
    const owner = await addStaffMember(db, 'sales');
    await db.update(sheets).set({ ownerId: owner.id }).where(eq(sheets.id, sheetId));
    const { id, token } = await addPasscodeLink();
    const { cookie } = await enter(token, PASSCODE, '192.0.2.250');
    const statuses = await Promise.all(
      Array.from({ length: 200 }, async (_, number) => {
        const { status } = await enter(token, '000000', `192.0.2.${number}`);
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.filter((status) => status === 410)).toHaveLength(150);
    expect((await enter(token, PASSCODE, '203.0.113.77')).status).toBe(410);
    expect(await open(token)).toEqual({ status: 410, errorCode: 'LINK_CLOSED' });
    expect((await open(token, { cookie })).status).toBe(200);
    const messages = await db.select().from(outboxMessages);
    expect(messages).toMatchObject([
      { recipient: owner.email, event: 'share_link.locked', payload: { label: '林总' } },
    ]);
    const entries = await db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entityType, 'share-link'), eq(auditLog.entityId, id)));
    expect(entries).toEqual([{ action: 'share_link.lock' }]);
    const stored = JSON.stringify([messages, await db.select().from(shareOpenings)]);
    expect(stored).not.toMatch(/202611|000000|192\.0\.2|203\.0\.113/);
  });

  it('takes no passcode from pages of other sites', async () => {
    const { token } = await addPasscodeLink();
    const response = await fetch(`/shares/links/${token}/pass`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ passcode: PASSCODE }),
    });
    expect([response.status, response.headers.has('set-cookie')]).toEqual([403, false]);
  });
});

test('a link of a scene can have a passcode too', async () => {
  const sceneId = await addScene(db, { slug: 'tea' });
  const passcodeSetAt = new Date();
  const token = await addShareLink(db, { sceneId, passcodeMac: 'x', passcodeSetAt });
  const response = await fetch(`/shares/scenes/${token}`);
  expect(response.status).toBe(403);
  expect((await enter(token, '1')).status).toBe(400);
});
