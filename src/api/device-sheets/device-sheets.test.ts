import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addCable, addDevice, addDeviceSheet } from '#tests/support/records/device-sheets.ts';
import { addProject } from '#tests/support/records/projects.ts';
import { addShareLink } from '#tests/support/records/shares.ts';
import { csvCell } from './csv.ts';
import { warrantyOn } from './warranty.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
});
afterAll(() => test?.drop());

/** Adds a sheet with a light, a camera and a cable from it, and a link for each audience. */
async function makeSheet(fields: Parameters<typeof addDeviceSheet>[1] = {}) {
  const sheetId = await addDeviceSheet(test.db, fields);
  const toId = await addDevice(test.db, { sheetId, category: 'light', name: '主光', sort: 0 });
  const fromId = await addDevice(test.db, {
    sheetId,
    category: 'camera',
    name: '主机位',
    serial: 'C1-0117',
    port: '交换机 3 口',
    ip: '10.66.3.21',
    accessories: [
      { name: '电源', quantity: 1 },
      { name: '电池', quantity: 2 },
    ],
    sort: 1,
  });
  await addCable(test.db, { sheetId, fromId, toId, label: 'V01', fromPort: 'SDI OUT 1' });
  return {
    sheetId,
    holder: await addShareLink(test.db, { sheetId }),
    open: await addShareLink(test.db, { sheetId, audience: 'public' }),
  };
}

const read = (token: string) => site.api('GET /shares/device-sheets/:token', { params: { token } });
const statusOf = async (path: string) => (await site.fetch(`/shares/${path}`)).status;
const exportOf = (token: string, init?: RequestInit) =>
  site.fetch(`/shares/device-sheets/${token}/export.csv`, init);

describe('a device sheet', () => {
  it('lists devices by category with ports, addresses and accessories for holders', async () => {
    const { holder } = await makeSheet({
      number: 'DV-2026-0001',
      projectId: await addProject(test.db, { number: 'PJ-2026-0001' }),
      revision: 3,
    });
    const sheet = await read(holder);
    expect(sheet).toMatchObject({
      number: 'DV-2026-0001',
      projectNumber: 'PJ-2026-0001',
      audience: 'holder',
      // Raised by each change after it was sent: two devices, accessories and a cable.
      revision: 3 + 4,
    });
    expect(sheet.devices).toMatchObject([
      {
        no: 1,
        category: 'camera',
        ip: '10.66.3.21',
        port: '交换机 3 口',
        accessories: [
          { name: '电源', quantity: 1 },
          { name: '电池', quantity: 2 },
        ],
      },
      { no: 2, category: 'light', ip: null, port: null, accessories: [] },
    ]);
    expect(sheet.cables).toMatchObject([
      { label: 'V01', from: 1, fromPort: 'SDI OUT 1', to: 2, signal: 'sdi' },
    ]);
  });

  it('hides ports and addresses on public links', async () => {
    const sheet = await read((await makeSheet()).open);
    const text = JSON.stringify(sheet);
    expect(sheet.audience).toBe('public');
    expect(text).toContain('C1-0117');
    expect(text).not.toContain('10.66.3.');
    expect(text).not.toContain('交换机 3 口');
    expect(text).not.toContain('SDI OUT 1');
  });

  it('accepts an upper-case token, and returns 404 for unknown tokens and tokens of other sheets', async () => {
    const { holder } = await makeSheet();
    expect(await statusOf(`device-sheets/${holder.toUpperCase()}`)).toBe(200);
    expect(await statusOf(`device-sheets/${randomUUID()}`)).toBe(404);
    expect(await statusOf(`device-sheets/${randomUUID()}/export.csv`)).toBe(404);
    expect(await statusOf(`requirements/${holder}`)).toBe(404);
  });
});

describe('the export', () => {
  it('is a CSV file that Excel opens, and has the same limits as the link', async () => {
    const { holder, open } = await makeSheet({ number: 'DV-2026-0002' });
    const response = await exportOf(holder);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('DV-2026-0002.csv');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe(
      '序号,类别,名称,厂商,型号,数量,序列号,位置,端口,IP 地址,保修截止,保修状态,附件,备注',
    );
    expect(lines[1]).toContain('10.66.3.21');
    const publicText = await (await exportOf(open)).text();
    expect(publicText).toContain('C1-0117');
    expect(publicText).not.toContain('10.66.3.21');
    expect(publicText).not.toContain('IP 地址');
  });

  it('answers other methods with the envelope', async () => {
    const response = await exportOf((await makeSheet()).holder, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });

  it('escapes a remark that looks like a formula', async () => {
    const { sheetId, holder } = await makeSheet();
    await addDevice(test.db, { sheetId, note: '=HYPERLINK("http://example.com"),"x"' });
    const text = await (await exportOf(holder)).text();
    expect(text).toContain(`"'=HYPERLINK(""http://example.com""),""x"""`);
  });
});

describe('a cell', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['-5 dB', "'-5 dB"],
    ['  @cmd', "'  @cmd"],
    ['＝SUM(A1)', "'＝SUM(A1)"],
    [3, '3'],
    [null, ''],
  ])('of %j is %j', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});

describe('a warranty', () => {
  it.each([
    [null, null],
    ['2026-11-20', 'ended'],
    ['2026-11-21', 'ending'],
    ['2027-02-19', 'ending'],
    ['2027-02-20', 'active'],
  ])('until %s is %s on 2026-11-21', (until, state) => {
    expect(warrantyOn(until, '2026-11-21')).toBe(state);
  });
});
