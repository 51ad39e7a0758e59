import { eq, getTableName } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { layDrafts } from '#api/publishing/draft-tables.ts';
import type { PartData } from '#api/publishing/kind.ts';
import { kindOf } from '#api/publishing/kinds.ts';
import { previewPath } from '#api/publishing/preview.ts';
import { type ContentKind, type ContentPart, contentKinds } from '#contracts/enums/content.ts';
import { errorTable } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import { articleProducts, articles } from '#db/schema/articles.ts';
import { renderPage } from '#site/entry-server.tsx';
import { createTestApi } from '#tests/support/api.ts';
import { type DemoSite, startDemoSite } from '#tests/support/demo-site.ts';
import { unbuiltFrontend } from '#tests/support/http-site.ts';
import { testKeys } from '#tests/support/keys.ts';
import { type Publisher, signInTo } from '#tests/support/publishing.ts';

let demo: DemoSite;
let editor: Publisher;
/** A connection of its own, in a transaction that locks the public rows of a record. */
let other: Client;
let renders = 0;
let whileRendering: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  demo = await startDemoSite(
    {},
    unbuiltFrontend({
      render: async (input) => {
        renders += 1;
        await whileRendering?.();
        return renderPage(input);
      },
    }),
  );
  editor = await signInTo(demo.db, createTestApi(demo.db), 'editor', '编辑');
  other = new Client({ ...(demo.db.$client.options as object) });
  await other.connect();
});
afterAll(async () => {
  await other?.end();
  await demo?.stop();
});
beforeEach(() => {
  renders = 0;
  whileRendering = undefined;
});

let seconds = 600;

/** Address of a preview by a link that no other test has used. */
async function previewOf(recordId: string, locale: Locale = 'zh'): Promise<string> {
  const expiresAt = new Date(Date.now() + seconds++ * 1000);
  return `/${await previewPath(demo.db, testKeys, { recordId, locale }, expiresAt)}`;
}

/** A record by its name, or the first one of its kind. */
async function recordOf(kind: ContentKind, name: string): Promise<string> {
  const { rows } = await demo.db.$client.query(
    `select id from content_records where kind = $1 and (name = $2 or $2 = '') order by name limit 1`,
    [kind, name],
  );
  return rows[0].id;
}

/** The text of a page without the joiners that keep words together. */
const textOf = async (response: Response) => (await response.text()).replaceAll('\u2060', '');

/** Saves a draft with changes. */
async function change(
  id: string,
  part: ContentPart,
  changed: (data: never) => PartData,
): Promise<number> {
  const { version, data } = await editor.readPart(id, part);
  return editor.save(id, part, version, changed(data as never));
}

interface Example {
  name: string;
  drafts: Partial<Record<ContentPart, (data: never) => PartData>>;
  /** What the page shows of the drafts. */
  shows: string[];
}

/** The first block of a page with a heading. */
const withHeading = ({ blocks, ...data }: { blocks: { heading?: string }[] }) => {
  const at = blocks.findIndex(({ heading }) => heading);
  return {
    ...data,
    title: '新页名',
    description: '新页面简介',
    blocks: blocks.map((block, index) => (index === at ? { ...block, heading: '新区块' } : block)),
  };
};

