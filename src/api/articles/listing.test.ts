import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  articleCategories,
  articleCounts,
  articleListing,
  articles,
  articleTranslations as texts,
} from '#db/schema/articles.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addArticles } from '#tests/support/records/articles.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createTestDatabase();
  site = createTestApi(test.db);
  await test.db.insert(articleCategories).values([
    { key: 'first', nameZh: '一', sort: 1 },
    { key: 'second', nameZh: '二', nameEn: 'Second', sort: 2 },
  ]);
});
afterAll(() => test.drop());
beforeEach(async () => {
  await test.db.delete(articles);
});

type Change = Partial<Pick<typeof texts.$inferInsert, 'status' | 'publishedAt'>>;

/**
 * Creates articles `a-1`, `a-2` and so on in both languages; each is a day older than the one
 * before.
 */
async function write(
  count: number,
  {
    categoryKey = 'first',
    listed = true,
    pinned = false,
    ...change
  }: Change & {
    categoryKey?: string;
    listed?: boolean;
    pinned?: boolean;
  } = {},
): Promise<string[]> {
  return addArticles(
    test.db,
    Array.from({ length: count }, (_, index) => ({
      slug: `a-${categoryKey}-${index + 1}${pinned ? '-pinned' : ''}${listed ? '' : '-hidden'}`,
      categoryKey,
      listed,
      pinned,
      locales: ['zh', 'en'] as const,
      publishedAt: new Date(Date.now() - (index + 1) * 86_400_000),
      ...change,
    })),
  );
}

/** The expected listing, computed from the base tables. */
async function truth() {
  const { rows } = await test.db.execute(sql`
    select t.locale, a.category_key as category, count(*)::int as total
    from article_translations t join articles a on a.id = t.article_id
    where a.listed and t.status = 'published' group by 1, 2 order by 1, 2`);
  return rows;
}

async function counted() {
  const { rows } = await test.db.execute(sql`
    select locale, category_key as category, sum(total)::int as total from article_counts
    group by 1, 2 having sum(total) <> 0 order by 1, 2`);
  return rows;
}

describe('the listing', () => {
  it('follows every write to articles and their texts', async () => {
    const ids = await write(5);
    await write(3, { categoryKey: 'second' });
    await write(2, { listed: false });
    await write(2, { status: 'draft', categoryKey: 'second', pinned: true });
    expect(await counted()).toEqual(await truth());
    const first = eq(articles.id, ids[0] ?? '');
    const changes = [
      () => test.db.update(articles).set({ categoryKey: 'second' }).where(first),
      () => test.db.update(articles).set({ listed: false }).where(first),
      () => test.db.update(articles).set({ listed: true, pinned: true }).where(first),
      () => test.db.update(texts).set({ status: 'archived' }).where(eq(texts.locale, 'en')),
      () => test.db.update(texts).set({ status: 'published', publishedAt: new Date() }),
      () => test.db.delete(texts).where(eq(texts.locale, 'en')),
      () => test.db.delete(articles).where(first),
      () => test.db.update(articleCategories).set({ key: 'third' }).where(sql`key = 'second'`),
      () => test.db.update(articleCategories).set({ key: 'second' }).where(sql`key = 'third'`),
    ];
    for (const change of changes) {
      await change();
      expect(await counted()).toEqual(await truth());
    }
    await test.owner.execute(sql`truncate articles cascade`);
    expect(await test.db.select().from(articleCounts)).toEqual([]);
    expect(await test.db.select().from(articleListing)).toEqual([]);
  });

  it('is correct after two writers changed one article at once', async () => {
    const [id = ''] = await write(1);
    await Promise.all([
      test.db.update(articles).set({ listed: false }).where(eq(articles.id, id)),
      test.db.update(texts).set({ status: 'draft' }).where(eq(texts.articleId, id)),
    ]);
    await Promise.all([
      test.db.update(articles).set({ listed: true }).where(eq(articles.id, id)),
      test.db.update(texts).set({ status: 'published' }).where(eq(texts.articleId, id)),
    ]);
    expect(await counted()).toEqual(await truth());
    expect(await test.db.select().from(articleListing)).toHaveLength(2);
  });

  it('allows several writers to change different articles repeatedly in their transactions', async () => {
    const ids = await write(4);
    const day = (number: number) => new Date(Date.UTC(2026, number % 9, 1));
    await Promise.all(
      ids.map(async (id, writer) => {
        const isTheirs = eq(texts.articleId, id);
        for (let round = 0; round < 12; round += 1) {
          await test.db.transaction(async (transaction) => {
            const step = writer + round;
            await transaction
              .update(texts)
              .set({ publishedAt: day(step) })
              .where(isTheirs);
            await transaction
              .update(texts)
              .set({ publishedAt: day(step * 5 + 2) })
              .where(isTheirs);
          });
        }
      }),
    );
    expect(await counted()).toEqual(await truth());
  });

  it('has the same order from both ends, pinned articles first', async () => {
    await write(23);
    await write(2, { pinned: true });
    const all = await site.api('GET /articles', { query: { pageSize: 100 } });
    expect(all.total).toBe(25);
    expect(all.items.map(({ pinned }) => pinned).lastIndexOf(true)).toBe(1);
    for (const pageSize of [1, 4, 7, 12]) {
      const slugs: string[] = [];
      for (let page = 1; page <= Math.ceil(25 / pageSize); page += 1) {
        const { items } = await site.api('GET /articles', { query: { page, pageSize } });
        slugs.push(...items.map(({ slug }) => slug));
      }
      expect(slugs).toEqual(all.items.map(({ slug }) => slug));
    }
  });

  it('finds far pages by month, also in a category', async () => {
    await write(240);
    await write(3, { categoryKey: 'second', pinned: true });
    const publishedAt = new Date(Date.now() + 86_400_000);
    await write(4, { categoryKey: 'second', publishedAt });
    for (const category of [undefined, 'first']) {
      const slugs: string[] = [];
      for (let page = 1; page <= 13; page += 1) {
        const { items } = await site.api('GET /articles', {
          query: { page, pageSize: 20, category },
        });
        slugs.push(...items.map(({ slug }) => slug));
      }
      const { rows } = await test.db.execute<{ slug: string }>(sql`
        select a.slug from article_translations t join articles a on a.id = t.article_id
        where t.locale = 'zh' and t.published_at <= now() ${category ? sql`and a.category_key = ${category}` : sql``}
        order by a.pinned desc, t.published_at desc, a.id desc`);
      expect(slugs).toEqual(rows.map(({ slug }) => slug));
    }
  });

  it('does not count future articles', async () => {
    await write(3);
    await write(2, { categoryKey: 'second', publishedAt: new Date(Date.now() + 60_000) });
    const { total, items, categories } = await site.api('GET /articles');
    expect([total, items.length]).toEqual([3, 3]);
    expect(categories).toEqual([{ key: 'first', name: '一', count: 3 }]);
  });

  it('separates the languages', async () => {
    const [id = ''] = await write(2);
    await test.db.delete(texts).where(sql`locale = 'en' and article_id = ${id}`);
    const english = await site.api('GET /articles', { query: { locale: 'en' } });
    expect(english).toMatchObject({
      total: 1,
      categories: [{ key: 'first', name: '一', count: 1 }],
    });
    expect((await site.api('GET /articles')).total).toBe(2);
  });
});
