import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import type { Locale } from '#contracts/locale.ts';
import { articleCategories } from '#db/schema/articles.ts';
import { facts } from '#db/schema/facts.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { signInTo } from '#tests/support/publishing.ts';
import { uploadTable } from '#tests/support/tables.ts';

const database = await createTestDatabase();
const { db } = database;
const files = createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));
const api = createTestApi(db, 'zh', { files });
await db.insert(articleCategories).values({ key: 'product', nameZh: '产品', nameEn: 'Product' });
afterAll(() => database.drop());
beforeEach(async () => {
  await db.delete(riskyWords);
  await db.delete(facts);
});
const editor = await signInTo(db, api, 'editor', '编辑');
const viewer = await signInTo(db, api, 'viewer', '访客');

interface Result {
  id: string;
  counts: Record<'new' | 'changed' | 'unchanged' | 'wrong', number>;
  unknownColumns: string[];
  problems: { row: number; column: string; columnName: string; value: string; message: string }[];
}

const upload = (content: Uint8Array | string) => uploadTable({ db, files }, editor.person, content);
const check = async (resource: string, content: Uint8Array | string) =>
  editor.ask<Result>('POST /admin/import-checks', { resource, upload: await upload(content) });
const apply = (resource: string, table: string, leaveWrong = true) =>
  editor.ask<Result>('POST /admin/imports', { resource, upload: table, leaveWrong });

/** Fetches a file of the API in a language. */
async function file(address: string, locale: Locale = 'en', { person } = editor) {
  const client = { network: '203.0.113.1', userAgent: '' };
  const { token } = await startSession(db, person.id, client);
  return api.fetch(`/admin/exports/${address}`, {
    headers: { cookie: `staff=${token}`, 'accept-language': locale },
  });
}
const textOf = async (address: string, locale?: Locale) => (await file(address, locale)).text();
/** What the refusal of a table says. */
async function refusalOf(resource: string, content: string): Promise<string> {
  const body = { resource, upload: await upload(content) };
  const answer = await editor.call('POST /admin/import-checks', { body });
  expect(answer.body.errorCode).toBe('FILE_REFUSED');
  return String(answer.body.errorMessage);
}
const storedWords = async () => (await db.select().from(riskyWords)).map(({ word }) => word).sort();

const words = [
  'word,category,severity,reasonZh',
  '最好,absolute,warning,没有依据',
  '最大,absolute,serious,没有依据',
  '逗号词,absolute,warning,好的,不错,再好',
  '第一,absolute,warning,没有依据',
].join('\n');

test('the right rows of a table are taken, the wrong ones listed with their values', async () => {
  const table = await upload(words);
  const body = { resource: 'risky-word', upload: table };
  expect((await editor.call('POST /admin/imports', { body })).status).toBe(400);
  expect(await storedWords()).toEqual([]);
  const { id, counts, problems } = await apply('risky-word', table);
  expect(counts).toEqual({ new: 2, changed: 0, unchanged: 0, wrong: 2 });
  expect(problems).toMatchObject([
    { row: 3, column: 'severity', columnName: 'Severity', value: 'serious' },
    { row: 4, column: '', columnName: '', value: '不错, 再好' },
  ]);
  expect(problems[1]?.message).toContain('2 cells more than there are names of columns');
  expect(await storedWords()).toEqual(['最好', '第一']);
  const { items } = await editor.ask<{ items: { newCount: number }[] }>(
    'GET /admin/imports?resource=risky-word',
  );
  expect(items[0]).toMatchObject({ newCount: 2 });
  expect(await editor.ask(`POST /admin/imports/${id}/undo`)).toEqual({ undone: 2, left: [] });
});

test('a table without a right row is refused', async () => {
  const table = await upload('word,category,severity,reasonZh\n最大,absolute,serious,原因\n');
  const body = { resource: 'risky-word', upload: table, leaveWrong: true };
  const { status, body: answer } = await editor.call('POST /admin/imports', { body });
  expect([status, answer.errorMessage]).toEqual([
    400,
    'No row can be imported; correct them first. Nothing was imported.',
  ]);
});

test('a row that its record refuses is left as well, and nothing of it stays', async () => {
  const taken = `taken-${randomUUID().slice(0, 8)}`;
  const table = await upload(
    [
      'id,shared.slug,shared.category,zh.title',
      `,${taken},product,第一篇`,
      `,${taken},product,第二篇`,
      `,${taken}-other,product,第三篇`,
    ].join('\n'),
  );
  const { id, counts, problems } = await apply('article', table);
  expect(counts).toMatchObject({ new: 2, wrong: 1 });
  expect(problems).toMatchObject([{ row: 3, column: 'shared.slug', value: taken }]);
  expect(problems[0]?.message).toContain('address');
  const list = await editor.ask<{ items: object[] }>(`GET /admin/content/article?q=${taken}`);
  expect(list.items).toHaveLength(2);
  const left = await textOf(
    `rejected-rows?resource=article&upload=${table}&import=${id}&format=csv`,
  );
  expect(left.trim().split('\r\n')).toHaveLength(2);
  expect(left).toContain('第二篇');
});

