/** A public address of the specification, with the expected results. */
export interface SpecRoute {
  path: string;
  lang: 'zh-CN' | 'en';
  layout: 'site' | 'focus';
  /** Start of the document title. */
  title: string;
  /** True if search engines must not index the page: it is secret, or different at every visit. */
  hidden?: true;
}

const DEFAULT_TITLE = '幕境数字 - 直播数字化解决方案';

/** The 22 Chinese routes of the specification, with the demo records' ids. */
export const chineseRoutes: SpecRoute[] = [
  { path: '/', lang: 'zh-CN', layout: 'site', title: DEFAULT_TITLE },
  { path: '/cooperation', lang: 'zh-CN', layout: 'site', title: '预约合作' },
  { path: '/product/3d', lang: 'zh-CN', layout: 'site', title: '全案直播间' },
  { path: '/product/cyan', lang: 'zh-CN', layout: 'site', title: '青幕' },
  { path: '/product/flower', lang: 'zh-CN', layout: 'site', title: '花境' },
  { path: '/product/sdk', lang: 'zh-CN', layout: 'site', title: '青幕 SDK' },
  { path: '/product/app', lang: 'zh-CN', layout: 'site', title: '大觅直播' },
  { path: '/support/download', lang: 'zh-CN', layout: 'site', title: '软件下载' },
  { path: '/support/document', lang: 'zh-CN', layout: 'site', title: '学习中心' },
  { path: '/about', lang: 'zh-CN', layout: 'site', title: '关于' },
  { path: '/cases', lang: 'zh-CN', layout: 'site', title: '客户案例' },
  { path: '/share/demo-scene', lang: 'zh-CN', layout: 'site', title: '', hidden: true },
  { path: '/share/order/impl/demo-order', lang: 'zh-CN', layout: 'site', title: '', hidden: true },
  { path: '/info', lang: 'zh-CN', layout: 'site', title: '资讯中心' },
  { path: '/show/cyan-3-2-release', lang: 'zh-CN', layout: 'site', title: '青幕' },
  { path: '/QRCode_dami', lang: 'zh-CN', layout: 'focus', title: '扫码', hidden: true },
  { path: '/ad/sony', lang: 'zh-CN', layout: 'focus', title: '' },
  {
    path: '/share/requirement/11111111-1111-4111-8111-111111111111',
    lang: 'zh-CN',
    layout: 'focus',
    title: '',
    hidden: true,
  },
  {
    path: '/share/device/22222222-2222-4222-8222-222222222222',
    lang: 'zh-CN',
    layout: 'focus',
    title: '',
    hidden: true,
  },
  {
    path: '/share/implConfirm/33333333-3333-4333-8333-333333333333',
    lang: 'zh-CN',
    layout: 'focus',
    title: '',
    hidden: true,
  },
  { path: '/dmfaq/first-live-room', lang: 'zh-CN', layout: 'focus', title: '' },
  {
    path: '/share/liveReport/demo-report',
    lang: 'zh-CN',
    layout: 'site',
    title: '',
    hidden: true,
  },
];

/** The 12 English routes of the specification. */
export const englishRoutes: SpecRoute[] = [
  { path: '/en/', lang: 'en', layout: 'site', title: 'Mujing Digital' },
  { path: '/en/cooperation', lang: 'en', layout: 'site', title: 'Book a call' },
  { path: '/en/about', lang: 'en', layout: 'site', title: 'About' },
  { path: '/en/cases', lang: 'en', layout: 'site', title: 'Customer cases' },
  { path: '/en/support/download', lang: 'en', layout: 'site', title: 'Downloads' },
  { path: '/en/info', lang: 'en', layout: 'site', title: 'News and articles' },
  { path: '/en/show/cyan-3-2-release', lang: 'en', layout: 'site', title: '' },
  { path: '/en/product/3d', lang: 'en', layout: 'site', title: '' },
  { path: '/en/product/app', lang: 'en', layout: 'site', title: 'Dami Live' },
  { path: '/en/product/cyan', lang: 'en', layout: 'site', title: 'Cyan' },
  { path: '/en/product/flower', lang: 'en', layout: 'site', title: 'Flower' },
  { path: '/en/product/sdk', lang: 'en', layout: 'site', title: 'C' },
];

/** All public pages, including the exception page. */
export const allRoutes: SpecRoute[] = [
  ...chineseRoutes,
  ...englishRoutes,
  { path: '/exception', lang: 'zh-CN', layout: 'site', title: '出错了', hidden: true },
];
