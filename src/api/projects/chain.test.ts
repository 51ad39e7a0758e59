import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteData } from '#contracts/route.ts';
import { shareLinks, shareOpenings } from '#db/schema/shares.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { addSheet } from '#tests/support/records/sheets.ts';
import { addWorkOrder } from '#tests/support/records/work-orders.ts';
import type { listWaitingSheets, readProjectChain } from './contract.ts';

const database = await createTestDatabase();
const { db } = database;
const api = createTestApi(db);
const sales = await signInTo(db, api, 'sales', '周琳');
const support = await signInTo(db, api, 'support', '吴越');
const viewer = await signInTo(db, api, 'viewer', '访客');
afterAll(() => database.drop());

type Chain = RouteData<typeof readProjectChain>;

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const waitsFor = (waitingOn: 'customer' | 'provider', days: number) =>
  ({ waitingOn, waitingSince: daysAgo(days) }) as const;
const noBody = async () => {};
const opened = daysAgo(2);

let projectId = '';
beforeAll(async () => {
  projectId = await addProject(db, { number: 'PJ-1', name: '三厅', ownerId: support.person.id });
  const of = { projectId, ownerId: sales.person.id };
  await addSheet(db, 'requirement', { ...of, number: 'RQ-1', stage: 'closed' }, noBody);
  await addSheet(db, 'requirement', { ...of, number: 'RQ-2', ...waitsFor('customer', 5) }, noBody);
  const order = { ...of, number: 'WO-1', titleZh: '布线', ...waitsFor('provider', 9) };
  const sheetId = await addWorkOrder(db, order);
  // Nobody's, so it is the one of the project's owner.
  const owned = { projectId, number: 'DV-1', titleZh: '清单', ...waitsFor('provider', 3) };
  await addSheet(db, 'device-sheet', owned, noBody);
  await addSheet(db, 'device-sheet', { ...of, number: 'DV-2', ...waitsFor('provider', 1) }, noBody);
  const away = { ...of, ...waitsFor('customer', 30) };
  await addSheet(db, 'acceptance', { ...away, number: 'AC-1', deletedAt: new Date() }, noBody);
  await addSheet(db, 'acceptance', { ...away, number: 'AC-2', trialUntil: new Date() }, noBody);
  await addSheet(db, 'acceptance', { ...away, number: 'AC-3', stage: 'draft' }, noBody);
  await addShareLink(db, { sheetId, audience: 'holder' });
  const token = await addShareLink(db, { sheetId, audience: 'holder', revokedAt: new Date() });
  const [link] = await db.select().from(shareLinks).where(eq(shareLinks.token, token));
  const opening = { linkId: link?.id ?? '', visitorHash: 'a'.repeat(64) };
  await db.insert(shareOpenings).values({ ...opening, openedAt: opened });
});

test('the chain has each sheet with its state, move, links and last opening, and where a new one comes from', async () => {
  const { steps } = await sales.ask<Chain>(`GET /admin/projects/${projectId}/chain`);
  expect(
    steps.map(({ kind, sheets: ofKind }) => [kind, ofKind.map(({ number }) => number)]),
  ).toEqual([
    ['requirement', ['RQ-1', 'RQ-2']],
    ['device-sheet', ['DV-1', 'DV-2']],
    ['work-order', ['WO-1']],
    ['acceptance', ['AC-3']],
    ['live-report', []],
  ]);
  expect(steps[2]?.sheets[0]).toMatchObject({
    stage: 'open',
    waiting: { on: 'provider' },
    owner: { name: '周琳' },
    links: 1,
    lastOpenedAt: opened.toISOString(),
  });
  expect(steps[1]?.source).toMatchObject({ number: 'RQ-2' });
  expect(steps[2]?.source).toMatchObject({ number: 'DV-2' });
  expect(steps[0]?.source).toBeNull();
  expect((await viewer.call(`GET /admin/projects/${projectId}/chain`)).status).toBe(403);
});

test('what waits longest comes first, without drafts, the trash and trials', async () => {
  const { items } = await sales.ask<RouteData<typeof listWaitingSheets>>(
    'GET /admin/waiting-sheets',
  );
  expect(items.map(({ number, owner }) => [number, owner?.name])).toEqual([
    ['WO-1', '周琳'],
    ['RQ-2', '周琳'],
    ['DV-1', '吴越'],
    ['DV-2', '周琳'],
  ]);
});

test('a sheet is made from the one before and stands in the chain', async () => {
  const steps = async () =>
    (await sales.ask<Chain>(`GET /admin/projects/${projectId}/chain`)).steps;
  const before = (await steps()).find(({ kind }) => kind === 'work-order')?.source;
  const body = { kind: 'work-order', titleZh: '三厅', projectId, previousId: before?.id };
  const { id } = await sales.ask<{ id: string }>('POST /admin/sheets', body);
  const orders = (await steps()).find(({ kind }) => kind === 'work-order')?.sheets;
  expect(orders?.at(-1)).toMatchObject({ id, stage: 'draft', links: 0, lastOpenedAt: null });
});
