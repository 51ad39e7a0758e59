import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '#api/access/sessions.ts';
import { articleCategories } from '#db/schema/articles.ts';
import { auditLog } from '#db/schema/audit.ts';
import { riskyWords } from '#db/schema/risky-words.ts';
import { staffSessions } from '#db/schema/staff.ts';
import { createFolderStore } from '#files/folder-store.ts';
import { createTestApi } from '#tests/support/api.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type Publisher, signInTo, textOf } from '#tests/support/publishing.ts';
import { addSite } from '#tests/support/records/site.ts';
import { uploadTable } from '#tests/support/tables.ts';

const database = await createTestDatabase();
const { db } = database;
const files = createFolderStore(path.join(os.tmpdir(), `files-${randomUUID()}`));
const api = createTestApi(db, 'zh', { files });
await addSite(db);
await db.insert(articleCategories).values({ key: 'product', nameZh: '产品', nameEn: 'Product' });
afterAll(() => database.drop());
const editor = await signInTo(db, api, 'editor', '编辑');
const administrator = await signInTo(db, api, 'administrator', '管理员');
const viewer = await signInTo(db, api, 'viewer', '访客');

interface Check {
  counts: Record<'new' | 'changed' | 'unchanged' | 'wrong', number>;
  unknownColumns: string[];
  problems: { row: number; column: string; message: string }[];
}

/** Fetches an export as bytes. */
async function exported(person: Publisher, address: string): Promise<Uint8Array> {
  const { token } = await startSession(db, person.person.id, {
    network: '203.0.113.1',
    userAgent: '',
  });
  const response = await api.fetch(`/admin/exports/${address}`, {
    headers: { cookie: `staff=${token}` },
  });
  if (response.status !== 200) throw new Error(await response.text());
  return new Uint8Array(await response.arrayBuffer());
}
const textFrom = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

async function request(resource: string, content: Uint8Array | string, person = editor) {
  return { resource, upload: await uploadTable({ db, files }, person.person, content) };
}
const check = async (resource: string, content: Uint8Array | string) =>
  editor.ask<Check>('POST /admin/import-checks', await request(resource, content));
const apply = async (resource: string, content: Uint8Array | string) =>
  editor.ask<{ id: string; counts: Check['counts'] }>(
    'POST /admin/imports',
    await request(resource, content),
  );
const undo = (id: string) =>
  editor.ask<{ undone: number; left: string[] }>(`POST /admin/imports/${id}/undo`);

const awkward = textOf('引号"与,逗号', '第一行\n\n第二行：=SUM(A1)\n\n- 列表\t制表符');

