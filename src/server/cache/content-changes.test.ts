import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentTags } from '#contracts/enums/publishing.ts';
import { type DemoSite, startDemoSite, uncompressed } from '#tests/support/demo-site.ts';
import type { HttpSite } from '#tests/support/http-site.ts';

/** A change of one table, and where visitors see it. */
interface Change {
  /** Changes rows of this table only. */
  statement: string;
  /**
   * Text of the answers at `shownAt` after the change; none of them contains it before. Four digits
   * are too few: random ids contain them now and then.
   */
  text: string;
  shownAt: string[];
}

const idOf = (table: string, slug: string) => `(select id from ${table} where slug = '${slug}')`;

/** One change per table of public content, in an order in which none hides another. */
const changes: Record<string, Change> = {
  risky_words: {
    statement: "update risky_words set reason_zh = '新原因'",
    text: '新原因',
    shownAt: ['/api/risky-words'],
  },
  search_synonyms: {
    statement: "insert into search_synonyms (terms) values ('{zzkey,抠像}')",
    text: '"path":"/dmfaq/cyan-parameters","title":[',
    shownAt: ['/api/search?q=zzkey'],
  },
  search_answers: {
    statement: "update search_answers set title = '新答案' where key = 'price'",
    text: '新答案',
    shownAt: ['/api/search?q=%E5%A4%9A%E5%B0%91%E9%92%B1'],
  },
  search_pages: {
    statement: "update search_pages set title_zh = '新页面' where slug = 'booking'",
    text: '新页面',
    shownAt: ['/api/search?q=%E9%A2%84%E7%BA%A6%E6%BC%94%E7%A4%BA'],
  },
  search_questions: {
    statement:
      "update search_questions set questions = '{zzquestion}' where kind = 'product' and locale = 'zh'",
    text: '"slug":"cyan"',
    shownAt: ['/api/search?q=zzquestion'],
  },
  site_settings: {
    statement: "update site_settings set brand_zh = '新品牌', title_zh = '新品牌'",
    text: '新品牌',
    shownAt: ['/', '/cooperation', '/ad/sony', '/site.webmanifest', '/info/feed.atom'],
  },
  menu_items: {
    statement: "update menu_items set label_zh = '新栏目' where location = 'header'",
    text: '新栏目',
    shownAt: ['/', '/dmfaq/first-live-room', '/api/site'],
  },
  products: {
    statement: "update products set name_zh = '新产品'",
    text: '新产品',
    shownAt: ['/', '/cooperation', '/cases', '/support/download', '/ad/sony', '/llms.txt'],
  },
  page_translations: {
    statement: "update page_translations set title = '新页名' where locale = 'zh'",
    text: '新页名',
    shownAt: ['/', '/product/cyan', '/api/pages/about'],
  },
  pages: {
    statement: "update pages set product_key = 'cyan' where key = 'about'",
    text: '"key":"about","product":{"key":"cyan"',
    shownAt: ['/api/pages/about', '/api/pages/about?locale=en'],
  },
  article_categories: {
    statement: "update article_categories set name_zh = '新分类'",
    text: '新分类',
    shownAt: ['/info', '/show/dami-live-2-6', '/show/dami-live-2-6.md', '/info/feed.json'],
  },
  article_translations: {
    statement: "update article_translations set title = '新文章' where locale = 'zh'",
    text: '新文章',
    shownAt: ['/', '/info', '/show/dami-live-2-6', '/info/feed.atom', '/llms.txt'],
  },
  article_products: {
    statement: `insert into article_products (article_id, product_key)
      values (${idOf('articles', 'dami-live-2-6')}, 'sdk')`,
    text: '"key":"sdk","name":"新产品","tagline":',
    shownAt: ['/api/articles/dami-live-2-6'],
  },
  articles: {
    statement: "update articles set slug = 'new-article' where slug = 'dami-live-2-6'",
    text: '/show/new-article',
    shownAt: ['/info', '/info/feed.json', '/sitemap-articles-1.xml', '/llms.txt'],
  },
  document_sections: {
    statement: "update document_sections set name_zh = '新章节'",
    text: '新章节',
    shownAt: ['/support/document', '/dmfaq/first-live-room', '/llms.txt'],
  },
  document_translations: {
    statement: "update document_translations set title = '新文档'",
    text: '新文档',
    shownAt: ['/support/document', '/dmfaq/first-live-room', '/dmfaq/first-live-room.md'],
  },
  document_relations: {
    statement: `insert into document_relations (document_id, related_id)
      values (${idOf('documents', 'first-live-room')}, ${idOf('documents', 'sdk-licence')})`,
    text: '"slug":"sdk-licence"',
    shownAt: ['/api/documents/first-live-room'],
  },
  diagnoses: {
    statement: "update diagnoses set active = false where slug = 'colour'",
    text: '"diagnosis":null',
    shownAt: ['/api/documents/troubleshoot-colour-mismatch'],
  },
  diagnosis_translations: {
    statement: "update diagnosis_translations set title = '新诊断'",
    text: '新诊断',
    shownAt: ['/support/document', '/dmfaq/troubleshoot-flicker'],
  },
  documents: {
    statement: "update documents set slug = 'new-document' where slug = 'flicker-50hz'",
    text: '/dmfaq/new-document',
    shownAt: ['/support/document', '/sitemap-documents-1.xml', '/llms.txt'],
  },
  industries: {
    statement: "update industries set name_zh = '新行业'",
    text: '新行业',
    shownAt: ['/cases', '/cases?case=zhiyu-skincare-flower-room'],
  },
  solutions: {
    statement: "update solutions set name_zh = '新用途'",
    text: '新用途',
    shownAt: ['/', '/cases', '/cooperation'],
  },
  case_translations: {
    statement: "update case_translations set title = '新案例', customer = '新案例'",
    text: '新案例',
    shownAt: ['/', '/cases', '/cases?case=zhiyu-skincare-flower-room', '/product/flower'],
  },
  case_products: {
    statement: `insert into case_products (case_id, product_key)
      values (${idOf('cases', 'zhiyu-skincare-flower-room')}, '3d')`,
    text: '"products":[{"key":"3d","name":"新产品"},{"key":"cyan","name":"新产品"},{"key":"flower"',
    shownAt: ['/api/cases/zhiyu-skincare-flower-room'],
  },
  case_media: {
    statement: "update case_media set caption_zh = '新图注'",
    text: '新图注',
    shownAt: ['/cases?case=zhiyu-skincare-flower-room'],
  },
  cases: {
    statement: "update cases set slug = 'new-case' where slug = 'qingling-tea-mountain-live'",
    text: 'case=new-case',
    shownAt: ['/cases', '/sitemap-cases-1.xml'],
  },
  downloads: {
    statement: "update downloads set slug = 'new-program' where slug = 'dami-live-android'",
    text: 'new-program',
    shownAt: ['/support/download'],
  },
  download_translations: {
    statement: "update download_translations set title = '新软件'",
    text: '新软件',
    shownAt: ['/support/download', '/support/download/feed.atom'],
  },
  download_releases: {
    statement: `insert into download_releases (download_id, version, status, published_at, released_on)
      values (${idOf('downloads', 'cyan-windows')}, '99.0.0', 'published', now(), '2030-01-01')`,
    text: '99.0.0',
    shownAt: ['/support/download', '/support/download/feed.json'],
  },
  facts: {
    statement: "update facts set minimum = 47114711, maximum = null where key = 'ups-run-time'",
    text: '47114711',
    shownAt: [
      '/show/acceptance-you-can-measure',
      '/show/acceptance-you-can-measure.md',
      '/en/show/acceptance-you-can-measure',
      '/dmfaq/power-and-ups',
      '/info/feed.atom',
      '/api/facts',
    ],
  },
  media_assets: {
    statement: "update media_assets set alt_zh = '新图片'",
    text: '新图片',
    shownAt: ['/', '/info', '/cases', '/product/flower'],
  },
  media_variants: {
    statement: `update media_variants set width = 49994999
      where format = 'avif' and width = (select min(width) from media_variants)`,
    text: '49994999',
    shownAt: ['/', '/api/pages/home', '/api/cases'],
  },
  scenes: {
    statement: 'update scenes set viewpoint = \'{"x": 7, "y": 1.6, "z": 3}\'',
    text: '"viewpoint":[7,',
    shownAt: ['/api/shares/scenes/demo-scene'],
  },
  scene_translations: {
    statement: "update scene_translations set title = '新场景'",
    text: '新场景',
    shownAt: ['/share/demo-scene'],
  },
  scene_products: {
    statement: "update scene_products set product_key = 'app' where product_key = 'cyan'",
    text: '"key":"app"',
    shownAt: ['/api/shares/scenes/demo-scene'],
  },
  campaigns: {
    statement: "update campaigns set ends_at = '2031-07-19'",
    text: '2031',
    shownAt: ['/ad/sony', '/api/redemption-campaigns/sony'],
  },
  campaign_translations: {
    statement: "update campaign_translations set title = '新活动'",
    text: '新活动',
    shownAt: ['/ad/sony', '/api/redemption-campaigns/sony'],
  },
  qr_pages: {
    statement: "update qr_pages set title_zh = '新扫码页'",
    text: '新扫码页',
    shownAt: ['/QRCode_dami', '/api/qr-pages/dami'],
  },
  qr_targets: {
    statement: "update qr_targets set label_zh = '新去向'",
    text: '新去向',
    shownAt: ['/QRCode_dami', '/api/qr-pages/dami'],
  },
  redirects: {
    statement: "insert into redirects (from_path, target) values ('/info', '/support#moved')",
    text: '301 /support#moved',
    shownAt: ['/info'],
  },
};

