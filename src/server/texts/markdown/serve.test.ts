import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articles, articleTranslations } from '#db/schema/articles.ts';
import { documents, documentTranslations } from '#db/schema/documents.ts';
import { createDemoDatabase, type TestDatabase } from '#tests/support/database.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type HttpSite, startHttpSite, unbuiltFrontend } from '#tests/support/http-site.ts';
import { parseConfig } from '../../process/config.ts';

const PUBLIC_URL = 'https://www.example.com/brand';

let database: TestDatabase;
let site: HttpSite;
const dataDir = mkdtempSync(path.join(tmpdir(), 'markdown-'));

beforeAll(async () => {
  database = await createDemoDatabase(dataDir);
  site = await startHttpSite({
    config: parseConfig({
      PUBLIC_URL: 'https://www.example.com',
      BASE_PATH: '/brand/',
      DATA_DIR: dataDir,
    }),
    db: database.db,
    connection: database.connection,
    frontend: unbuiltFrontend(),
  });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** @param address below the base path, or absolute with the public origin */
const get = (address: string, init: RequestInit = {}) =>
  fetch(`${site.url}/brand${address.replace(PUBLIC_URL, '')}`, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'identity', ...init.headers },
  });
const text = async (address: string) => (await get(address)).text();

/** The addresses of links and pictures. */
const targets = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^) ]*)/g)].map(([, address = '']) => address);

/** Addresses of the site that do not answer with 200. */
async function dead(addresses: readonly string[]): Promise<string[]> {
  const own = new Set(addresses.filter((address) => address.startsWith(PUBLIC_URL)));
  const failed: string[] = [];
  // One at a time: the server answers 503 when too many pages wait.
  for (const address of own) {
    if ((await get(address, { method: 'HEAD' })).status !== 200) failed.push(address);
  }
  return failed;
}

/** All texts in a language, read from the database. */
async function twins(): Promise<string[]> {
  const { rows } = await database.db.execute<{ address: string }>(sql`
    select '/dmfaq/' || d.slug || '.md' as address from documents d
      join document_translations t on t.document_id = d.id and t.locale = 'zh'
    union all
    select case t.locale when 'en' then '/en' else '' end || '/show/' || a.slug || '.md'
      from articles a join article_translations t on t.article_id = a.id`);
  return rows.map(({ address }) => address);
}

