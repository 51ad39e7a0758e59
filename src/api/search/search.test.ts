import { and, eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Highlight } from '#contracts/highlight.ts';
import { loadWithoutIndex } from '#db/generate/bulk-load.ts';
import { generateMany, removeMany } from '#db/generate/many.ts';
import { articles, articleTranslations as texts } from '#db/schema/articles.ts';
import { searchMisses } from '#db/schema/visits.ts';
import { createTestApi, type TestApi } from '#tests/support/api.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';

let test: TestDatabase;
let site: TestApi;

beforeAll(async () => {
  test = await createDemoDatabase();
  site = createTestApi(test.db);
}, 60_000);
afterAll(async () => {
  await test.drop();
});

const ask = (query: Record<string, string>) => site.api('GET /search', { query });
const keysOf = async (query: Record<string, string>) =>
  (await ask(query)).hits.map(({ slug }) => slug);
const marked = (text: Highlight) => text.flatMap(({ text, hit }) => (hit ? text : []));

describe('GET /search', () => {
  it('finds every kind, titles first, and highlights the words', async () => {
    const { hits, kinds, suggestions } = await ask({ q: '抠像', limit: '50' });
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(marked(hits[0]?.title ?? [])).toContain('抠像');
    expect(suggestions).toBeNull();
  });

  it('finds words in the body and returns a snippet around them', async () => {
    const [article] = await test.db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.slug, 'live-latency-budget'));
    await test.db
      .update(texts)
      .set({ bodyMarkdown: '前文。\n\n## 其他\n\n这里说到**螺钉孔位图纸**一事。' })
      .where(and(eq(texts.articleId, article?.id ?? ''), eq(texts.locale, 'zh')));
    const { hits } = await ask({ q: '螺钉孔位' });
    expect(hits.map(({ slug }) => slug)).toEqual(['live-latency-budget']);
    expect(marked(hits[0]?.snippet ?? []).join('')).toContain('螺钉');
  });

  it('finds synonyms in both languages, incomplete words, and words with one typo', async () => {
    const { total } = await ask({ q: '抠像' });
    expect(total.count).toBeGreaterThan(20);
    expect((await ask({ q: 'chroma key' })).total).toEqual(total);
    expect((await ask({ q: 'bitr' })).total.count).toBeGreaterThan(0);
    const latin = await ask({ q: 'latncy', locale: 'en' });
    expect(latin).toMatchObject({ corrected: 'latency', suggestions: null });
    const chinese = await ask({ q: '关键针间隔' });
    expect(chinese.corrected).toBe('关键帧间隔');
    expect(chinese.hits.length).toBeGreaterThan(0);
  });

  it('finds Chinese words by pinyin: complete, incomplete or initials, only in Chinese', async () => {
    for (const q of ['kouxiang', 'kouxia', 'kx', "kou'xiang", 'kou xiang']) {
      const { corrected, hits } = await ask({ q });
      expect([q, corrected]).toEqual([q, '抠像']);
      expect(marked(hits[0]?.title ?? [])).toContain('抠像');
    }
    expect((await ask({ q: 'ndi kouxiang' })).corrected).toBe('ndi 抠像');
    const unknown = await ask({ q: 'zzgarbo kouxiang' });
    expect(unknown).toMatchObject({ corrected: null, relaxed: true, suggestions: null });
    expect(unknown.hits.flatMap(({ title }) => marked(title))).toContain('抠像');
    expect((await ask({ q: 'kouxiang', locale: 'en' })).corrected).toBeNull();
    const list = await site.api('GET /documents', { query: { q: 'kouxiang' } });
    expect(list).toMatchObject({ corrected: '抠像' });
    expect(list.total).toBeGreaterThan(3);
  });

  it('has consistent pages and counts with any filter', async () => {
    for (const q of ['sdk', '青幕', '版', '的', '抠像']) {
      const whole = await ask({ q, limit: '50' });
      const { count } = whole.total;
      const paged: string[] = [];
      for (let offset = 0; offset < count; offset += 7) {
        const { hits } = await ask({ q, limit: '7', offset: String(offset) });
        paged.push(...hits.map(({ kind, slug }) => `${kind} ${slug}`));
      }
      expect([q, paged.length, new Set(paged).size]).toEqual([q, count, count]);
      expect(paged.slice(0, 50)).toEqual(whole.hits.map(({ kind, slug }) => `${kind} ${slug}`));
      const narrowed = await ask({ q, kind: 'article' });
      for (const { kind, count } of narrowed.kinds) {
        const all = whole.kinds.find((one) => one.kind === kind);
        expect([q, kind, count]).toEqual([q, kind, Math.min(100, all?.count ?? 0)]);
      }
    }
  });

  it('ranks whole words before prefixes, and finds a phrase by its first word', async () => {
    const { hits } = await ask({ q: 'tea', locale: 'en', kind: 'case' });
    expect(hits[0]?.slug).toBe('qingling-tea-mountain-live');
    expect(hits.length).toBeGreaterThan(1);
    for (const q of ['抠图', 'chroma']) {
      expect((await site.api('GET /cases', { query: { q } })).total).toBeGreaterThan(3);
    }
  });

  it.each([
    ['青幕', '3.2.0'],
    ['青幕 3.1.0', '3.1.0'],
    ['青幕 3.3.0-beta.1', '3.3.0-beta.1'],
  ])('shows the release of a program that "%s" asks for', async (q, version) => {
    const { hits } = await ask({ q, kind: 'download' });
    const program = hits.find(({ slug }) => slug === 'cyan-windows');
    expect(program?.title.map(({ text }) => text).join('')).toContain(` ${version}`);
  });

  it('filters by kind, product, level and language', async () => {
    const { hits, kinds } = await ask({ q: '抠像', kind: 'document', product: 'cyan' });
    expect(hits.every(({ kind }) => kind === 'document')).toBe(true);
    expect(hits.every(({ products }) => products.some(({ key }) => key === 'cyan'))).toBe(true);
    expect(kinds.length).toBeGreaterThan(1);
    const english = await ask({ q: 'latency', locale: 'en', limit: '50' });
    expect(english.hits.every(({ kind }) => kind !== 'document')).toBe(true);
    const advanced = await ask({ q: '编码', level: 'advanced' });
    expect(advanced.hits.every(({ level }) => level === 'advanced')).toBe(true);
  });

  it('finds only texts that are public in that language, including scheduled ones once they are due', async () => {
    const [article] = await test.db
      .select({ id: articles.id })
      .from(articles)
      .where(eq(articles.slug, 'sdk-1-5-linux'));
    const isText = and(eq(texts.articleId, article?.id ?? ''), eq(texts.locale, 'zh'));
    const finds = async () =>
      (await keysOf({ q: '青幕 sdk linux', kind: 'article' })).includes('sdk-1-5-linux');
    expect(await finds()).toBe(true);
    await test.db.update(texts).set({ status: 'draft' }).where(isText);
    expect(await finds()).toBe(false);
    const soon = new Date(Date.now() + 1500);
    await test.db.update(texts).set({ status: 'published', publishedAt: soon }).where(isText);
    expect(await finds()).toBe(false);
    await expect.poll(finds).toBe(true);
    expect(await keysOf({ q: '隐私', limit: '50' })).not.toContain('privacy');
  });

  it.each([
    ['newest', '鳟鱼', '1 day'],
    ['older', '鲟鱼', '2 years'],
  ])('counts each kind where very many of the %s records match', async (_, word, age) => {
    await test.db.$client.query(
      `insert into search_entries (entity_id, locale, kind, slug, title, title_key, lead, questions, body, tags, published_at)
       select gen_random_uuid(), 'zh', kind, $1 || kind || number, $1, $1, '', '', '',
         search_tags(kind, 'zh', moment, variadic '{}'), moment
       from (values ('article', 190), ('case', 30)) as kinds (kind, records),
         generate_series(1, records) as number, (select now() - $2::interval as moment) as published`,
      [word, age],
    );
    const { total, kinds } = await ask({ q: word });
    expect(total).toEqual({ count: 200, more: true });
    expect(kinds).toEqual([
      { kind: 'article', count: 100, more: true },
      { kind: 'case', count: 30, more: false },
    ]);
    expect((await ask({ q: word, kind: 'case' })).total).toEqual({ count: 30, more: false });
  });

  it('returns suggestions for an empty result, and records a final query without contact data', async () => {
    const empty = await ask({ q: '量子纠缠通信', settled: '1' });
    expect(empty).toMatchObject({ hits: [], total: { count: 0, more: false } });
    expect(empty.suggestions?.popular.length).toBeGreaterThan(0);
    expect(empty.suggestions?.sections.length).toBeGreaterThan(0);
    await ask({ q: '量子纠缠通信', settled: '1' });
    await ask({ q: '未停下来的查询词句' });
    await ask({ q: 'zzqq@example.com', settled: '1' });
    await ask({ q: '找 13800001111', settled: '1' });
    const misses = await test.db.select().from(searchMisses);
    expect(misses.map(({ query, count }) => [query, count])).toEqual([['量子纠缠通信', 2]]);
    expect((await ask({})).suggestions).not.toBeNull();
  });

  it('treats operators of the query language as text', async () => {
    for (const q of [
      "'",
      '\\',
      "a' | 'b",
      ':*',
      '!(',
      '%',
      '_',
      '👍',
      'ａ＆ｂ',
      '抠像 & | !',
      '"',
    ]) {
      expect((await site.fetch(`/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
    }
    const response = await site.fetch('/search?q=x&sort=name');
    expect(response.status).toBe(400);
    expect((await site.fetch('/search?q=x')).headers.get('cache-tags')).toBeNull();
  });
});

describe('lists with a query', () => {
  it('use the same index, with their own filters and pages', async () => {
    const documents = await site.api('GET /documents', { query: { q: '抠图', pageSize: 5 } });
    expect(documents.total).toBeGreaterThan(5);
    expect(documents.items).toHaveLength(5);
    const second = await site.api('GET /documents', { query: { q: '抠图', pageSize: 5, page: 2 } });
    const first = new Set(documents.items.map(({ slug }) => slug));
    expect(second.items.some(({ slug }) => first.has(slug))).toBe(false);
    const section = await site.api('GET /documents', { query: { q: '抠图', section: 'cutout' } });
    const all = await site.api('GET /documents', { query: { section: 'cutout' } });
    const inSection = new Set(all.items.map(({ slug }) => slug));
    expect(section.total).toBeGreaterThan(0);
    expect(section.items.every(({ slug }) => inSection.has(slug))).toBe(true);
    expect(
      (await site.api('GET /documents', { query: { q: '抠图', section: 'unknown' } })).total,
    ).toBe(0);
    const articles = await site.api('GET /articles', { query: { q: '时延', product: 'app' } });
    expect(articles.items.map(({ slug }) => slug)).toContain('live-latency-budget');
  });

  it('highlight matches and return the corrected query', async () => {
    const query = { q: '关键针间隔' };
    for (const list of [
      await site.api('GET /documents', { query }),
      await site.api('GET /articles', { query: { q: 'latncy', locale: 'en' } }),
    ]) {
      expect(['关键帧间隔', 'latency']).toContain(list.corrected);
      expect(list.items.length).toBeGreaterThan(0);
    }
    const cases = await site.api('GET /cases', { query: { q: '抠像' } });
    const texts = cases.items.flatMap(({ marks }) =>
      marked([...(marks?.title ?? []), ...(marks?.summary ?? [])]),
    );
    expect(texts).toContain('抠像');
    const all = await site.api('GET /articles', { query: {} });
    expect(all).toMatchObject({ corrected: null });
    expect(all.items.every(({ marks }) => marks === undefined)).toBe(true);
  });
});

describe('the generator', () => {
  it('generates a number of records only once, and removes them again', async () => {
    await generateMany(test.owner.$client, { articles: 30, documents: 5, cases: 3 });
    await generateMany(test.owner.$client, { articles: 30 });
    const { hits } = await ask({ q: 'many', limit: '50' });
    expect(hits.filter(({ slug }) => slug.startsWith('many-'))).toEqual([]);
    const { total } = await site.api('GET /articles', { query: { pageSize: 100 } });
    expect(total).toBeGreaterThan(30);
    expect(await removeMany(test.owner.$client)).toBe(38);
    const left = await test.db.execute(
      "select count(*)::int as count from search_entries where slug like 'many-%'",
    );
    expect(left.rows[0]?.count).toBe(0);
  });

  it('drops the search index during a bulk load, and rolls back if the load fails', async () => {
    const index = () =>
      test.db.execute("select pg_get_indexdef('search_entries_terms_index'::regclass) as as_sql");
    const before = (await index()).rows;
    const add = (client: PoolClient, slug: string) =>
      client.query('insert into article_categories (key, name_zh) values ($1, $1)', [slug]);
    await loadWithoutIndex(
      test.owner.$client,
      async (client) => void (await add(client, 'bulk-1')),
    );
    const failure = loadWithoutIndex(test.owner.$client, async (client) => {
      await add(client, 'bulk-2');
      throw new Error('interrupted');
    });
    await expect(failure).rejects.toThrow('interrupted');
    const { rows } = await test.db.execute(
      "select key from article_categories where key like 'bulk-%'",
    );
    expect(rows).toEqual([{ key: 'bulk-1' }]);
    expect((await index()).rows).toEqual(before);
    expect((await ask({ q: '抠像' })).total.count).toBeGreaterThan(0);
  });
});
