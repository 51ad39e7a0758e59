import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { RouteData } from '#contracts/route.ts';
import { auditLog } from '#db/schema/audit.ts';
import { contentParts } from '#db/schema/content.ts';
import { documentSections, documents } from '#db/schema/documents.ts';
import { openPublishing } from '#tests/support/publishing.ts';
import type { moveInDocumentTree, readDocumentTree, TreeMove } from './contract.ts';

const { db, database, signIn } = await openPublishing();
afterAll(() => database.drop());
const editor = await signIn('editor', '编辑甲');
const colleague = await signIn('editor', '编辑乙');

type TreeData = RouteData<typeof readDocumentTree>;
/** Ids by name: sections a > b > c and d, documents 1, 2, 3 in a. */
const ids: Record<string, string> = {};

beforeEach(async () => {
  await db.delete(documents);
  await db.delete(documentSections);
  for (const [slug, parent] of [['a'], ['b', 'a'], ['c', 'b'], ['d']] as const) {
    const body = { slug, nameZh: slug, nameEn: '', summaryZh: '', summaryEn: '' };
    const { id } = await editor.ask<{ id: string }>('POST /admin/document-sections', {
      ...body,
      parentId: parent ? ids[parent] : null,
    });
    ids[slug] = id;
  }
  for (const [at, slug] of ['one', 'two', 'three'].entries()) {
    const shared = { slug, sectionId: ids.a, sort: at * 10 };
    ids[slug] = (await editor.ask<{ id: string }>('POST /admin/content/document', { shared })).id;
  }
});

const id = (name: string) => ids[name] ?? '';

async function bodyOf(...moves: TreeMove[]) {
  const tree = await editor.ask<TreeData>('GET /admin/document-tree');
  const versions = [
    { sectionId: null, version: tree.version },
    ...tree.sections.map((section) => ({ sectionId: section.id, version: section.version })),
  ];
  return { moves, versions };
}

async function move(...moves: TreeMove[]): Promise<TreeMove[]> {
  const body = await bodyOf(...moves);
  const path = 'POST /admin/document-tree/moves';
  return (await editor.ask<RouteData<typeof moveInDocumentTree>>(path, body)).undo;
}

const documentsTo = (parent: string, names: string[], before: string | null = null): TreeMove => ({
  kind: 'document',
  ids: names.map(id),
  parentId: id(parent),
  beforeId: before && id(before),
});
const sectionTo = (
  name: string,
  parent: string | null,
  before: string | null = null,
): TreeMove => ({
  kind: 'section',
  ids: [id(name)],
  parentId: parent && id(parent),
  beforeId: before && id(before),
});

/** Slugs of the documents of a section, in their order. */
async function inSection(name: string): Promise<string[]> {
  const rows = await db
    .select({ slug: documents.slug })
    .from(documents)
    .where(eq(documents.sectionId, id(name)))
    .orderBy(asc(documents.sort), asc(documents.id));
  return rows.map(({ slug }) => slug);
}

async function parentOf(name: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(documentSections)
    .where(eq(documentSections.id, id(name)));
  return row?.parentId ?? null;
}

test('documents get a place in another order and another section, and go back', async () => {
  const undo = await move(documentsTo('a', ['three'], 'one'));
  expect(await inSection('a')).toEqual(['three', 'one', 'two']);
  await move(...undo);
  expect(await inSection('a')).toEqual(['one', 'two', 'three']);

  const back = await move(documentsTo('d', ['one', 'three']));
  expect([await inSection('a'), await inSection('d')]).toEqual([['two'], ['one', 'three']]);
  await move(...back);
  expect([await inSection('a'), await inSection('d')]).toEqual([['one', 'two', 'three'], []]);
});

test('a move is in the history of the document and in the audit log', async () => {
  await move(documentsTo('d', ['one']));
  const [newest] = await editor.revisions(id('one'), 'shared');
  // No text of the document is public yet.
  expect(newest).toMatchObject({ reason: 'published', isPublic: false });
  const entries = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entityId, id('one')), eq(auditLog.action, 'content.publish')));
  expect(entries).toHaveLength(1);
});

test('a draft moves along and keeps what else was written', async () => {
  const { data } = await editor.readPart(id('one'), 'shared');
  const { version } = await editor.readPart(id('one'), 'shared');
  await editor.save(id('one'), 'shared', version, { ...data, minutes: 33 });
  await move(documentsTo('d', ['one']));
  const [part] = await db
    .select()
    .from(contentParts)
    .where(and(eq(contentParts.recordId, id('one')), eq(contentParts.part, 'shared')));
  expect(part?.draft).toMatchObject({ sectionId: id('d'), sort: 0, minutes: 33 });
});

