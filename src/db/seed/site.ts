import { DEFAULT_LOADING_TEXT } from '#contracts/constants.ts';
import type { LocalizedText } from '#contracts/locale.ts';
import type { Executor } from '../connection.ts';
import { products } from '../schema/products.ts';
import { menuItems, siteSettings } from '../schema/site.ts';

/** A menu entry and its children. */
interface MenuSeed {
  zh: string;
  en: string | null;
  path?: string;
  product?: string;
  /** A line that says what the entry is. */
  hint?: LocalizedText;
  children?: MenuSeed[];
}

const productSeeds = [
  {
    key: '3d',
    nameZh: '全案直播间',
    nameEn: 'Live Room',
    taglineZh: '从空房间到开播，一支团队交付整间 3D 直播间',
    taglineEn: 'One team builds your 3D live room, from empty room to first show',
  },
  {
    key: 'cyan',
    nameZh: '青幕',
    nameEn: 'Cyan',
    taglineZh: '实时抠像，留得住发丝与薄纱',
    taglineEn: 'Real-time keying that keeps hair and sheer fabric',
  },
  {
    key: 'flower',
    nameZh: '花境',
    nameEn: 'Flower',
    taglineZh: '会随互动盛开的花植直播场景',
    taglineEn: 'Real-time floral sets that respond to viewers',
  },
  {
    key: 'sdk',
    nameZh: '青幕 SDK',
    nameEn: 'Cyan SDK',
    taglineZh: '把抠像能力装进您自己的应用',
    taglineEn: 'Keying for your own application',
  },
  {
    key: 'app',
    nameZh: '大觅直播',
    nameEn: 'Dami Live',
    taglineZh: '用安卓手机管好整场直播',
    taglineEn: 'Run the whole show from an Android phone',
  },
];

function productEntry({ key, nameZh, nameEn }: (typeof productSeeds)[number]): MenuSeed {
  return { zh: nameZh, en: nameEn, path: `/product/${key}`, product: key };
}

const productMenu = productSeeds.map(productEntry);

/** The products with their taglines, and the room chooser. */
const productPanel: MenuSeed[] = [
  ...productSeeds.map((product) => ({
    ...productEntry(product),
    hint: { zh: product.taglineZh, en: product.taglineEn },
  })),
  {
    zh: '我的房间能做什么',
    en: 'What can my room do?',
    hint: {
      zh: '答五题：面积、进深、净高、播什么、预算，得到做法和设备清单',
      en: 'Five questions about room, show and budget give a set-up and an equipment list',
    },
    path: '/product/3d#room-chooser',
  },
];

const headerMenu: MenuSeed[] = [
  { zh: '产品', en: 'Products', children: productPanel },
  { zh: '价格', en: 'Prices', path: '/show/prices' },
  { zh: '案例', en: 'Cases', path: '/cases' },
  {
    zh: '支持',
    en: 'Support',
    children: [
      { zh: '软件下载', en: 'Downloads', path: '/support/download' },
      { zh: '学习中心', en: null, path: '/support/document' },
      { zh: '实践方法', en: 'Know-how', path: '/info?category=practice' },
    ],
  },
  { zh: '资讯', en: 'News', path: '/info' },
  { zh: '关于', en: 'About', path: '/about' },
];

const footerMenu: MenuSeed[] = [
  { zh: '产品', en: 'Products', children: productMenu },
  {
    zh: '支持',
    en: 'Support',
    children: [
      { zh: '软件下载', en: 'Downloads', path: '/support/download' },
      { zh: '学习中心', en: null, path: '/support/document' },
      { zh: '实践方法', en: 'Know-how', path: '/info?category=practice' },
      { zh: '扫码下载大觅', en: null, path: '/QRCode_dami' },
      { zh: '相机礼遇兑换', en: null, path: '/ad/sony' },
    ],
  },
  {
    zh: '公司',
    en: 'Company',
    children: [
      { zh: '关于我们', en: 'About us', path: '/about' },
      { zh: '客户案例', en: 'Customer cases', path: '/cases' },
      { zh: '资讯中心', en: 'News', path: '/info' },
      { zh: '预约合作', en: 'Book a call', path: '/cooperation' },
      { zh: '查预约', en: 'Check a booking', path: '/cooperation?lookup=1' },
      { zh: '隐私声明', en: 'Privacy notice', path: '/show/privacy' },
    ],
  },
];

/** Writes the settings, menus and products of the fictional provider. */
export async function seedSite(db: Executor): Promise<void> {
  await db.insert(siteSettings).values({
    brandZh: '幕境数字',
    brandEn: 'Mujing Digital',
    titleZh: '幕境数字 - 直播数字化解决方案',
    titleEn: 'Mujing Digital - live-streaming solutions',
    descriptionZh:
      '幕境数字为品牌、影棚与机构提供全案 3D 直播间、实时抠像、花植场景、抠像 SDK 与直播平台 App，从方案到开播一站交付。本站是演示，公司、客户与案例均为虚构。',
    descriptionEn:
      'Mujing Digital builds complete 3D live rooms and makes keying software, floral scenes, a keying SDK and a live-streaming app, from brief to first show. This site is a demonstration: company, customers and cases are invented.',
    companyZh: '幕境数字（示例）有限公司',
    companyEn: 'Mujing Digital (Demo) Co., Ltd.',
    phone: '400-000-0000',
    email: 'hello@mujing.example',
    wechat: 'mujing-demo',
    addressZh: '示例市云幕区光影路 1 号 幕境影棚',
    addressEn: 'Mujing Studio, 1 Guangying Road, Yunmu District, Demo City',
    serviceHoursZh: '周一至周日 9:00-21:00（北京时间）',
    serviceHoursEn: 'Every day 9:00-21:00 (Beijing time)',
    icpNumber: '示ICP备00000000号-1',
    policeNumber: '示公网安备 00000000000000号',
    policeCode: '00000000000000',
    privacyVersion: '1.3',
    socials: [
      {
        network: 'wechat',
        labelZh: '微信公众号',
        labelEn: 'WeChat official account',
        handle: '幕境数字',
        url: null,
        qrText: null,
      },
    ],
    loadingView: {
      kind: 'brand',
      textZh: DEFAULT_LOADING_TEXT.zh,
      textEn: DEFAULT_LOADING_TEXT.en,
    },
  });
  await db.insert(products).values(productSeeds.map((seed, sort) => ({ ...seed, sort })));
  await seedMenu(db, 'header', headerMenu);
  await seedMenu(db, 'footer', footerMenu);
}

async function seedMenu(
  db: Executor,
  location: 'header' | 'footer',
  seeds: MenuSeed[],
  parentId: string | null = null,
): Promise<void> {
  for (const [sort, seed] of seeds.entries()) {
    const [row] = await db
      .insert(menuItems)
      .values({
        location,
        parentId,
        sort,
        labelZh: seed.zh,
        labelEn: seed.en,
        hintZh: seed.hint?.zh ?? null,
        hintEn: seed.hint?.en ?? null,
        path: seed.path ?? null,
        productKey: seed.product ?? null,
      })
      .returning({ id: menuItems.id });
    if (row && seed.children) await seedMenu(db, location, seed.children, row.id);
  }
}
