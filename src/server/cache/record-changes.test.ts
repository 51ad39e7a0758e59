import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partOf } from '#api/publishing/kinds.ts';
import { type DemoSite, startDemoSite } from '#tests/support/demo-site.ts';
import type { HttpSite } from '#tests/support/http-site.ts';

/** A change of what lists do not show of a record, and of all pages that must be made again. */
interface Change {
  statement: string;
  /** Text of the record's own page after the change. */
  text: string;
  /** The record's own page first. */
  made: string[];
  kept: string[];
}

const ARTICLE = 'dami-live-2-6';
const ofArticle = `article_id = (select id from articles where slug = '${ARTICLE}') and locale = 'zh'`;
const lists = ['/', '/info', '/cases', '/product/cyan', '/product/flower', '/llms.txt'];

const changes: Record<string, Change> = {
  'the text of an article': {
    statement: `update article_translations set body_html = '<p>新正文</p>', body_markdown = '新正文',
      toc = '[]', author_name = '新作者', seo_title = '新标题', seo_description = '新描述'
      where ${ofArticle}`,
    text: '新正文',
    made: [`/show/${ARTICLE}`, `/show/${ARTICLE}.md`, '/info/feed.atom', '/sitemap-articles-1.xml'],
    kept: [
      ...lists,
      `/en/show/${ARTICLE}`,
      '/show/acceptance-you-can-measure',
      '/support/document',
    ],
  },
  'the text of a document': {
    statement: `update document_translations set body_html = '<p>新文档</p>',
      body_markdown = '新文档', toc = '[]', reading_minutes = 9, content_updated_at = '2030-01-02',
      seo_title = '新标题', seo_description = '新描述'
      where document_id = (select id from documents where slug = 'flicker-50hz')`,
    text: '新文档',
    made: ['/dmfaq/flicker-50hz', '/dmfaq/flicker-50hz.md', '/support/document'],
    kept: [...lists, '/dmfaq/sdk-licence', '/dmfaq/sdk-licence.md'],
  },
  'the steps of a diagnosis': {
    statement: `update diagnosis_translations
      set steps = jsonb_set(steps, '{0,text}', '"新问题"')
      where diagnosis_id = (select g.id from diagnoses g join documents d on d.id = g.document_id
        where d.slug = 'troubleshoot-flicker')`,
    text: '新问题',
    made: ['/dmfaq/troubleshoot-flicker'],
    kept: [...lists, '/dmfaq/troubleshoot-colour-mismatch'],
  },
  'the text of a case': {
    statement: `update case_translations set challenge_html = '<p>新难题</p>',
      challenge_markdown = '新难题', solution_html = '<p>新做法</p>', solution_markdown = '新做法',
      equipment = '[]', quote = '新评价', quote_author = '新客户', seo_title = '新标题',
      seo_description = '新描述'
      where case_id = (select id from cases where slug = 'zhiyu-skincare-flower-room')`,
    text: '新难题',
    made: ['/cases?case=zhiyu-skincare-flower-room', '/sitemap-cases-1.xml'],
    kept: [...lists, '/cases?case=qingling-tea-mountain-live'],
  },
  'a fact that no sentence of the interface states': {
    statement: `update facts set text_zh = '新规格', text_en = '新规格' where key = 'sdk-browsers'`,
    text: '新规格',
    made: ['/product/sdk'],
    kept: ['/info', '/cases', '/cooperation', '/support/download'],
  },
  'a page': {
    statement: `update page_translations set title = '新页名', description = '新描述', blocks = '[]',
      share_image_id = (select id from media_assets limit 1), seo_title = '新标题',
      seo_description = '新描述'
      where page_id = (select id from pages where key = 'about') and locale = 'zh'`,
    text: '新页名',
    made: ['/about', '/sitemap-pages.xml'],
    kept: [...lists, '/en/about'],
  },
};

const TOKEN = 'x'.repeat(16);

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite({ METRICS_TOKEN: TOKEN });
}, 120_000);
afterAll(() => demo.stop());

const answer = async ({ url }: HttpSite, path: string) => (await fetch(url + path)).text();

/** How many of these answers had to be made, because they were not in memory. */
async function countMade(paths: string[]): Promise<number> {
  const before = await readCounter('misses');
  for (const path of paths) await answer(demo.site, path);
  return (await readCounter('misses')) - before;
}

async function readCounter(name: 'misses' | 'clears'): Promise<number> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const text = await (await demo.get('/api/metrics', { headers })).text();
  return Number(new RegExp(`^site_cache_${name}_total (\\d+)$`, 'm').exec(text)?.[1]);
}

/**
 * Repeats a check that failed because all pages became stale meanwhile. They do when the site begins
 * to listen for changes, and when a busy machine answers that connection too late.
 * @param check gets the number of the attempt, so that each one can change the content
 */
