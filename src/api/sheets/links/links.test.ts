import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope } from '#contracts/envelope.ts';
import type { RouteData } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { addAcceptanceSheet } from '#tests/support/records/acceptance-sheets.ts';
import { addLiveReport } from '#tests/support/records/live-reports.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addScene } from '#tests/support/records/scenes.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import { addStaffMember, staffClient } from '#tests/support/staff.ts';
import type { createLink, listLinks } from './contract.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
afterAll(() => database.drop());

type Client = Awaited<ReturnType<typeof staffClient>>;
type Made = RouteData<typeof createLink>;
type List = RouteData<typeof listLinks>;
let sales: Client;
let editor: Client;
let projectId: string;
let acceptanceId: string;
let orderId: string;

beforeAll(async () => {
  sales = await staffClient(db, api, await addStaffMember(db, 'sales'));
  editor = await staffClient(db, api, await addStaffMember(db, 'editor'));
  projectId = await addProject(db, { number: 'PJ-1' });
  acceptanceId = (await addAcceptanceSheet(db, { projectId, number: 'AC-1', titleZh: '东厅验收' }))
    .id;
  orderId = await addWorkOrder(db, { projectId, number: 'WO-1' });
});

/** The data of an answer, which the client of the tests does not know the type of. */
const dataOf = <Data>({ data }: Envelope<unknown>) => data as Data;

const create = (body: object) => sales('POST /admin/share-links', { body });
async function made(body: object): Promise<Made> {
  const { status, body: answer } = await create(body);
  expect(status).toBe(200);
  return dataOf<Made>(answer);
}
const rowOf = async (id: string) => {
  const [row] = await db.select().from(shareLinks).where(eq(shareLinks.id, id));
  return row as typeof shareLinks.$inferSelect;
};
async function list(query = '', client = sales): Promise<List['items']> {
  const { body } = await client(`GET /admin/share-links${query}`);
  return dataOf<List>(body).items;
}
/** Status of the page's data, by the address of a link. */
const open = async (url: string, cookie = '') => {
  const token = url.slice(url.lastIndexOf('/') + 1);
  const kind = url.includes('implConfirm') ? 'acceptance' : 'work-orders';
  return (await api.fetch(`/shares/${kind}/${token}`, { headers: { cookie } })).status;
};

