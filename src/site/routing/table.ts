import type { Locale } from '#contracts/locale.ts';

/** The two layout wrappers of the specification: the common one, and that of focused pages. */
export type LayoutName = 'site' | 'focus';

/** One row of the route table. */
export interface RouteRow {
  /** Chinese path, with `:name` for parameters. The English twin has `/en` before it. */
  path: string;
  /** Folder of the page module below `pages/`. */
  page: string;
  layout: LayoutName;
  /** Dark for the stage, light for reading and working. */
  theme: 'dark' | 'light';
  /** Page title; null shows the default. An English one makes the English twin exist. */
  title: { zh: string | null; en?: string | null };
  /** Query fields the page reads; anything else in the query is ignored. */
  query?: readonly string[];
  /** Those of them that make another page for search engines; the others only show it differently. */
  canonical?: readonly string[];
  /** Those of them that belong to one visitor: a page asked for with one is not cached. */
  personalQuery?: readonly string[];
  /** Reached by a secret link: never cached, never indexed, sends no referrer. */
  secret?: true;
  /** Its view does nothing by itself: its script is fetched when the visitor first touches it. */
  still?: true;
  /** Differs from visit to visit, so it is not cached. */
  fresh?: true;
}

/** Every public page of the site (specification, section 2). Nothing else knows paths. */
// biome-ignore format: a table is read by its columns
export const routeTable = [
  { path: '/', page: 'home', layout: 'site', theme: 'dark', title: { zh: null, en: null }, still: true },
  { path: '/cooperation', page: 'booking', layout: 'site', theme: 'light', title: { zh: '预约合作', en: 'Book a cooperation' }, query: ['product', 'type', 'solution', 'reference'], personalQuery: ['reference'] },
  { path: '/product/3d', page: 'product', layout: 'site', theme: 'dark', title: { zh: '全案直播间', en: 'Full-service live room' }, still: true },
  { path: '/product/cyan', page: 'product', layout: 'site', theme: 'dark', title: { zh: '青幕抠像', en: 'Cyan cutout' }, still: true },
  { path: '/product/flower', page: 'product', layout: 'site', theme: 'dark', title: { zh: '花境', en: 'Flower' }, still: true },
  { path: '/product/sdk', page: 'product', layout: 'site', theme: 'dark', title: { zh: '青幕 SDK', en: 'Cutout SDK' }, still: true },
  { path: '/product/app', page: 'product', layout: 'site', theme: 'dark', title: { zh: '大觅直播', en: 'Dami Live app' }, still: true },
  { path: '/support/download', page: 'downloads', layout: 'site', theme: 'light', title: { zh: '软件下载', en: 'Software download' }, query: ['product', 'platform', 'program', 'since'], canonical: ['program'] },
  { path: '/support/document', page: 'documents', layout: 'site', theme: 'light', title: { zh: '学习中心' }, query: ['q', 'section', 'product', 'level', 'page'], canonical: ['section', 'page'] },
  { path: '/about', page: 'about', layout: 'site', theme: 'dark', title: { zh: '关于我们', en: 'About us' }, still: true },
  { path: '/cases', page: 'cases', layout: 'site', theme: 'dark', title: { zh: '客户案例', en: 'Customer cases' }, query: ['case', 'industry', 'product', 'solution', 'q', 'page'], canonical: ['case', 'page'] },
  { path: '/share/:id', page: 'scene', layout: 'site', theme: 'dark', title: { zh: '虚拟场景' }, secret: true, still: true },
  { path: '/share/order/impl/:id', page: 'work-order', layout: 'site', theme: 'light', title: { zh: '实施工单详情' }, secret: true, still: true },
  { path: '/info', page: 'articles', layout: 'site', theme: 'light', title: { zh: '资讯中心', en: 'Information centre' }, query: ['page', 'category', 'q'], canonical: ['category', 'page'], still: true },
  { path: '/show/:uid', page: 'article', layout: 'site', theme: 'light', title: { zh: '资讯详情', en: 'Article' }, still: true },
  { path: '/QRCode_dami', page: 'qr-page', layout: 'focus', theme: 'dark', title: { zh: '大觅直播二维码' }, fresh: true },
  { path: '/ad/sony', page: 'redemption', layout: 'focus', theme: 'light', title: { zh: '相机礼遇兑换码激活' }, still: true },
  { path: '/share/requirement/:uuid', page: 'requirement', layout: 'focus', theme: 'light', title: { zh: '美术/场景制作需求' }, secret: true, still: true },
  { path: '/share/device/:uuid', page: 'device-sheet', layout: 'focus', theme: 'light', title: { zh: '设备信息表' }, secret: true, still: true },
  { path: '/share/implConfirm/:uuid', page: 'acceptance', layout: 'focus', theme: 'light', title: { zh: '实施验收单' }, secret: true, still: true },
  { path: '/dmfaq/:uid', page: 'document', layout: 'focus', theme: 'light', title: { zh: '平台知识库' } },
  { path: '/share/liveReport/:id', page: 'live-report', layout: 'site', theme: 'light', title: { zh: '直播报告' }, secret: true, still: true },
  { path: '/exception', page: 'exception', layout: 'site', theme: 'light', title: { zh: '出错了' }, query: ['errorCode', 'errorMessage'], fresh: true },
] as const satisfies readonly RouteRow[];