describe('a table of content', () => {
  let article: { id: string; slug: string };
  beforeEach(async () => {
    article = await editor.createArticle();
    await editor.save(article.id, 'zh', 0, { ...awkward, summary: '=1+1' });
  });
  const address = (format: string) => `content/article?q=${article.slug}&format=${format}`;

  test.each(['xlsx', 'csv', 'json'])(
    'exported as %s and imported unchanged changes nothing',
    async (format) => {
      const table = await exported(editor, address(format));
      expect(await check('article', table)).toEqual({
        counts: { new: 0, changed: 0, unchanged: 1, wrong: 0 },
        unknownColumns: [],
        problems: [],
      });
    },
  );

  test('has no cell that a program runs as a formula, in any form of its first sign', async () => {
    for (const [version, text] of ['＝1+1', '\u22121+1', ' @SUM(A1)'].entries()) {
      await editor.save(article.id, 'zh', version + 1, { ...awkward, summary: text });
      expect(textFrom(await exported(editor, address('csv')))).toContain(`,'${text},`);
      const { sheets } = await readXlsx(await exported(editor, address('xlsx')));
      expect(sheets[0]?.rows[1]).toContain(text);
    }
  });

  test('has no cell that a program runs as a formula', async () => {
    const csv = await exported(editor, address('csv'));
    expect([...csv.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(textFrom(csv)).toContain(",'=1+1,");
    const { sheets } = await readXlsx(await exported(editor, address('xlsx')));
    expect(sheets[0]?.rows[1]).toContain('=1+1');
  });

  test('becomes drafts, and is taken back', async () => {
    const [record] = JSON.parse(textFrom(await exported(editor, address('json'))));
    const changed = { ...record, 'zh.title': '导入的标题', 'en.title': 'Imported' };
    const { id, counts } = await apply('article', JSON.stringify([changed]));
    expect(counts).toMatchObject({ changed: 1, new: 0 });
    expect(await editor.readPart(article.id, 'zh')).toMatchObject({
      isDraft: true,
      data: { title: '导入的标题', body: awkward.body },
    });
    expect((await api.fetch(`/articles/${article.slug}`)).status).toBe(404);
    expect(await undo(id)).toEqual({ undone: 1, left: [] });
    expect((await editor.readPart(article.id, 'zh')).data).toMatchObject({ title: awkward.title });
    expect(await editor.readPart(article.id, 'en')).toMatchObject({ isDraft: false });
    const again = await editor.call(`POST /admin/imports/${id}/undo`);
    expect(again.status).toBe(409);
  });

  test('adds records for rows without an id, and moves them to the trash again', async () => {
    const slug = `${article.slug}-new`;
    const csv = `id,shared.slug,shared.category,zh.title\n,${slug},product,新的一篇\n`;
    const { id, counts } = await apply('article', csv);
    expect(counts).toMatchObject({ new: 1 });
    const list = await editor.ask<{ items: { id: string }[] }>(
      `GET /admin/content/article?q=${slug}`,
    );
    expect(list.items).toHaveLength(1);
    expect(await undo(id)).toMatchObject({ undone: 1 });
    expect((await editor.view(list.items[0]?.id ?? '')).deletedAt).not.toBeNull();
  });

  test('leaves records that somebody changed since', async () => {
    const { id } = await apply('article', `id,zh.title\n${article.id},导入的\n`);
    const { version } = await editor.readPart(article.id, 'zh');
    await editor.save(article.id, 'zh', version, textOf('同事改的'));
    expect(await undo(id)).toEqual({ undone: 0, left: ['导入的'] });
    expect((await editor.readPart(article.id, 'zh')).data).toMatchObject({ title: '同事改的' });
  });

  test('says what is wrong by row and column, and is imported wholly or not at all', async () => {
    const csv = [
      'id,zh.title,shared.listed,colour',
      `${article.id},好的,是,red`,
      `${randomUUID()},没有这条,是,`,
      `${article.id},重复,是,`,
      `,缺少字段,也许,`,
    ].join('\n');
    const { counts, problems, unknownColumns } = await check('article', csv);
    expect(counts).toEqual({ new: 0, changed: 1, unchanged: 0, wrong: 3 });
    expect(unknownColumns).toEqual(['colour']);
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'id'],
      [4, 'id'],
      [5, 'shared.listed'],
      [5, 'shared.slug'],
      [5, 'shared.category'],
    ]);
    expect(problems[2]?.message).toBe('Write yes or no.');
    const refused = await editor.call('POST /admin/imports', {
      body: await request('article', csv),
    });
    expect([refused.status, refused.body.errorMessage]).toEqual([
      400,
      'Some rows must be corrected first. Nothing was imported.',
    ]);
    expect((await editor.readPart(article.id, 'zh')).data).toMatchObject({ title: awkward.title });
  });

  test('names the row whose record cannot be written, and writes nothing', async () => {
    const csv = `id,shared.slug,shared.category,zh.title\n,free-${article.slug},product,一\n,${article.slug},product,二\n`;
    const refused = await editor.call('POST /admin/imports', {
      body: await request('article', csv),
    });
    expect(refused.body.errorMessage).toMatch(/^Row 3: The address “\S+” belongs to “/);
    const list = await editor.ask<{ items: object[] }>(
      `GET /admin/content/article?q=free-${article.slug}`,
    );
    expect(list.items).toEqual([]);
  });
});