test('of two people who move in the same section at once, the second is told to look again', async () => {
  const body = await bodyOf(documentsTo('d', ['one']));
  const other = await bodyOf(documentsTo('b', ['two']));
  const path = 'POST /admin/document-tree/moves';
  const answers = await Promise.all([
    editor.call(path, { body }),
    colleague.call(path, { body: other }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body.errorCode).toBe('CONFLICT');
  expect(refused?.body.errorMessage).toContain('nothing was lost');
  expect(await inSection('a')).toHaveLength(2);
});

test('a move in another branch is no conflict', async () => {
  const body = await bodyOf(sectionTo('c', 'd'));
  await move(documentsTo('a', ['two'], 'one'));
  expect((await editor.call('POST /admin/document-tree/moves', { body })).status).toBe(200);
  expect(await parentOf('c')).toBe(id('d'));
});

test('a circle, a fourth level and a document at the top are refused with a reason', async () => {
  const cases: [TreeMove, string][] = [
    [sectionTo('a', 'c'), 'into itself'],
    [sectionTo('a', 'a'), 'into itself'],
    [sectionTo('d', 'c'), 'three levels'],
    [{ ...documentsTo('a', ['one']), parentId: null }, 'in a section'],
  ];
  for (const [wrong, message] of cases) {
    const answer = await editor.call('POST /admin/document-tree/moves', {
      body: await bodyOf(wrong),
    });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.body.errorMessage).toContain(message);
  }
  expect(await parentOf('a')).toBeNull();
});

test('all moves of a request are made, or none', async () => {
  const body = await bodyOf(documentsTo('d', ['one']), sectionTo('a', 'c'));
  expect((await editor.call('POST /admin/document-tree/moves', { body })).status).toBe(400);
  expect(await inSection('a')).toEqual(['one', 'two', 'three']);
});

test('sections change their order and their parent', async () => {
  await move(sectionTo('d', null, 'a'));
  const { sections } = await editor.ask<TreeData>('GET /admin/document-tree');
  expect(sections.filter(({ parentId }) => !parentId).map(({ slug }) => slug)).toEqual(['d', 'a']);
  const undo = await move(sectionTo('b', 'd'));
  expect(await parentOf('b')).toBe(id('d'));
  await move(...undo);
  expect(await parentOf('b')).toBe(id('a'));
});

test('a section is renamed with its version, and deleted only when it is empty', async () => {
  const { sections } = await editor.ask<TreeData>('GET /admin/document-tree');
  const updatedAt = sections.find(({ slug }) => slug === 'd')?.updatedAt;
  const body = { nameZh: '新名', nameEn: 'New', summaryZh: '', summaryEn: '', updatedAt };
  const path = `PATCH /admin/document-sections/${id('d')}`;
  await editor.ask(path, body);
  expect((await colleague.call(path, { body })).status).toBe(409);

  const full = await editor.call(`DELETE /admin/document-sections/${id('b')}`);
  expect([full.status, full.body.errorCode]).toEqual([409, 'RECORD_IN_USE']);
  expect((await editor.call(`DELETE /admin/document-sections/${id('d')}`)).status).toBe(200);
  const added = { slug: 'deep', parentId: id('c'), nameZh: '深', nameEn: '', summaryZh: '' };
  const deep = await editor.call('POST /admin/document-sections', {
    body: { ...added, summaryEn: '' },
  });
  expect(deep.body.errorMessage).toContain('three levels');
});

test('a section lists its documents with their states', async () => {
  await editor.write(id('two'), 'zh', {
    title: '第二篇',
    summary: '',
    body: '一段。',
    seoTitle: null,
    seoDescription: null,
  });
  const { items } = await editor.ask<{ items: { name: string; parts: object[] }[] }>(
    `GET /admin/document-sections/${id('a')}/documents`,
  );
  expect(items.map(({ name }) => name)).toEqual(['one', 'two', 'three']);
  expect(items[1]?.parts).toContainEqual(expect.objectContaining({ state: 'published' }));
});

test('the choices of the field of the section are its ids, named with the sections above', async () => {
  const { fields } = await editor.ask<{
    fields: { name: string; values: { value: string; label: { zh: string } }[] }[];
  }>('GET /admin/content/document/choices');
  const choices = fields.find(({ name }) => name === 'section')?.values ?? [];
  expect(choices.map(({ label }) => label.zh)).toEqual(['a', 'a / b', 'a / b / c', 'd']);
  expect(choices.at(-1)?.value).toBe(id('d'));
  const { items } = await editor.ask<{ items: { name: string }[] }>(
    `GET /admin/content/document?filter=section:${id('a')}&sort=created`,
  );
  expect(items.map(({ name }) => name)).toEqual(['three', 'two', 'one']);
});