/** The catch-all, shown in the site layout with HTTP 404. */
export const fallbackRow = {
  path: '/**',
  page: 'fallback',
  layout: 'site',
  theme: 'light',
  title: { zh: '页面不存在', en: 'Page not found' },
  fresh: true,
} as const satisfies RouteRow;

type Row = (typeof routeTable)[number];
type Concrete<Path extends string> = Path extends `${infer Head}/:${string}`
  ? `${Head}/${string}`
  : Path;

/** A Chinese path of the table with its parameters filled in, e.g. `/show/release-2`. */
export type SiteHref = Concrete<Row['path']>;

const parameterPatterns: Record<string, RegExp> = {
  id: /^[A-Za-z0-9_-]{1,64}$/,
  uid: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
};

/** Whether every path parameter has the form the table asks for. */
export function paramsAreValid(params: Record<string, string>): boolean {
  return Object.entries(params).every(
    ([name, value]) => value.length <= 96 && (parameterPatterns[name]?.test(value) ?? true),
  );
}

const rowsByPath = new Map<string, RouteRow>(routeTable.map((row) => [row.path, row]));
/** Rows with a parameter, which is always the last segment, by what is before it. */
const rowsByFolder = new Map<string, RouteRow>(
  routeTable.flatMap((row) => {
    const [folder = '', parameter] = row.path.split(':');
    return parameter ? [[folder, row]] : [];
  }),
);

/**
 * The row that a Chinese path as links write it leads to. Which page an address shows is decided by
 * the router alone (`matchPage`).
 */
export function findRow(path: string): RouteRow | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return rowsByPath.get(path) ?? (folder === path ? undefined : rowsByFolder.get(folder));
}

/** Whether a row has an English page. */
export function hasEnglish(row: RouteRow): boolean {
  return row.title.en !== undefined;
}

/** Splits an address path into its language and the Chinese path behind it. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  if (path === '/en' || path === '/en/') return { locale: 'en', path: '/' };
  return path.startsWith('/en/') ? { locale: 'en', path: path.slice(3) } : { locale: 'zh', path };
}

/** The address of a Chinese path in a language; the Chinese one where no English page exists. */
export function localizePath(path: string, locale: Locale): string {
  const row = locale === 'en' ? findRow(path) : undefined;
  return row && hasEnglish(row) ? `/en${path}` : path;
}

/** A path from a record as a typed link target; null where it leads to no page of the site. */
export function toSiteHref(path: string | null): SiteHref | null {
  return path && findRow(path) ? (path as SiteHref) : null;
}
