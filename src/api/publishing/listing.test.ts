import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { problemsIn } from '#api/http/validation.ts';
import type { RecordSummary } from '#api/publishing/contract.ts';
import { contentKinds } from '#contracts/enums/content.ts';
import { contentReferences } from '#db/schema/content.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openPublishing, textOf } from '#tests/support/publishing.ts';
import { addArticles } from '#tests/support/records/articles.ts';

import { kindOf, partOf, partsOf } from './kinds.ts';
import { readList } from './listing.ts';
import { readPartStatus } from './parts.ts';

const { db, database, signIn } = await openPublishing();
afterAll(() => database.drop());
const viewer = await signIn('viewer', '访客');
const editor = await signIn('editor', '编辑');

interface List {
  items: RecordSummary[];
  next: string | null;
}

const list = (query: Record<string, string> | [string, string][]) =>
  viewer.ask<List>(`GET /admin/content/article?${new URLSearchParams(query)}`);
const names = ({ items }: List) => items.map(({ name }) => name);

test('drafts are listed by who wrote them last, until they are published or put in the trash', async () => {
  const colleague = await signIn('editor', '同事');
  const drafts = async (person: typeof editor, of: 'me' | 'others') => {
    const { items } = await person.ask<List>(`GET /admin/drafts?of=${of}`);
    return items.map(({ id }) => id);
  };
  const write = async (person: typeof editor, id: string, title: string) => {
    const path = `/admin/records/${id}/parts/zh`;
    const { version } = await editor.ask<{ version: number }>(`GET ${path}`);
    await person.ask(`PUT ${path}`, { version, data: textOf(title) });
  };
  const [one, two] = [await editor.createArticle(), await editor.createArticle()];
  await write(editor, one.id, '我的第一篇');
  await write(editor, two.id, '我的第二篇');
  expect(await drafts(editor, 'me')).toEqual([two.id, one.id]);
  expect(await drafts(editor, 'others')).toEqual([]);
  expect(await drafts(viewer, 'others')).toEqual([two.id, one.id]);
  await write(colleague, two.id, '同事改过的第二篇');
  expect(await drafts(editor, 'me')).toEqual([one.id]);
  expect(await drafts(editor, 'others')).toEqual([two.id]);
  expect(await drafts(colleague, 'me')).toEqual([two.id]);
  await editor.ask(`DELETE /admin/records/${one.id}`);
  const { version } = await editor.ask<{ version: number }>(
    `GET /admin/records/${two.id}/parts/zh`,
  );
  await editor.ask(`POST /admin/records/${two.id}/publication`, {
    parts: [{ part: 'zh', version }],
  });
  expect(await drafts(editor, 'me')).toEqual([]);
  expect(await drafts(editor, 'others')).toEqual([]);
  await editor.ask(`DELETE /admin/records/${two.id}`);
});

describe('120 articles', () => {
  beforeAll(async () => {
    await addArticles(
      db,
      Array.from({ length: 120 }, (_, at) => ({
        slug: `news-${String(at).padStart(3, '0')}`,
        locales: at % 10 === 0 ? ['zh', 'en'] : ['zh'],
        pinned: at === 7,
      })),
    );
  });

  test.each(['changed', 'created', 'title'])('are all found page by page, by %s', async (sort) => {
    const found: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: List = await list({ sort, ...(after && { after }) });
      expect(page.items.length).toBeLessThanOrEqual(50);
      found.push(...names(page));
      after = page.next;
    }
    expect(new Set(found).size).toBe(120);
    expect(found).toHaveLength(120);
    if (sort === 'title') expect(found).toEqual([...found].sort());
    if (sort === 'created') expect(found[0]).toBe('news-119');
  });

  test('are filtered by facets and by the states of their parts, all at once', async () => {
    expect(names(await list({ filter: 'pinned:true' }))).toEqual(['news-007']);
    expect(names(await list({ filter: 'en:fresh', sort: 'title' }))).toHaveLength(12);
    expect(
      names(
        await list([
          ['filter', 'en:missing'],
          ['filter', 'pinned:true'],
        ]),
      ),
    ).toEqual(['news-007']);
    expect(names(await list({ filter: 'category:none' }))).toEqual([]);
  });

  test('are found by the beginning of words in their titles', async () => {
    expect(names(await list({ q: 'news 01', sort: 'title' }))).toHaveLength(10);
    expect(names(await list({ q: 'nothing' }))).toEqual([]);
    expect(names(await list({ q: '!!!' }))).toEqual([]);
  });

  test('refuse an address of a page that nobody made', async () => {
    const { status, body } = await viewer.call('GET /admin/content/article?after=x');
    expect([status, body.errorCode]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errorMessage).toMatch(/first page|第一页/);
  });
});

test('a list shows the title of the draft, and the states of all parts', async () => {
  const { id, slug } = await editor.createArticle();
  await editor.write(id, 'zh', textOf('公开的标题'));
  const { version } = await editor.readPart(id, 'zh');
  await editor.save(id, 'zh', version, textOf('草稿的标题'));
  expect((await list({ q: '草稿的' })).items).toMatchObject([
    {
      id,
      name: slug,
      title: { zh: '草稿的标题', en: null },
      parts: [
        { part: 'shared', state: 'published', hasDraft: false },
        { part: 'zh', state: 'published', hasDraft: true, isScheduled: false },
        { part: 'en', state: 'unpublished', hasDraft: false, freshness: 'missing' },
      ],
      facets: ['category:product', 'pinned:false', 'listed:true'],
    },
  ]);
  expect(names(await list({ filter: 'zh:draft' }))).toEqual([slug]);
});

describe('the demo content', () => {
  let demo: TestDatabase;
  beforeAll(async () => {
    demo = await createDemoDatabase();
  });
  afterAll(() => demo?.drop());

  test.each(contentKinds)('of the kind %s is listed and passes its own schema', async (kind) => {
    const { items } = await readList(demo.db, kind, { sort: 'created', filter: [] });
    expect(items.length).toBeGreaterThan(0);
    const problems = [];
    for (const { id, name, parts } of items) {
      for (const { part } of parts) {
        const { stored } = await readPartStatus(demo.db, { id, kind }, part);
        const found = stored ? problemsIn(partOf(kind, part).schema, stored.data) : [];
        problems.push(...found.map(({ path }) => [name, part, path]));
      }
    }
    expect(problems).toEqual([]);
    // Kinds without texts of one language are short lists without filters.
    if (partsOf(kind).includes('zh')) {
      expect(await kindOf(kind).choices(demo.db)).not.toEqual([]);
    }
  });

  test('has references between records, whatever the order of the seed', async () => {
    const { rows } = await demo.db.execute<{ count: number }>(
      sql`select count(*)::int as count from content_references`,
    );
    const before = rows[0]?.count ?? 0;
    expect(before).toBeGreaterThan(10);
    await demo.db.execute(sql`select refresh_all_content()`);
    expect(await demo.db.$count(contentReferences)).toBe(before);
  });
});