describe('a table of risky words', () => {
  beforeEach(() => db.delete(riskyWords));

  test('in GBK, as WPS writes it, adds and changes words, and is taken back', async () => {
    await db.insert(riskyWords).values({ word: '跳楼价', category: 'price', reasonZh: '原因' });
    // 词语,级别,类别,原因 / 最低价,禁用,绝对化用语,第九条 / 跳楼价,警告,价格与促销,新原因
    const gbk = Buffer.from(
      'b4cad3ef2cbcb6b1f02cc0e0b1f02cd4add2f20a' +
        'd7eeb5cdbcdb2cbdfbd3c32cbef8b6d4bbafd3c3d3ef2cb5dabec5ccf50a' +
        'ccf8c2a5bcdb2cbeafb8e62cbcdbb8f1d3ebb4d9cffa2cd0c2d4add2f20a',
      'hex',
    );
    const { id, counts } = await apply('risky-word', gbk);
    expect(counts).toEqual({ new: 1, changed: 1, unchanged: 0, wrong: 0 });
    const { items } = await api.api('GET /risky-words');
    expect(items).toMatchObject(
      [
        { word: '最低价', category: 'absolute', severity: 'forbidden', reason: '第九条' },
        { word: '跳楼价', reason: '新原因' },
      ].sort(
        (a, b) =>
          items.findIndex((x) => x.word === a.word) - items.findIndex((x) => x.word === b.word),
      ),
    );
    expect(await undo(id)).toEqual({ undone: 2, left: [] });
    const rows = await db.select().from(riskyWords);
    expect(rows.map(({ word, reasonZh }) => [word, reasonZh])).toEqual([['跳楼价', '原因']]);
  });

  test('pasted from a sheet, refuses what cannot be matched, in the reader’s language', async () => {
    const text = [
      '词语\t级别\t类别\t原因',
      '清仓价\t警告\t价格与促销\t没有依据',
      '清 仓 价\t警告\t价格与促销\t没有依据',
      '好\t警告\t价格与促销\t没有依据',
      '便宜\t很高\t价格与促销\t没有依据',
      '便宜货\t警告\t\t没有依据',
    ].join('\n');
    const { counts, problems } = await check('risky-word', text);
    expect(counts).toMatchObject({ new: 1, wrong: 4 });
    expect(problems.map(({ row, column }) => [row, column])).toEqual([
      [3, 'word'],
      [4, 'word'],
      [5, 'severity'],
      [6, 'category'],
    ]);
    expect(problems[1]?.message).toMatch(/^2 to 40 characters/);
  });

  test('is exported with the filter of the list, and comes back unchanged', async () => {
    await db.insert(riskyWords).values([
      {
        word: '国家级',
        category: 'authority',
        reasonZh: '一\n二',
        exceptions: ['国家级非遗', '国家级, 引号"'],
      },
      { word: '跳楼价', category: 'price', reasonZh: '原因' },
    ]);
    const csv = await exported(editor, 'risky-words?category=authority&format=csv');
    expect(textFrom(csv)).not.toContain('跳楼价');
    expect(await check('risky-word', csv)).toMatchObject({
      counts: { unchanged: 1, changed: 0, wrong: 0 },
    });
  });
});

test('a file that is no table is refused with what to do', async () => {
  for (const content of ['[1, 2]', 'PK\u0003\u0004 broken', 'a,b\n1,2', 'id,zh.title\n']) {
    const { status, body } = await editor.call('POST /admin/import-checks', {
      body: await request('article', content),
    });
    expect([content, status, body.errorCode]).toEqual([content, 422, 'FILE_REFUSED']);
  }
});

test('personal data needs the password again, and every export is in the audit log', async () => {
  const csv = textFrom(await exported(administrator, 'staff?q=管理员&format=csv'));
  expect(csv).toContain(administrator.person.email);
  expect(csv).not.toContain(administrator.person.passwordHash);
  expect(JSON.parse(textFrom(await exported(administrator, 'audit?format=json')))).not.toEqual([]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'table.export'));
  expect(entries.map(({ entityType }) => entityType)).toEqual(
    expect.arrayContaining(['staff', 'audit', 'article']),
  );
  await db.update(staffSessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) });
  const { body } = await administrator.call('GET /admin/exports/staff?format=csv');
  expect(body.errorCode).toBe('STEP_UP_REQUIRED');
});

test('an import is refused to other roles and for the upload of somebody else', async () => {
  const own = await request('article', 'id,zh.title\n,x\n');
  expect((await viewer.call('POST /admin/imports', { body: own })).status).toBe(403);
  const foreign = await request('article', 'id,zh.title\n,x\n', viewer);
  expect((await editor.call('POST /admin/imports', { body: foreign })).status).toBe(404);
});
