import type { Locale } from '#contracts/locale.ts';

/** The two layouts of the specification: the common one, and the one for focused pages. */
export type LayoutName = 'site' | 'focus';

/** One row of the route table. */
export interface RouteRow {
  /** Chinese path, with `:name` for parameters. The English version has the prefix `/en`. */
  path: string;
  /** Folder of the page module below `pages/`. */
  page: string;
  layout: LayoutName;
  /** Dark for the stage, light for reading and working; see `themeOf`. */
  theme: 'dark' | 'light';
  /**
   * Page title; null for the default. The page has an English version if the English title is set.
   */
  title: { zh: string | null; en?: string | null };
  /** Query fields that the page reads; others are ignored. */
  query?: readonly string[];
  /** Those that belong to the canonical address. The others change only the display. */
  canonical?: readonly string[];
  /** Those with personal values: a page requested with one is not cached. */
  personalQuery?: readonly string[];
  /**
   * Reached by a secret link: never cached, never indexed, and sends no referrer. Its query field
   * `passcode` says what became of a passcode that was sent without scripts.
   */
  secret?: true;
  /**
   * When its content is hydrated. `touch`: what its effects show can wait, so its script loads at the
   * visitor's first interaction with it. At once if absent.
   */
  hydrate?: 'touch';
  /** Changes between visits, so it is not cached. */
  fresh?: true;
}

