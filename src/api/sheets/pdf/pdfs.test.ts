import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { readPdf } from '#tests/support/pdf-text.ts';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sheet-pdfs-'));
let database: TestDatabase;
let fetch: TestApi['fetch'];

beforeAll(async () => {
  database = await createDemoDatabase(dataDir);
  const files = createFolderStore(path.join(dataDir, 'files'));
  fetch = createTestApi(database.db, 'zh', { files }).fetch;
});
afterAll(async () => {
  await database?.drop();
  rmSync(dataDir, { recursive: true });
});

/** The demo sheets: address, name of the file, and texts that the page shows too. */
const sheets = {
  scene: {
    path: 'scenes/demo-scene',
    name: 'yunqi-tea-terrace.pdf',
    texts: ['机位', '光线、节气与屏幕', '制作场景的规格', '适用产品'],
    pictures: 5,
  },
  requirement: {
    path: 'requirements/11111111-1111-4111-8111-111111111111',
    name: /^RQ-.*\.pdf$/,
    texts: ['需求条目', '屏幕与尺寸', '交付物', '版本记录'],
    pictures: 4,
  },
  'device sheet': {
    path: 'device-sheets/22222222-2222-4222-8222-222222222222',
    name: /^DV-.*\.pdf$/,
    texts: ['设备清单', '接线图', '接线表'],
    pictures: 0,
  },
  'work order': {
    path: 'work-orders/demo-order',
    name: /^WO-.*\.pdf$/,
    texts: ['实施步骤', '问题与处理', '到场记录', '时间线'],
    pictures: 1,
  },
  acceptance: {
    path: 'acceptance/33333333-3333-4333-8333-333333333333',
    name: /^AC-.*\.pdf$/,
    texts: ['验收说明', '验收项目', '实测照片', '签署'],
    pictures: 1,
  },
  'live report': {
    path: 'live-reports/demo-report',
    name: /\.pdf$/,
    texts: ['核心数据', '在线人数曲线', '商品排行', '成交漏斗', '流量来源'],
    pictures: 0,
  },
};

describe.each(Object.entries(sheets))('the PDF of a %s', (_, sheet) => {
  const open = () => fetch(`/shares/${sheet.path}/document.pdf`);

  it('is shown by the browser under the name of the sheet', async () => {
    const response = await open();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const [, name = ''] =
      /^inline; filename\*=UTF-8''(.+)$/.exec(response.headers.get('content-disposition') ?? '') ??
      [];
    expect(name).toMatch(sheet.name);
  });

  it('says what the page says, on numbered pages, in the same bytes each time', async () => {
    const bytes = new Uint8Array(await (await open()).arrayBuffer());
    const { pages, pictures } = readPdf(bytes);
    const lines = pages.flat();
    expect(lines).toEqual(expect.arrayContaining(sheet.texts));
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`第 ${index + 1} 页，共 ${pages.length} 页`);
    }
    expect(pictures.length).toBeGreaterThanOrEqual(sheet.pictures);
    expect(lines.join('')).not.toMatch(/undefined|NaN|\[object|‹U\+|\ufffd|\{\{/);
    expect(new Uint8Array(await (await open()).arrayBuffer())).toEqual(bytes);
  });

  it('is within its bound', async () => {
    const bytes = new Uint8Array(await (await open()).arrayBuffer());
    const { pictures } = readPdf(bytes);
    const bound = pictures.length === 0 ? 120_000 : 400_000;
    expect(bytes.length).toBeLessThan(bound);
  });

  it('is refused to an unknown link', async () => {
    const [folder] = sheet.path.split('/');
    expect((await fetch(`/shares/${folder}/unknown/document.pdf`)).status).toBe(404);
  });
});