const examples: Record<ContentKind, Example> = {
  article: {
    name: 'dami-live-2-6',
    drafts: {
      shared: (data: object) => ({ ...data, slug: 'new-address', category: 'industry' }),
      zh: (data: object) => ({
        ...data,
        title: '新标题',
        summary: '新摘要',
        authorName: '新作者',
        body: '## 新小节\n\n新正文',
        seoTitle: '新搜索标题',
        seoDescription: '新搜索摘要',
      }),
    },
    shows: ['新标题', '新作者', '新小节', '新正文', '新搜索标题', '新搜索摘要', 'new-address'],
  },
  case: {
    name: 'zhiyu-skincare-flower-room',
    drafts: {
      shared: (data: object) => ({ ...data, deliveredOn: '2019-03-04', gallery: [] }),
      zh: (data: object) => ({
        ...data,
        title: '新标题',
        customer: '新客户',
        challenge: '新难题',
        solution: '新做法',
        equipment: [{ name: '新设备', quantity: 7, note: '新备注' }],
        figures: [{ value: '77', label: '新指标', before: '66', source: '新来源' }],
        quote: '新评价',
        quoteAuthor: '新评价人',
      }),
    },
    shows: [
      ...['新标题', '新客户', '新难题', '新做法', '新设备', '新备注'],
      ...['新指标', '新来源', '新评价', '新评价人', '2019'],
    ],
  },
  document: {
    name: '',
    drafts: {
      shared: (data: object) => ({ ...data, minutes: 77, related: [] }),
      zh: (data: object) => ({ ...data, title: '新标题', summary: '新摘要', body: '新正文' }),
    },
    shows: ['新标题', '新摘要', '新正文', '77'],
  },
  diagnosis: {
    name: '',
    drafts: {
      zh: ({ steps, ...data }: { steps: object[] }) => ({
        ...data,
        title: '新诊断',
        steps: steps.map((step, at) => (at === 0 ? { ...step, text: '新问题' } : step)),
      }),
    },
    shows: ['新诊断'],
  },
  download: {
    name: '',
    drafts: {
      shared: (data: object) => ({ ...data, sort: 0, visible: true }),
      zh: (data: object) => ({ ...data, title: '新软件', summary: '新摘要' }),
    },
    shows: ['新软件', '新摘要'],
  },
  page: { name: 'home', drafts: { zh: withHeading }, shows: ['新页名', '新页面简介', '新区块'] },
  campaign: {
    name: 'sony',
    drafts: {
      shared: (data: object) => ({ ...data, licenceDays: 731 }),
      zh: (data: object) => ({
        ...data,
        title: '新活动',
        intro: '新导语',
        activationSteps: [{ title: '新步骤', text: '新做法', mediaId: null }],
        terms: '新条款',
      }),
    },
    shows: ['新活动', '新导语', '新步骤', '新做法', '新条款', '731'],
  },
  scene: {
    name: '',
    drafts: {
      shared: ({ cameras, ...data }: { cameras: object[] }) => ({
        ...data,
        cameras: cameras.map((camera, at) =>
          at === 0 ? { ...camera, labelZh: '新机位' } : camera,
        ),
      }),
      zh: (data: object) => ({
        ...data,
        title: '新场景',
        summary: '新简介',
        specs: [{ label: '新规格', value: '新数值' }],
      }),
    },
    shows: ['新场景', '新简介', '新规格', '新数值', '新机位'],
  },
  menu: {
    name: 'header',
    drafts: {
      shared: ({ entries }: { entries: object[] }) => ({
        entries: entries.map((entry, at) => (at === 0 ? { ...entry, labelZh: '新菜单' } : entry)),
      }),
    },
    shows: ['新菜单'],
  },
  settings: {
    name: '',
    drafts: { shared: (data: object) => ({ ...data, brandZh: '新品牌', addressZh: '新地址' }) },
    shows: ['新品牌', '新地址'],
  },
  qr: {
    name: '',
    drafts: {
      shared: ({ targets, ...data }: { targets: object[] }) => ({
        ...data,
        titleZh: '新码页',
        hintZh: '新提示',
        targets: targets.map((target, at) =>
          at === 0 ? { ...target, labelZh: '新平台', active: true } : target,
        ),
      }),
    },
    shows: ['新码页', '新提示', '新平台'],
  },
};

const tablesOf = (kind: ContentKind) =>
  kindOf(kind).draftTables.map(({ table }) => getTableName(table));

/** Tells whether a row of the public tables was written. */
async function publicRows(): Promise<string> {
  const tables = [...contentKinds.flatMap(tablesOf), 'article_counts', 'search_entries'];
  const sums = tables.map(
    (name) => `(select md5(string_agg(concat(ctid, xmin), ' ' order by ctid)) from ${name})`,
  );
  const { rows } = await demo.db.$client.query(`select concat_ws(' ', ${sums.join(', ')}) as sums`);
  return rows[0].sums;
}

async function lockRows(kind: ContentKind, wait: '' | 'nowait'): Promise<void> {
  for (const table of tablesOf(kind)) await other.query(`select from ${table} for update ${wait}`);
}

