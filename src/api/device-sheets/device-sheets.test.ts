import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceSheets, devices } from '#db/schema/device-sheets.ts';
import { shareLinks } from '#db/schema/shares.ts';
import { seedDeviceSheets } from '#db/seed/device-sheets.ts';
import { seedProjects } from '#db/seed/projects.ts';
import { seedSite } from '#db/seed/site.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { csvCell } from './csv.ts';
import { warrantyOn } from './warranty.ts';

const HOLDER = '22222222-2222-4222-8222-222222222222';
const PUBLIC = '22222222-2222-4222-8222-222222222223';
let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  await seedSite(test.db);
  await seedProjects(test.db);
  await seedDeviceSheets(test.db);
  const [sheet] = await test.db.select({ id: deviceSheets.id }).from(deviceSheets);
  await test.db.insert(shareLinks).values({
    token: PUBLIC,
    kind: 'device-sheet',
    recordId: sheet?.id ?? '',
    audience: 'public',
  });
});
afterAll(() => test?.drop());

const open = (token: string) => site.api('GET /shares/device-sheets/:token', { params: { token } });

describe('a device sheet', () => {
  it('lists devices by category with ports, addresses and accessories for holders', async () => {
    const sheet = await open(HOLDER);
    expect(sheet).toMatchObject({ number: 'DV-2026-0318', audience: 'holder', revision: 3 });
    expect(sheet.devices.map(({ no }) => no)).toEqual(sheet.devices.map((_, index) => index + 1));
    const [camera] = sheet.devices;
    expect(camera).toMatchObject({ category: 'camera', ip: '10.66.3.21', port: '交换机 3 口' });
    expect(camera?.accessories).toContainEqual({ name: 'V 口电池', quantity: 2 });
    const [cable] = sheet.cables.filter(({ label }) => label === 'V01');
    expect(cable).toMatchObject({ from: 1, fromPort: 'SDI OUT 1', signal: 'sdi' });
  });

  it('hides ports and addresses on public links', async () => {
    const sheet = await open(PUBLIC);
    const text = JSON.stringify(sheet);
    expect(sheet.audience).toBe('public');
    expect(text).toContain('MTC4K-26090117');
    expect(text).not.toContain('10.66.3.');
    expect(text).not.toContain('交换机 3 口');
    expect(text).not.toContain('SDI OUT 1');
  });

  it('accepts an upper-case token, and returns 404 for unknown tokens and tokens of other sheets', async () => {
    expect((await site.fetch(`/shares/device-sheets/${HOLDER.toUpperCase()}`)).status).toBe(200);
    const unknown = '99999999-9999-4999-8999-999999999999';
    expect((await site.fetch(`/shares/device-sheets/${unknown}`)).status).toBe(404);
    expect((await site.fetch(`/shares/device-sheets/${unknown}/export.csv`)).status).toBe(404);
    expect((await site.fetch(`/shares/requirements/${HOLDER}`)).status).toBe(404);
  });
});

describe('the export', () => {
  it('is a CSV file that Excel opens, and has the same limits as the link', async () => {
    const response = await site.fetch(`/shares/device-sheets/${HOLDER}/export.csv`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('DV-2026-0318.csv');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    expect(lines[0]).toBe(
      '序号,类别,名称,厂商,型号,数量,序列号,位置,端口,IP 地址,保修截止,保修状态,附件,备注',
    );
    expect(lines[1]).toContain('10.66.3.21');
    const open = await (await site.fetch(`/shares/device-sheets/${PUBLIC}/export.csv`)).text();
    expect(open).not.toContain('10.66.3.21');
    expect(open).not.toContain('IP 地址');
  });

  it('answers other methods with the envelope', async () => {
    const response = await site.fetch(`/shares/device-sheets/${HOLDER}/export.csv`, {
      method: 'POST',
    });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });

  it('escapes a remark that looks like a formula', async () => {
    await test.db
      .update(devices)
      .set({ note: '=HYPERLINK("http://example.com"),"x"' })
      .where(eq(devices.model, 'MJ-K2 工作站'));
    const text = await (await site.fetch(`/shares/device-sheets/${HOLDER}/export.csv`)).text();
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