describe('making a link', () => {
  it('gives its address and its passcode once, and notes it in the audit log', async () => {
    const link = await made({
      sheetId: acceptanceId,
      audience: 'signer',
      label: '王总微信',
      holderName: '王若溪',
      hasPasscode: true,
    });
    expect(link.url).toMatch(/^http:\/\/localhost\/share\/implConfirm\/[0-9a-f-]{36}$/);
    expect(link.passcode).toMatch(/^\d{6}$/);
    expect(await open(link.url)).toBe(403);
    const row = await rowOf(link.id);
    expect(JSON.stringify(row)).not.toContain(link.passcode ?? '-');
    const entries = await db.select().from(auditLog).where(eq(auditLog.entityId, link.id));
    expect(entries).toMatchObject([{ action: 'share_link.create', actor: 'staff' }]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${link.passcode}|${row.token}`));
  });

  it('has a token that cannot be guessed, in the form of its page', async () => {
    const { url } = await made({ sheetId: orderId, audience: 'holder' });
    expect(url).toMatch(/\/share\/order\/impl\/[A-Za-z0-9_-]{22}$/);
    expect(await open(url)).toBe(200);
    const sceneId = await addScene(db, { slug: 'tea' });
    const scene = await made({ sceneId, audience: 'public' });
    expect(scene.url).toMatch(/\/share\/[A-Za-z0-9_-]{22}$/);
  });

  it.each([
    [{ audience: 'worker', expiresOn: '2099-01-01' }, ['hasPasscode', 'expiresOn']],
    [{ audience: 'worker', hasPasscode: true }, ['expiresOn']],
    [{ audience: 'holder', expiresOn: '2020-01-01' }, ['expiresOn']],
    [{ audience: 'holder', sceneId: '00000000-0000-7000-8000-000000000000' }, ['sheetId']],
  ])('refuses %j', async (terms, fields) => {
    const { status, body } = await create({ sheetId: acceptanceId, ...terms });
    expect(status).toBe(400);
    expect(body.fields?.map(({ path }) => path)).toEqual(fields);
  });

  it('ends with its last day in Beijing', async () => {
    const { id } = await made({ sheetId: orderId, audience: 'holder', expiresOn: '2027-01-31' });
    expect((await rowOf(id)).expiresAt?.toISOString()).toBe('2027-01-31T16:00:00.000Z');
  });

  it('joins the set of the same project, audience and person, and no other', async () => {
    const terms = { audience: 'signer', holderName: '林一' };
    const [one, two, other, worker] = [
      await made({ sheetId: acceptanceId, ...terms }),
      await made({ sheetId: orderId, ...terms }),
      await made({ sheetId: orderId, audience: 'public', holderName: '林一' }),
      await made({
        sheetId: orderId,
        audience: 'worker',
        hasPasscode: true,
        expiresOn: '2027-01-31',
      }),
    ];
    const sets = await Promise.all(
      [one, two, other, worker].map(async ({ id }) => (await rowOf(id)).setId),
    );
    expect(sets[0]).not.toBeNull();
    expect(sets[1]).toBe(sets[0]);
    expect(sets[2]).not.toBe(sets[0]);
    expect(sets[3]).toBeNull();
  });
});

describe('ending and changing a link', () => {
  it('revokes it for good', async () => {
    const { id, url } = await made({ sheetId: acceptanceId, audience: 'holder' });
    expect(await open(url)).toBe(200);
    expect((await sales(`POST /admin/share-links/${id}/revocation`, { body: {} })).status).toBe(
      200,
    );
    expect(await open(url)).toBe(410);
    const again = await sales(`POST /admin/share-links/${id}/replacement`, { body: {} });
    expect([again.status, again.body.errorCode]).toEqual([409, 'CONFLICT']);
  });

  it('replaces it by one for the same holder, with a passcode of its own', async () => {
    const terms = { audience: 'signer', label: '甲方', holderName: '周周', hasPasscode: true };
    const first = await made({ sheetId: acceptanceId, ...terms });
    const { body } = await sales(`POST /admin/share-links/${first.id}/replacement`, { body: {} });
    const second = dataOf<Made>(body);
    expect(await open(first.url)).toBe(410);
    expect(await open(second.url)).toBe(403);
    const [before, after] = [await rowOf(first.id), await rowOf(second.id)];
    expect(after).toMatchObject({
      audience: 'signer',
      label: '甲方',
      holderName: '周周',
      setId: before.setId,
      replacesId: first.id,
    });
    expect(after.passcodeMac).not.toBe(before.passcodeMac);
  });

  it('unlocks it with a new passcode', async () => {
    const { id, passcode } = await made({
      sheetId: acceptanceId,
      audience: 'holder',
      hasPasscode: true,
    });
    await db.update(shareLinks).set({ lockedAt: new Date() }).where(eq(shareLinks.id, id));
    const { body } = await sales(`POST /admin/share-links/${id}/passcode`, { body: {} });
    const renewed = dataOf<{ passcode: string }>(body);
    expect(renewed.passcode).toMatch(/^\d{6}$/);
    const row = await rowOf(id);
    expect(row.lockedAt).toBeNull();
    const enter = (code: string) =>
      api.fetch(`/shares/links/${row.token}/pass`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'http://localhost' },
        body: JSON.stringify({ passcode: code }),
      });
    if (passcode !== renewed.passcode) expect((await enter(passcode ?? '')).status).toBe(400);
    expect((await enter(renewed.passcode)).status).toBe(200);
  });

  it('shows it as its recipient sees it, without a passcode and uncounted', async () => {
    const { id } = await made({ sheetId: acceptanceId, audience: 'holder', hasPasscode: true });
    const { body, headers } = await sales(`POST /admin/share-links/${id}/preview`, { body: {} });
    const { path } = dataOf<{ path: string }>(body);
    const cookie = (headers.get('set-cookie') ?? '').split(';')[0];
    expect(await open(path, cookie)).toBe(200);
    expect(await db.select().from(shareOpenings).where(eq(shareOpenings.linkId, id))).toEqual([]);
  });

  it('draws its code', async () => {
    const { id } = await made({ sheetId: acceptanceId, audience: 'holder' });
    const { body } = await sales(`GET /admin/share-links/${id}/code`);
    expect(dataOf<{ svg: string }>(body).svg).toMatch(/^<svg/);
  });
});

describe('the list of links', () => {
  it('has those that open something, with their openings', async () => {
    const id = await addLiveReport(db, { key: 'r-1', number: 'LR-9', titleZh: '周年庆' });
    const { id: linkId } = await made({ sheetId: id, audience: 'holder', label: '市场部' });
    const { id: ended } = await made({ sheetId: id, audience: 'holder' });
    await sales(`POST /admin/share-links/${ended}/revocation`, { body: {} });
    await db.insert(shareOpenings).values([
      { linkId, visitorHash: 'a', client: 'wechat' },
      { linkId, visitorHash: 'b', granted: false },
    ]);
    expect(await list(`?sheetId=${id}`)).toMatchObject([
      {
        id: linkId,
        state: 'live',
        kind: 'live-report',
        number: 'LR-9',
        title: '周年庆',
        label: '市场部',
        openings: 1,
      },
    ]);
    expect(await list(`?sheetId=${id}&state=revoked`)).toMatchObject([{ id: ended }]);
    expect((await list('?q=市场')).map((link) => link.id)).toEqual([linkId]);
    expect((await list(`?projectId=${projectId}&state=all`)).length).toBeGreaterThan(5);
    const { body } = await sales(`GET /admin/share-links/${linkId}/openings`);
    expect(dataOf<{ items: object[] }>(body).items).toHaveLength(2);
  });

  it('hides addresses, notes and names from roles without the right, also in searches', async () => {
    await made({ sheetId: orderId, audience: 'holder', label: '极少见的备注' });
    const [first] = await list('', editor);
    expect(first).not.toHaveProperty('url');
    expect(first).not.toHaveProperty('label');
    expect(await list('?q=极少见', editor)).toEqual([]);
    expect(await list('?q=极少见')).toHaveLength(1);
  });

  it('has pages', async () => {
    for (let count = 0; count < 52; count++) {
      await db.insert(shareLinks).values({ sheetId: orderId, token: `many-links-${count}` });
    }
    const { body } = await sales(`GET /admin/share-links?sheetId=${orderId}`);
    const first = dataOf<List>(body);
    expect(first.items).toHaveLength(50);
    const next = await list(`?sheetId=${orderId}&after=${first.next}`);
    expect(next.length).toBeGreaterThanOrEqual(2);
    const ids = new Set([...first.items, ...next].map((link) => link.id));
    expect(ids.size).toBe(first.items.length + next.length);
  });
});