describe('a text as Markdown', () => {
  it('is a document with its versions, and with absolute addresses of pictures and links', async () => {
    const response = await get('/dmfaq/cyan-parameters.md');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const markdown = await response.text();
    expect(markdown).toMatch(
      /^# 青幕抠像参数详解\n\n> 参数之间有先后：.+\n\n- 产品：青幕\n- 难度：.+\n- 适用于青幕.+\n- 更新于 \d{4}年\d+月\d+日\n\n/,
    );
    expect(markdown).toMatch(
      new RegExp(`\\n\\n---\\n\\n原文地址：<${PUBLIC_URL}/dmfaq/cyan-parameters>\\n$`),
    );
    expect(markdown).toMatch(
      /!\[[^\]]+\]\(https:\/\/www\.example\.com\/brand\/files\/media\/[a-z0-9/-]+(?:\/960\.webp|\.svg)/,
    );
  });

  it.each([
    [
      '/show/privacy.md',
      /^# 隐私声明\n\n> .+\n\n- 发布于 2026年11月28日\n- 作者：幕境数字\n- 类别：/,
    ],
    [
      '/en/show/privacy.md',
      /^# Privacy notice\n\n> .+\n\n- Published 28 November 2026\n- Author: Mujing Digital\n- Category: /,
    ],
  ])('is the article at %s, listed or not', async (address, head) => {
    const markdown = await text(address);
    expect(markdown).toMatch(head);
    const page = PUBLIC_URL + address.replace(/\.md$/, '');
    expect(markdown.trimEnd().split('\n').at(-1)).toContain(`<${page}>`);
  });

  it('contains only addresses that answer with 200, and no Markdown addresses', async () => {
    const addresses = await twins();
    expect(addresses.length).toBeGreaterThan(80);
    const all = await Promise.all(
      addresses.map(async (address) => {
        const response = await get(address);
        expect(response.status, address).toBe(200);
        return targets(await response.text());
      }),
    );
    const named = all.flat();
    expect(named.filter((address) => !/^(?:https?:\/\/|mailto:)/.test(address))).toEqual([]);
    expect(named.filter((address) => address.endsWith('.md'))).toEqual([]);
    expect(named.filter((address) => address.includes('/files/media/')).length).toBeGreaterThan(50);
    expect(await dead(named)).toEqual([]);
  }, 60_000);

  it.each([
    '/show/none.md',
    '/show/No%20Slug.md',
    '/show/a.b.md',
    '/en/show/none.md',
    '/dmfaq/none.md',
  ])('does not exist at %s', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('does not exist where the page does not', async () => {
    expect((await get('/en/dmfaq/cyan-parameters.md')).status).toBe(404);
    await setStatus('archived');
    await eventually(async () => {
      expect((await get('/en/show/lip-sync-offset.md')).status).toBe(404);
      expect(await text('/en/llms.txt')).not.toContain('/lip-sync-offset.md');
    });
    expect((await get('/show/lip-sync-offset.md')).status).toBe(200);
    await setStatus('published');
    await eventually(async () => {
      expect((await get('/en/show/lip-sync-offset.md')).status).toBe(200);
    });
  });

  it('is cached, answers 304, and is made again when it changes', async () => {
    const address = '/dmfaq/srt-tuning.md';
    const first = await get(address);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect((await get(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await get(address, { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe(etag);
    expect(await head.text()).toBe('');
    const id = sql`(select id from ${documents} where slug = 'srt-tuning')`;
    await database.db
      .update(documentTranslations)
      .set({ title: 'Quite *another* title', bodyMarkdown: '[a](/show/privacy#b)' })
      .where(eq(documentTranslations.documentId, id));
    await eventually(async () => {
      const changed = await get(address, { headers: { 'if-none-match': etag } });
      expect(changed.status).toBe(200);
      const markdown = await changed.text();
      expect(markdown).toContain('# Quite \\*another\\* title\n');
      expect(markdown).toContain(`\n\n[a](${PUBLIC_URL}/show/privacy#b)\n\n`);
      expect(await text('/llms.txt')).toContain('[Quite \\*another\\* title](');
    });
  });

  it('has the provider’s new name where it has no author', async () => {
    const id = sql`(select id from ${articles} where slug = 'project-sheets')`;
    await database.db
      .update(articleTranslations)
      .set({ authorName: null })
      .where(eq(articleTranslations.articleId, id));
    await eventually(async () =>
      expect(await text('/en/show/project-sheets.md')).toContain('\n- Author: Mujing Digital\n'),
    );
    await database.db.execute(sql`update site_settings set brand_en = 'Another Name'`);
    await eventually(async () =>
      expect(await text('/en/show/project-sheets.md')).toContain('\n- Author: Another Name\n'),
    );
    await database.db.execute(sql`update site_settings set brand_en = 'Mujing Digital'`);
  });

  it.each(['/dmfaq/cyan-parameters', '/show/privacy', '/en/show/project-sheets'])(
    'is linked by the page %s only',
    async (address) => {
      const html = await text(address);
      const named = [
        ...html.matchAll(/<link rel="alternate" type="text\/markdown" href="([^"]+)"/g),
      ];
      expect(named.map(([, href]) => href)).toEqual([`${PUBLIC_URL}${address}.md`]);
      expect((await get(named[0]?.[1] ?? '')).status).toBe(200);
      expect(await text('/info')).not.toContain('text/markdown');
    },
  );
});

describe('the overview for language models', () => {
  it.each(['/llms.txt', '/en/llms.txt'])('%s has the format of llmstxt.org', async (address) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const [title, quote, note, ...parts] = (await response.text()).trimEnd().split('\n\n');
    expect(title).toMatch(/^# \S/);
    expect(quote).toMatch(/^> \S/);
    expect(note).toContain('.md');
    expect(parts.length % 2).toBe(0);
    for (const [index, part] of parts.entries()) {
      if (index % 2 === 0) expect(part).toMatch(/^## \S.*$/);
      else for (const line of part.split('\n')) expect(line).toMatch(/^- \[.+\]\(\S+\): \S/);
    }
    expect(parts.at(-2)).toBe('## Optional');
  });

  it.each(['/llms.txt', '/en/llms.txt'])(
    '%s contains only addresses that answer with 200',
    async (address) => {
      const addresses = targets(await text(address));
      expect(addresses.filter((one) => !one.startsWith(`${PUBLIC_URL}/`))).toEqual([]);
      expect(new Set(addresses).size).toBe(addresses.length);
      expect(await dead(addresses)).toEqual([]);
    },
    60_000,
  );

  it('lists every document by section in Chinese, and the listed articles', async () => {
    const overview = await text('/llms.txt');
    const named = new Set(targets(overview).map((address) => address.replace(PUBLIC_URL, '')));
    const expected = (await twins()).filter((one) => !one.startsWith('/en/'));
    expect(expected.filter((one) => !named.has(one)).sort()).toEqual([
      '/show/prices.md',
      '/show/privacy.md',
    ]);
    expect(overview).toContain('## 学习中心：影棚搭建 / 键控布光 / 测光与监看\n');
    expect(overview).toContain(`](${PUBLIC_URL}/product/sdk): `);
  });

  it('lists only English content below /en, where there are no documents', async () => {
    const overview = await text('/en/llms.txt');
    expect(overview).not.toContain('/dmfaq/');
    expect(overview.replace('[中文]', '')).not.toMatch(/\p{Script=Han}/u);
    for (const address of targets(overview)) {
      expect(address).toMatch(/\/brand\/(?:en\/|api\/|llms\.txt$|sitemap\.xml$)/);
    }
  });
});

/** Publishes or unpublishes the English text of one article. */
async function setStatus(status: 'published' | 'archived'): Promise<void> {
  await database.db.execute(sql`
    update article_translations set status = ${status}
    where locale = 'en' and article_id = (select id from articles where slug = 'lip-sync-offset')`);
}