async function whileConnected(check: (attempt: number) => Promise<void>) {
  for (let attempt = 1; ; attempt += 1) {
    const clears = await readCounter('clears');
    try {
      return await check(attempt);
    } catch (error) {
      if (attempt === 5 || (await readCounter('clears')) === clears) throw error;
    }
  }
}

const timeless = (body: string) => body.replaceAll(/\bu:\d{13}\b/g, '');

async function expectFresh(paths: string[]) {
  const fresh = await demo.startFresh();
  try {
    for (const path of paths) {
      const cached = timeless(await answer(demo.site, path));
      expect(cached, path).toBe(timeless(await answer(fresh, path)));
    }
  } finally {
    await fresh.stop();
  }
}

describe('a change that lists do not show', () => {
  it.each(Object.entries(changes))('of %s leaves all other pages in memory', async (_, change) => {
    const { statement, text, made, kept } = change;
    const [own = '', ...others] = made;
    await whileConnected(async (attempt) => {
      const numbered = (words: string) => words.replaceAll('新', `新${attempt}`);
      await countMade([...made, ...kept]);
      expect(await countMade([...made, ...kept])).toBe(0);
      await demo.db.$client.query(numbered(statement));
      await expect.poll(() => answer(demo.site, own)).toContain(numbered(text));
      for (const path of others) expect(await countMade([path]), path).toBeGreaterThan(0);
      for (const path of kept) expect(await countMade([path]), path).toBe(0);
    });
    await expectFresh([...made, ...kept]);
  });
});

it('a text that is published again with another body leaves all other pages in memory', async () => {
  const { rows } = await demo.db.$client.query<{ id: string }>(
    `select id from articles where slug = '${ARTICLE}'`,
  );
  const id = rows[0]?.id ?? '';
  const text = partOf('article', 'zh');
  const stored = await text.read(demo.db, id);
  const own = `/show/${ARTICLE}`;
  const kept = [...lists, `/en${own}`, '/show/acceptance-you-can-measure'];
  const publish = async (body: string) => {
    await demo.db.transaction((transaction) =>
      text.write(transaction, id, { ...stored?.data, body }),
    );
    await expect.poll(() => answer(demo.site, own)).toContain(body);
  };
  await whileConnected(async (attempt) => {
    // The first one may change the minutes of reading, which lists show.
    await publish(`第一次发布的正文${attempt}`);
    await countMade([own, ...kept]);
    await publish(`再次发布的正文${attempt}`);
    expect(await countMade(kept)).toBe(0);
  });
});

describe('a change that lists show', () => {
  it('reaches the pages that show the card of the record', async () => {
    const others = ['/', '/info', '/show/acceptance-you-can-measure'];
    const { rows } = await demo.db.$client.query<{ slug: string }>(
      `select slug from articles where listed and slug <> '${ARTICLE}'`,
    );
    const paths = [...others, ...rows.map(({ slug }) => `/show/${slug}`)];
    const showing: string[] = [];
    for (const path of paths)
      if ((await answer(demo.site, path)).includes(`/show/${ARTICLE}`)) showing.push(path);
    expect(showing.filter((path) => path.startsWith('/show/')).length).toBeGreaterThan(0);
    await demo.db.$client.query(
      `update article_translations set title = '换了标题' where ${ofArticle}`,
    );
    for (const path of showing) {
      const shown = () => answer(demo.site, path);
      await expect.poll(shown, { message: path }).toContain('换了标题');
    }
    await expectFresh(paths);
  });

  it('shows the new date on the card of a document that another one recommends', async () => {
    const { rows } = await demo.db.$client.query<{ own: string; related: string }>(`
      select d.slug as own, o.slug as related from document_relations r
      join documents d on d.id = r.document_id join documents o on o.id = r.related_id
      order by d.slug, r.sort limit 1`);
    const [pair] = rows;
    const path = `/dmfaq/${pair?.own}`;
    await answer(demo.site, path);
    await demo.db.$client.query(
      `update document_translations set body_html = '<p>x</p>', content_updated_at = '2031-05-06'
       where document_id = (select id from documents where slug = $1)`,
      [pair?.related],
    );
    await expect.poll(() => answer(demo.site, path)).toContain('2031-05-06');
  });

  it('is announced once for many texts', async () => {
    const path = '/show/acceptance-you-can-measure';
    await answer(demo.site, path);
    await demo.db.$client.query(`
      with many as (
        insert into articles (slug, category_key)
        select 'many-' || n, (select key from article_categories limit 1)
        from generate_series(1, 60) n returning id
      )
      insert into article_translations (article_id, locale, title) select id, 'zh', 'x' from many`);
    await expect.poll(() => countMade([path])).toBe(1);
    await demo.db.$client.query("update article_translations set body_html = '' where title = 'x'");
    await expect.poll(() => countMade([path])).toBe(1);
  });
});
