import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  liveReportEvents,
  liveReportFunnel,
  liveReportMinutes,
  liveReportProducts,
  liveReports,
} from '#db/schema/live-reports.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import {
  addLiveReport,
  addLiveRoom,
  type LiveReportFields,
} from '#tests/support/records/live-reports.ts';
import { addShareLink } from '#tests/support/records/shares.ts';

const start = Date.parse('2026-11-15T11:30:00Z');
const minute = (offset: number) => new Date(start + offset * 60_000);

let test: TestDatabase;
let api: TestApi['api'];
let fetch: TestApi['fetch'];
let roomId: string;

beforeAll(async () => {
  test = await createTestDatabase();
  ({ api, fetch } = createTestApi(test.db));
  roomId = await addLiveRoom(test.db);
});
afterAll(() => test.drop());

async function makeReport(key: string, values: LiveReportFields = {}) {
  const reportId = await addLiveReport(test.db, { key, roomId, startsAt: minute(0), ...values });
  await addShareLink(test.db, { token: `report-${key}`, sheetId: reportId });
  return reportId;
}

const read = (token: string) => api('GET /shares/live-reports/:token', { params: { token } });

describe('a shared live report', () => {
  it('computes the figures from the minutes', async () => {
    const before = await makeReport('before', { status: 'ended', endsAt: minute(2) });
    await test.db.insert(liveReportMinutes).values([
      {
        reportId: before,
        minute: minute(0),
        concurrent: 50,
        peak: 60,
        newViewers: 40,
        salesFen: 1_000,
      },
    ]);
    const reportId = await makeReport('figures', {
      status: 'ended',
      endsAt: minute(13),
      comparedId: before,
    });
    const common = { reportId, comments: 2, shares: 1, gifts: 1 };
    await test.db.insert(liveReportMinutes).values([
      // Interactions: 10 + 2 + 1 + 1 = 14.
      {
        ...common,
        minute: minute(0),
        concurrent: 100,
        peak: 120,
        newViewers: 90,
        watchSeconds: 6_000,
        likes: 10,
        newFollowers: 3,
        orders: 1,
        salesFen: 12_345,
      },
      // Interactions: 20 + 2 + 1 + 1 = 24.
      {
        ...common,
        minute: minute(1),
        concurrent: 201,
        peak: 260,
        newViewers: 110,
        watchSeconds: 12_060,
        likes: 20,
        newFollowers: 4,
        orders: 2,
        salesFen: 20_000,
      },
      // Interactions: 0 + 2 + 1 + 1 = 4.
      {
        ...common,
        minute: minute(11),
        concurrent: 150,
        peak: 260,
        newViewers: 0,
        watchSeconds: 9_000,
        newFollowers: 0,
        orders: 0,
        salesFen: 0,
      },
    ]);
    const report = await read('report-figures');
    expect(report.kpis).toEqual({
      peak: 260,
      average: 150, // (100 + 201 + 150) / 3 = 150.33
      uniqueViewers: 200,
      watchSeconds: 27_060,
      watchPerViewer: 135, // 27,060 / 200 = 135.3
      interactions: 42,
      likes: 30,
      comments: 6,
      shares: 3,
      gifts: 3,
      newFollowers: 7,
      orders: 3,
      salesFen: 32_345,
    });
    expect(report.peakOffset).toBe(1);
    expect(report.durationSeconds).toBe(13 * 60);
    expect(report.curve).toEqual([
      [0, 100],
      [1, 201],
      [11, 150],
    ]);
    expect(report.steps).toEqual([
      { offset: 0, average: 151, peak: 260, interactions: 38, orders: 3, salesFen: 32_345 },
      { offset: 10, average: 150, peak: 260, interactions: 4, orders: 0, salesFen: 0 },
    ]);
    expect(report.previous?.kpis).toMatchObject({ peak: 60, average: 50, salesFen: 1_000 });
  });

  it('sorts products by sales and the funnel by its steps, and adds events to the curve', async () => {
    const reportId = await makeReport('parts');
    const product = (code: string, salesFen: number) => ({ reportId, code, name: code, salesFen });
    await test.db.insert(liveReportProducts).values([product('a', 5), product('b', 9)]);
    await test.db.insert(liveReportFunnel).values([
      { reportId, step: 'paid', people: 1 },
      { reportId, step: 'exposed', people: 9 },
    ]);
    await test.db.insert(liveReportEvents).values({
      reportId,
      kind: 'lottery',
      label: '抽奖',
      externalKey: 'e-1',
      happenedAt: new Date(start + 90_000),
    });
    const report = await read('report-parts');
    expect(report.products.map(({ code }) => code)).toEqual(['b', 'a']);
    expect(report.funnel.map(({ step }) => step)).toEqual(['exposed', 'paid']);
    expect(report.events).toMatchObject([{ kind: 'lottery', label: '抽奖', offset: 1 }]);
  });

  it('exports its minutes in the columns that an import takes, in the time of the room', async () => {
    const reportId = await makeReport('export');
    const figures = { concurrent: 50, peak: 60, newViewers: 40, orders: 2, salesFen: 12_850 };
    await test.db.insert(liveReportMinutes).values({ reportId, minute: minute(30), ...figures });
    const marker = { kind: 'lottery', label: '=抽奖', externalKey: 'e-3' } as const;
    const happenedAt = new Date(start + 30 * 60_000 + 20_000);
    await test.db.insert(liveReportEvents).values({ reportId, ...marker, happenedAt });
    const response = await fetch('/shares/live-reports/report-export/export.csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head = '', row = ''] = (await response.text()).split('\r\n');
    expect(head).toMatch(/时间,平均在线,最高在线,.*,订单,成交额（元）,标记,标记类型$/);
    expect(row).toMatch(/^2026-11-15 20:00,50,60,.*,2,128.5,'=抽奖,抽奖$/);
  });

  it('returns zeros before the first minute', async () => {
    await makeReport('empty');
    const report = await read('report-empty');
    expect(report).toMatchObject({
      peakOffset: null,
      durationSeconds: 0,
      curve: [],
      previous: null,
    });
    expect(report.kpis.salesFen).toBe(0);
  });

  it('returns 404 for an unknown link', async () => {
    await expect(read('never-was')).rejects.toMatchObject({ status: 404 });
  });

  it('suggests changes only after the session has ended', async () => {
    const reportId = await makeReport('live', { status: 'live' });
    const fault = { kind: 'stream_fault' as const, label: '断流', lengthSeconds: 20 };
    await test.db
      .insert(liveReportEvents)
      .values({ reportId, ...fault, externalKey: 'e-2', happenedAt: minute(3) });
    expect((await read('report-live')).suggestions).toBeNull();
    await test.db
      .update(liveReports)
      .set({ status: 'ended', endsAt: minute(9) })
      .where(eq(liveReports.id, reportId));
    expect((await read('report-live')).suggestions).toMatchObject([{ seconds: 20, event: 0 }]);
  });
});