/** Every public page of the site (specification, section 2). The only place that defines paths. */
// biome-ignore format: a table is read by its columns
export const routeTable = [
  { path: '/', page: 'home', layout: 'site', theme: 'dark', title: { zh: null, en: null }, hydrate: 'touch' },
  { path: '/cooperation', page: 'booking', layout: 'site', theme: 'dark', title: { zh: '预约合作', en: 'Book a call' }, query: ['product', 'type', 'solution', 'budget', 'scene', 'camera', 'light', 'case', 'campaign', 'plan', 'room', 'message', 'utm_source', 'utm_medium', 'utm_campaign', 'reference', 'lookup'], personalQuery: ['message', 'reference'] },
  { path: '/product/3d', page: 'product', layout: 'site', theme: 'dark', title: { zh: '全案直播间', en: 'Full-service live room' }, query: ['sells', 'area', 'depth', 'height', 'budget', 'plan'], hydrate: 'touch' },
  { path: '/product/cyan', page: 'product', layout: 'site', theme: 'dark', title: { zh: '青幕抠像', en: 'Cyan keying' }, hydrate: 'touch' },
  { path: '/product/flower', page: 'product', layout: 'site', theme: 'dark', title: { zh: '花境', en: 'Flower' }, query: ['term', 'seed', 'density', 'size', 'wind', 'mix', 'events', 'time'], hydrate: 'touch' },
  { path: '/product/sdk', page: 'product', layout: 'site', theme: 'dark', title: { zh: '青幕 SDK', en: 'Cyan SDK' }, hydrate: 'touch' },
  { path: '/product/app', page: 'product', layout: 'site', theme: 'dark', title: { zh: '大觅直播', en: 'Dami Live app' }, hydrate: 'touch' },
  { path: '/support/download', page: 'downloads', layout: 'site', theme: 'light', title: { zh: '软件下载', en: 'Downloads' }, query: ['product', 'platform', 'program', 'since'], canonical: ['program'] },
  { path: '/support/document', page: 'documents', layout: 'site', theme: 'light', title: { zh: '学习中心' }, query: ['q', 'section', 'product', 'level', 'page'], canonical: ['section', 'page'] },
  { path: '/about', page: 'about', layout: 'site', theme: 'dark', title: { zh: '关于我们', en: 'About us' }, hydrate: 'touch' },
  { path: '/cases', page: 'cases', layout: 'site', theme: 'dark', title: { zh: '客户案例', en: 'Customer cases' }, query: ['case', 'industry', 'product', 'solution', 'q', 'page'], canonical: ['case', 'page'] },
  { path: '/share/:id', page: 'scene', layout: 'site', theme: 'dark', title: { zh: '虚拟场景' }, query: ['passcode', 'camera', 'light'], secret: true, hydrate: 'touch' },
  { path: '/share/order/impl/:id', page: 'work-order', layout: 'site', theme: 'light', title: { zh: '实施工单详情' }, query: ['passcode'], secret: true, hydrate: 'touch' },
  { path: '/info', page: 'articles', layout: 'site', theme: 'light', title: { zh: '资讯中心', en: 'News and articles' }, query: ['page', 'category', 'q'], canonical: ['category', 'page'], hydrate: 'touch' },
  { path: '/show/:uid', page: 'article', layout: 'site', theme: 'light', title: { zh: '资讯详情', en: 'Article' }, hydrate: 'touch' },
  { path: '/QRCode_dami', page: 'qr-page', layout: 'focus', theme: 'dark', title: { zh: '大觅直播二维码' }, fresh: true },
  { path: '/ad/sony', page: 'redemption', layout: 'focus', theme: 'light', title: { zh: '相机礼遇兑换码激活' }, query: ['campaign'], canonical: ['campaign'] },
  { path: '/share/requirement/:uuid', page: 'requirement', layout: 'focus', theme: 'light', title: { zh: '美术/场景制作需求' }, query: ['passcode'], secret: true },
  { path: '/share/device/:uuid', page: 'device-sheet', layout: 'focus', theme: 'light', title: { zh: '设备信息表' }, query: ['passcode'], secret: true, hydrate: 'touch' },
  { path: '/share/implConfirm/:uuid', page: 'acceptance', layout: 'focus', theme: 'light', title: { zh: '实施验收单' }, query: ['passcode'], secret: true },
  { path: '/dmfaq/:uid', page: 'document', layout: 'focus', theme: 'light', title: { zh: '平台知识库' } },
  { path: '/verify', page: 'seal', layout: 'focus', theme: 'light', title: { zh: '验证签署记录', en: 'Verify a signed record' }, query: ['number', 'code'], personalQuery: ['number', 'code'], fresh: true },
  { path: '/share/liveReport/:id', page: 'live-report', layout: 'site', theme: 'light', title: { zh: '直播报告' }, query: ['passcode'], secret: true, hydrate: 'touch' },
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

/** A Chinese path of the table with its parameters filled in, for example `/show/release-2`. */
export type SiteHref = Concrete<Row['path']>;

const parameterPatterns: Record<string, RegExp> = {
  id: /^[A-Za-z0-9_-]{1,64}$/,
  uid: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
};

/** Whether every path parameter has the required format. */
export function paramsAreValid(params: Record<string, string>): boolean {
  return Object.entries(params).every(
    ([name, value]) => value.length <= 96 && (parameterPatterns[name]?.test(value) ?? true),
  );
}

const rowsByPath = new Map<string, RouteRow>(routeTable.map((row) => [row.path, row]));
/** Rows with a parameter, by the path before it. The parameter is always the last segment. */
const rowsByFolder = new Map<string, RouteRow>(
  routeTable.flatMap((row) => {
    const [folder = '', parameter] = row.path.split(':');
    return parameter ? [[folder, row]] : [];
  }),
);

/**
 * The row of a Chinese path in a link. Only the router (`matchPage`) decides which page an address
 * shows.
 */
export function findRow(path: string): RouteRow | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return rowsByPath.get(path) ?? (folder === path ? undefined : rowsByFolder.get(folder));
}

/** The theme of a page. Booking is dark like the products that lead to it, support light like the documents. */
export function themeOf(
  { page, theme }: RouteRow,
  search: Record<string, unknown>,
): RouteRow['theme'] {
  return page === 'booking' && search.type === 'support' ? 'light' : theme;
}

/** Whether a row has an English version. */
export function hasEnglish(row: RouteRow): boolean {
  return row.title.en !== undefined;
}

/** Splits a path into its language and its Chinese path. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  if (path === '/en' || path === '/en/') return { locale: 'en', path: '/' };
  return path.startsWith('/en/') ? { locale: 'en', path: path.slice(3) } : { locale: 'zh', path };
}

/** Address of a Chinese path in a language; the Chinese address if there is no English version. */
export function localizePath(path: string, locale: Locale): string {
  const row = locale === 'en' ? findRow(path) : undefined;
  return row && hasEnglish(row) ? `/en${path}` : path;
}

/** A path from a record as a typed link target; null if it is not a page of the site. */
export function toSiteHref(path: string | null): SiteHref | null {
  return path && findRow(path) ? (path as SiteHref) : null;
}
