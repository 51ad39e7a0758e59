import { randomUUID } from 'node:crypto';
import { strToU8 } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { cableTable, deviceTable } from '#api/device-sheets/tables.ts';
import { checkReport } from '#api/live-reports/checks.ts';
import { readMinute } from '#api/live-reports/minutes.ts';
import { minuteTable } from '#api/live-reports/table.ts';
import { type DeviceSheetBody, deviceSheetBody } from '#contracts/sheets/device-sheet.ts';
import { type LiveReportBody, liveReportBody } from '#contracts/sheets/live-report.ts';
import { readBodyTable } from './tables.ts';

const csv = (text: string) => strToU8(text);
const devices: DeviceSheetBody = {
  checkedOn: null,
  note: '',
  devices: [],
  cables: [],
};
const read = (content: Uint8Array, body = devices, replace = false) =>
  readBodyTable(deviceTable, body, { content, replace }, 'zh');

const table = `名称,类别,型号,数量,序列号,IP 地址,保修截止,附件,颜色
主机位摄像机,摄像机,MT-C4K,1,S-1,10.66.3.21,2028/10/31,电源 × 1；电池 × 2,黑
人物主光,灯光,GY-300,4,,,,,
`;

describe('a table of devices', () => {
  it('is read with the heads of the export, and fits the body', async () => {
    const { changes, wrong, rows, unknownColumns } = await read(csv(table));
    expect([rows, wrong, unknownColumns]).toEqual([2, 0, ['颜色']]);
    expect(deviceSheetBody.parse({ ...devices, ...changes }).devices).toMatchObject([
      {
        category: 'camera',
        serial: 'S-1',
        ip: '10.66.3.21',
        warrantyUntil: '2028-10-31',
        accessories: [
          { name: '电源', quantity: 1 },
          { name: '电池', quantity: 2 },
        ],
      },
      { category: 'light', quantity: 4, serial: null },
    ]);
  });

  it('says by row what is wrong, and keeps the other rows', async () => {
    const { changes, problems, wrong } = await read(
      csv(`名称,类别,数量,序列号,IP 地址,保修截止
,摄像机,1,,,
甲,飞船,1,,,
乙,摄像机,3,S-2,,
丙,摄像机,1,,10.0.0.999,2028-02-31
丁,摄像机,1,,,
`),
    );
    expect(wrong).toBe(4);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [2, '名称'],
      [3, '类别'],
      [4, '数量'],
      [5, 'IP 地址'],
      [5, '保修截止'],
    ]);
    expect((changes.devices as { name: string }[]).map(({ name }) => name)).toEqual(['丁']);
  });

  it('corrects devices that are there, and replaces them only if asked', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const device = {
      category: 'camera' as const,
      name: '摄像机',
      maker: '明瞳',
      model: 'C1',
      quantity: 1,
      serial: 'S-1',
      position: null,
      port: null,
      ip: null,
      warrantyUntil: null,
      accessories: [],
      note: null,
    };
    const cable = { label: 'V1', signal: 'sdi' as const, fromPort: '', toPort: '', lengthCm: null };
    const body: DeviceSheetBody = {
      ...devices,
      devices: [
        { ...device, id: first },
        { ...device, id: second, serial: 'S-2' },
      ],
      cables: [{ ...cable, fromId: first, toId: second }],
    };
    const content = csv('名称,型号,序列号\n摄像机 A,C2,S-1\n镜头,L1,\n');
    const added = (await read(content, body)).changes as unknown as DeviceSheetBody;
    expect(added.devices.map(({ id, model, maker }) => [id === first, model, maker])).toEqual([
      [true, 'C2', '明瞳'],
      [false, 'C1', '明瞳'],
      [false, 'L1', null],
    ]);
    expect(added.cables).toHaveLength(1);
    const replaced = (await read(content, body, true)).changes as unknown as DeviceSheetBody;
    expect(replaced.devices.map(({ name }) => name)).toEqual(['摄像机 A', '镜头']);
    expect(replaced.cables).toEqual([]);
  });

  it('leads to cables whose ends are named by number, serial number or name', async () => {
    const body = {
      ...devices,
      ...(await read(csv('名称,序列号\n摄像机,S-1\n切换台,\n灯,\n灯,\n'))).changes,
    } as DeviceSheetBody;
    const content = csv(
      '编号,信号,起点设备,起点接口,终点设备,终点接口,长度（厘米）\nV01,SDI,1,OUT,切换台,IN 1,1200\nV02,sdi,S-1,,2,,\nV03,SDI,灯,,2,,\nV04,SDI,2,,切换台,,\nV05,SDI,雷达,,2,,\n',
    );
    const { changes, problems } = await readBodyTable(
      cableTable,
      body,
      { content, replace: true },
      'en',
    );
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [4, 'From device'],
      [5, 'To device'],
      [6, 'From device'],
    ]);
    expect(deviceSheetBody.parse({ ...body, ...changes }).cables).toMatchObject([
      { label: 'V01', lengthCm: 1200, fromId: body.devices[0]?.id, toId: body.devices[1]?.id },
      { label: 'V02', fromId: body.devices[0]?.id },
    ]);
  });
});