/** Answers that pages are made from: after every change, none of them may be stale. */
const data = [
  'site',
  'pages/home',
  'bookings/form',
  'articles',
  'articles/cyan-3-2-release',
  'documents',
  'documents/troubleshoot-cutout-edges',
  'cases',
  'cases/zhiyu-skincare-flower-room',
  'downloads',
  'downloads/checksums',
  'downloads/cyan-windows',
  'qr-pages/dami',
  'redemption-campaigns/sony',
].map((path) => `/api/${path}`);

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
}, 120_000);
afterAll(() => demo.stop());

/** Status, location and body of an answer, without the time of rendering. */
async function answer({ url }: HttpSite, path: string): Promise<string> {
  const response = await fetch(url + path, { redirect: 'manual', headers: uncompressed });
  const location = response.headers.get('location') ?? '';
  const body = (await response.text()).replaceAll(/\bu:\d{13}\b/g, '');
  return `${response.status} ${location} ${body}`;
}

it('has a case for every table of public content', async () => {
  const { rows } = await demo.db.$client.query<{ name: string; tag: string }>(`
    select tgrelid::regclass::text as name, encode(tgargs, 'escape') as tag from pg_trigger
    where tgname = 'notify_content'`);
  expect(Object.keys(changes).sort()).toEqual(rows.map(({ name }) => name).sort());
  // PostgreSQL ends each argument of a trigger with a zero byte.
  const tags = new Set(rows.map(({ tag }) => tag.replace('\\000', '')));
  expect([...tags].sort()).toEqual([...contentTags].sort());
});

it.each(Object.entries(changes))('a change of %s is seen everywhere', async (_, change) => {
  const { statement, text, shownAt } = change;
  const cached = (path: string) => answer(demo.site, path);
  const shows = async (path: string) => (await cached(path)).includes(text);
  for (const path of shownAt) expect(await shows(path), `${path} before`).toBe(false);
  await Promise.all(data.map(cached));
  await demo.db.$client.query(statement);
  for (const path of shownAt) await expect.poll(() => shows(path), { message: path }).toBe(true);
  const fresh = await demo.startFresh();
  try {
    const isStale = async (path: string) => (await cached(path)) !== (await answer(fresh, path));
    const paths = [...shownAt, ...data];
    const stale = await Promise.all(paths.map(isStale));
    expect(paths.filter((_, index) => stale[index])).toEqual([]);
  } finally {
    await fresh.stop();
  }
});