describe('a preview reads drafts as data', () => {
  test.each(contentKinds)('of the kind %s', async (kind) => {
    const { name, drafts, shows } = examples[kind];
    const id = await recordOf(kind, name);
    for (const [part, changed] of Object.entries(drafts)) {
      await change(id, part as ContentPart, changed);
    }
    const before = await publicRows();

    await other.query('begin');
    await lockRows(kind, '');
    const response = await demo.get(await previewOf(id));
    const html = await textOf(response);
    await other.query('rollback');
    expect(response.status).toBe(200);
    expect(shows.filter((text) => !html.includes(text))).toEqual([]);

    let locked: unknown;
    whileRendering = async () => {
      await other.query('begin');
      await lockRows(kind, 'nowait').catch((error) => {
        locked = error;
      });
      await other.query('rollback');
    };
    await change(id, Object.keys(drafts)[0] as ContentPart, (data) => data);
    expect((await demo.get(await previewOf(id))).status).toBe(200);
    expect([renders, locked]).toEqual([2, undefined]);
    expect(await publicRows()).toBe(before);
  });

  test('beside saves of the same record: nobody waits for the other', async () => {
    const id = await recordOf('article', 'dami-live-2-6');
    const address = await previewOf(id);
    const previews = async () => {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count++) statuses.push((await demo.get(address)).status);
      return statuses;
    };
    const saves = async () => {
      for (let count = 0; count < 20; count++) {
        await change(id, 'zh', (data: object) => ({ ...data, title: `Draft${count}` }));
      }
    };
    const [, ...statuses] = await Promise.all([saves(), ...Array.from({ length: 4 }, previews)]);
    expect(new Set(statuses.flat())).toEqual(new Set([200]));
    expect(await textOf(await demo.get(address))).toContain('>Draft19<');
  });

  test('once for each version of the drafts and state of the content', async () => {
    const id = await recordOf('article', 'dami-live-2-6');
    const address = await previewOf(id);
    await change(id, 'zh', (data: object) => ({ ...data, title: '一稿' }));
    await Promise.all([1, 2, 3, 4].map(() => demo.text(address)));
    expect(renders).toBe(1);
    await change(id, 'en', (data) => data);
    await demo.text(address);
    expect(renders).toBe(1);
    await change(id, 'zh', (data: object) => ({ ...data, title: '二稿' }));
    expect(await demo.text(address)).toContain('>二稿<');
    expect(renders).toBe(2);
    await demo.db.$client.query("update site_settings set phone = '400 000 0077'");
    await expect.poll(() => demo.text(address)).toContain('400 000 0077');
    expect(renders).toBe(3);
  });

  test('and its link is limited, however it is written', async () => {
    const address = await previewOf(await recordOf('qr', ''));
    const spellings = Array.from({ length: 31 }, (_, at) => `${address}${'.x'.repeat(at)}`);
    const answers = await Promise.all(spellings.map((one) => demo.get(one)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual([429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused[0]?.text()).toContain(errorTable.RATE_LIMITED.zh);
    expect((await demo.get(await previewOf(await recordOf('qr', '')))).status).toBe(200);
  });
});

describe('a draft that cannot be shown', () => {
  test.each([
    ['unknown media', 'zh', { body: '![图](media:nothing-here)' }, '没有这些文件：nothing-here'],
    ['a fact in code', 'zh', { body: '```js\nconst a = {{fact:delay}};\n```' }, '标为纯文本'],
    ['too much markup', 'zh', { body: '> '.repeat(30) }, '嵌套了 30 层引用和列表'],
    ['an address of another article', 'shared', { slug: 'privacy' }, '换一个'],
    ['an unknown category', 'shared', { category: 'nowhere' }, '重新选择'],
  ] as const)('is told with what to do: %s', async (_, part, changes, text) => {
    const { id } = await editor.createArticle();
    await change(id, 'zh', (data: object) => ({ ...data, title: '草稿', body: '正文' }));
    await change(id, part, (data: object) => ({ ...data, ...changes }));
    const response = await demo.get(await previewOf(id));
    const html = await textOf(response);
    expect([response.status, html.includes(text)]).toEqual([422, true]);
    expect(html).toContain('请在后台改正这份草稿');
    expect(html).not.toContain('<script');
  });
});

test('a table that a kind forgot is an error, not a change of the site', async () => {
  const id = await recordOf('article', 'dami-live-2-6');
  const work = demo.db.transaction((transaction) =>
    layDrafts(transaction, id, [{ table: articles, recordId: articles.id }], async (savepoint) => {
      await savepoint.update(articles).set({ pinned: true }).where(eq(articles.id, id));
      await savepoint.delete(articleProducts).where(eq(articleProducts.articleId, id));
    }),
  );
  await expect(work).rejects.toMatchObject({
    cause: { message: 'cannot execute DELETE in a read-only transaction' },
  });
});