const report: LiveReportBody = {
  room: { name: '1 号厅', platform: '平台', timeZone: 'Asia/Shanghai', currency: 'CNY' },
  sessionKey: 's',
  status: 'ended',
  startsAt: '2026-11-15T15:30:00.000Z',
  endsAt: '2026-11-15T16:30:00.000Z',
  targetSalesFen: null,
  minutes: [],
  events: [],
  products: [],
  sources: [],
  regions: [],
  devices: [],
  funnel: [],
  retention: [],
};

describe('a table of minutes', () => {
  it.each([
    ['23:31', '2026-11-15T15:31:00.000Z'],
    ['00:05', '2026-11-15T16:05:00.000Z'],
    ['2026-11-15 23:40', '2026-11-15T15:40:00.000Z'],
    ['2026/11/16 0:10:30', '2026-11-15T16:10:00.000Z'],
    ['2026-11-15T15:45:00Z', '2026-11-15T15:45:00.000Z'],
    [46341 + (23 * 60 + 35) / 1440, '2026-11-15T15:35:00.000Z'],
    [(23 * 60 + 36) / 1440, '2026-11-15T15:36:00.000Z'],
    ['25:00', undefined],
    ['soon', undefined],
    ['2026-13-40 10:00', undefined],
  ])('takes %j as the minute %s', (cell, minute) => {
    expect(readMinute(cell, report)).toBe(minute);
  });

  it('becomes figures and markers, in yuan as people write them', async () => {
    const content = (await writeXlsx({
      sheets: [
        {
          name: 'Data',
          rows: [
            [
              '时间',
              '在线人数',
              '最高在线',
              '新观众',
              '进入人次',
              '订单',
              '成交额（元）',
              '标记',
              '标记类型',
            ],
            ['23:31', 90, 100, 50, 60, 1, 128.5, '开场抽奖', '抽奖'],
            ['23:30', 80, null, null, null, null, null, null, null],
            ['23:30', 80, null, null, null, null, null, null, null],
            ['23:32', 80, 70, 1, 1, null, null, null, null],
            ['sometime', 80, null, null, null, null, null, null, null],
          ],
        },
      ],
    })) as Uint8Array;
    const { changes, problems } = await readBodyTable(
      minuteTable,
      report,
      { content, replace: true },
      'zh',
    );
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [4, '时间'],
      [5, '最高在线'],
      [6, '时间'],
    ]);
    const body = liveReportBody.parse({ ...report, ...changes });
    expect(body.minutes).toMatchObject([
      { minute: '2026-11-15T15:30:00.000Z', concurrent: 80, peak: 80, watchSeconds: 4800 },
      { minute: '2026-11-15T15:31:00.000Z', peak: 100, entered: 60, orders: 1, salesFen: 12_850 },
    ]);
    expect(body.events).toMatchObject([{ label: '开场抽奖', kind: 'lottery' }]);
  });
});

describe('the check of a live report', () => {
  const minute = {
    minute: '2026-11-15T15:30:00.000Z',
    concurrent: 10,
    peak: 12,
    entered: 9,
    left: 0,
    newViewers: 8,
    watchSeconds: 600,
    likes: 0,
    comments: 0,
    shares: 0,
    gifts: 0,
    newFollowers: 0,
    orders: 2,
    salesFen: 500,
  };
  const fieldsOf = (changes: Partial<LiveReportBody>) =>
    checkReport({ ...report, minutes: [minute], ...changes }).map(({ severity, field }) => [
      severity,
      field,
    ]);

  it('finds nothing in figures that agree', () => {
    const product = { code: 'a', name: 'A', priceFen: 250, exposures: 9, clicks: 4, orders: 2 };
    expect(
      fieldsOf({
        products: [{ ...product, salesFen: 500 }],
        devices: [{ device: 'ios', viewers: 8 }],
        funnel: [
          { step: 'paid', people: 2 },
          { step: 'entered', people: 8 },
        ],
      }),
    ).toEqual([]);
  });

  it('names what contradicts', () => {
    expect(fieldsOf({ minutes: [] })).toEqual([['block', 'minutes']]);
    expect(fieldsOf({ devices: [{ device: 'ios', viewers: 7 }] })).toEqual([['warn', 'devices']]);
    expect(
      fieldsOf({
        funnel: [
          { step: 'paid', people: 9 },
          { step: 'entered', people: 8 },
        ],
      }),
    ).toEqual([['block', 'funnel']]);
    expect(
      fieldsOf({
        minutes: [
          { ...minute, peak: 9 },
          { ...minute, minute: '2026-11-15T18:00:00.000Z' },
        ],
      }),
    ).toEqual([
      ['block', 'minutes.0.peak'],
      ['block', 'minutes.1.minute'],
      ['warn', 'minutes'],
    ]);
  });
});