test('wrong rows come as a table with what is wrong, which can be brought back', async () => {
  const table = await upload(words);
  const address = `rejected-rows?resource=risky-word&upload=${table}&format=`;
  const csv = await textOf(`${address}csv`, 'zh');
  expect(csv.trim().split('\r\n')).toEqual([
    'word,category,severity,reasonZh,问题,,',
    '最大,absolute,serious,没有依据,只能填：提示、警告、禁用。,,',
    expect.stringMatching(/^逗号词,absolute,warning,好的,.*,不错,再好$/),
  ]);
  const mended = csv.replace('serious', '警告').replace(',不错,再好', ',,');
  expect(await check('risky-word', mended)).toMatchObject({
    counts: { new: 2, wrong: 0 },
    unknownColumns: [],
  });
  const xlsx = new Uint8Array(await (await file(`${address}xlsx`)).arrayBuffer());
  expect(await check('risky-word', xlsx)).toMatchObject({ counts: { wrong: 2 } });
  expect((await file(`${address}csv`, 'zh', viewer)).status).toBe(403);
});

const factTable = (day: string, minimum = '72') =>
  `key,subject,minimum,unitZh,sourceKind,checkedOn\ndesk-height,room,"${minimum}",厘米,standard,${day}\n`;

test.each<Locale>(['zh', 'en'])(
  'facts go out with columns in %s and come back from a spreadsheet unchanged',
  async (locale) => {
    await apply('fact', await upload(factTable('2026-11-22')));
    const csv = await textOf('facts?format=csv', locale);
    expect(csv).toContain(locale === 'zh' ? '标识,主题,最小值' : 'Key,Subject,Lowest value');
    for (const day of ['2026-11-22', '2026/11/22', '11/22/2026', '2026/11/22 0:00']) {
      const saved = csv.replace('2026-11-22', day);
      expect(await check('fact', saved)).toMatchObject({
        counts: { unchanged: 1, changed: 0, wrong: 0 },
        unknownColumns: [],
      });
    }
    expect(await textOf('facts?format=json', locale)).toContain('"checkedOn"');
  },
);

test('numbers with thousands apart are taken; a number cut at its comma is refused', async () => {
  const { counts } = await apply('fact', await upload(factTable('2026-11-22', '１,200')));
  expect(counts).toMatchObject({ new: 1, wrong: 0 });
  expect((await db.select().from(facts))[0]?.minimum).toBe(1200);
  const cut = await check('fact', 'key,minimum\ndesk-height,1,000\n');
  expect(cut).toMatchObject({ counts: { wrong: 1 }, problems: [{ value: '000' }] });
  const unclear = await check('fact', factTable('05/06/2026', '1,23'));
  expect(unclear.problems).toMatchObject([
    { columnName: 'Lowest value', value: '1,23', message: expect.stringContaining('1234.5') },
    {
      columnName: 'Compared on',
      value: '05/06/2026',
      message: expect.stringContaining('2026-06-05'),
    },
  ]);
});

test('what a cell may have is said, and where in it the problem is', async () => {
  const { problems } = await check(
    'article',
    'id,shared.slug,shared.category,shared.products,shared.pinned\n,one,product,"cyan\nblue",maybe\n',
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Write one of these: .*cyan/),
    'Write yes or no.',
  ]);
  const redirect = await check('redirect', 'fromPath,target,status\n/old,/about,300\n');
  expect(redirect.problems[0]?.message).toBe('Write one of these: 301, 302, 307, 308, 410.');
  const figures = JSON.stringify([{ value: '' }]).replaceAll('"', '""');
  const story = await check('case', `id,shared.slug,zh.figures\n,one,"${figures}"\n`);
  const problem = story.problems.find(({ column }) => column === 'zh.figures');
  expect(problem?.message).toMatch(/^0\.\w+: /);
});

test('all that is wrong with a head is said at once', async () => {
  expect(
    await refusalOf('risky-word', '词语,word,reasonZh,,severity\n第一列,第二列,原因,内容,警告\n'),
  ).toBe(
    'Columns 1, 2 are the same one (“词语”, “word”); keep one of them. ' +
      'Cells in column 4 are filled in but it has no name; name it or delete it. ' +
      'The first row has the names of the columns, in Chinese or English, as an export has them. Export first and change that file.',
  );
  expect(
    await refusalOf('risky-word', 'category,category,severity\nabsolute,price,警告\n'),
  ).toMatch(/^Columns 1, 2 are the same one .* The column “Word” is needed\./);
});

test('names of columns are known in any case, width and spacing', async () => {
  const table = ' Word , CATEGORY,级 别,原因(中文),\n最好,absolute,警告,没有依据,\n';
  expect(await check('risky-word', table)).toMatchObject({
    counts: { new: 1, wrong: 0 },
    unknownColumns: [],
  });
});
