import { type BothTexts, type Locale, locales } from './locale.ts';

/** What browser and server know of a kind of content besides the schemas of its parts. */
interface ContentKindEntry {
  /** Names of its list and of one record. */
  list: BothTexts;
  one: BothTexts;
  /** Whether its records are texts, or steer the site as a whole. */
  group: 'texts' | 'site';
  /** Its parts, in the order of the screen. */
  parts: readonly (Locale | 'shared')[];
  /** Languages in which the page of a record can be shown. */
  pages: readonly Locale[];
  /** Where the English text is read, for kinds with one whose records have no English page. */
  englishUse?: BothTexts;
  /** For records without a public address: they are on every page, or only shared links open them. */
  hasAddress?: false;
  /**
   * For kinds whose records staff make and delete; code knows the others. The action in words, and the
   * fields that a new record needs besides its name, with the facets that list their choices.
   */
  created?: { action: BothTexts; needs: readonly (readonly [field: string, facet: string])[] };
  /** What its form and its tables call the fields that no other kind has. */
  fields?: Readonly<Record<string, BothTexts>>;
}

const bothLanguages = ['zh', 'en', 'shared'] as const;

/** All kinds of content, in the order of lists. */
export const contentKindEntries = {
  article: {
    list: { zh: '资讯', en: 'Articles' },
    one: { zh: '资讯', en: 'Article' },
    group: 'texts',
    parts: bothLanguages,
    pages: locales,
    created: {
      action: { zh: '新建资讯', en: 'New article' },
      needs: [['category', 'category']],
    },
  },
  case: {
    list: { zh: '客户案例', en: 'Cases' },
    one: { zh: '客户案例', en: 'Case' },
    group: 'texts',
    parts: bothLanguages,
    pages: locales,
    created: {
      action: { zh: '新建案例', en: 'New case' },
      needs: [
        ['industry', 'industry'],
        ['solution', 'solution'],
      ],
    },
  },
  // The learning centre is in Chinese only.
  document: {
    list: { zh: '学习中心', en: 'Learning centre' },
    one: { zh: '文档', en: 'Document' },
    group: 'texts',
    parts: ['zh', 'shared'],
    pages: ['zh'],
    created: {
      action: { zh: '新建文档', en: 'New document' },
      needs: [['sectionId', 'section']],
    },
  },
  diagnosis: {
    list: { zh: '故障诊断', en: 'Diagnoses' },
    one: { zh: '故障诊断', en: 'Diagnosis' },
    group: 'texts',
    parts: bothLanguages,
    pages: ['zh'],
    englishUse: {
      zh: '学习中心只有中文，英文没有自己的页面：公开接口按 locale=en 提供英文。',
      en: 'The learning centre is in Chinese, so the English text has no page: the public API gives it for locale=en.',
    },
    created: { action: { zh: '新建诊断', en: 'New diagnosis' }, needs: [] },
  },
  download: {
    list: { zh: '下载', en: 'Downloads' },
    one: { zh: '下载', en: 'Download' },
    group: 'texts',
    parts: bothLanguages,
    pages: locales,
    created: {
      action: { zh: '新建下载', en: 'New download' },
      needs: [
        ['product', 'product'],
        ['platform', 'platform'],
      ],
    },
  },
  page: {
    list: { zh: '页面', en: 'Pages' },
    one: { zh: '页面', en: 'Page' },
    group: 'texts',
    parts: ['zh', 'en'],
    pages: locales,
  },
  campaign: {
    list: { zh: '兑换活动', en: 'Campaigns' },
    one: { zh: '兑换活动', en: 'Campaign' },
    group: 'texts',
    parts: bothLanguages,
    pages: ['zh'],
    englishUse: {
      zh: '兑换页只有中文，英文没有自己的页面：英文用于英文预约表单、公开接口和后台列表。',
      en: 'The page that redeems codes is in Chinese, so the English text has no page: the English booking form, the public API and the lists of the back office use it.',
    },
    created: { action: { zh: '新建兑换活动', en: 'New campaign' }, needs: [] },
    fields: {
      intro: { zh: '导语', en: 'Introduction' },
      activationSteps: { zh: '激活步骤', en: 'Steps to activate' },
      terms: { zh: '活动条款', en: 'Terms' },
      startsAt: { zh: '开始时间', en: 'Start' },
      endsAt: { zh: '截止时间', en: 'End' },
      licenceDays: { zh: '许可天数', en: 'Days of a licence' },
      closed: { zh: '提前结束', en: 'Ended early' },
    },
  },
  scene: {
    list: { zh: '虚拟场景', en: 'Virtual scenes' },
    one: { zh: '虚拟场景', en: 'Virtual scene' },
    group: 'texts',
    parts: bothLanguages,
    pages: ['zh'],
    englishUse: {
      zh: '场景页只有中文，英文没有自己的页面：英文用于英文 PDF、英文预约表单和公开接口。',
      en: 'The page of a scene is in Chinese, so the English text has no page: the English PDF, the English booking form and the public API use it.',
    },
    hasAddress: false,
    created: { action: { zh: '新建虚拟场景', en: 'New virtual scene' }, needs: [] },
    fields: {
      solution: { zh: '直播用途', en: 'Usage' },
      specs: { zh: '制作场景的规格', en: 'Specification of the production scene' },
      posterId: { zh: '主图', en: 'Main picture' },
      modelId: { zh: '3D 模型', en: '3D model' },
      turnId: { zh: '环视短片', en: 'Film of a turn' },
      viewpoint: { zh: '全景的拍摄点（米）', en: 'Viewpoint of the panoramas (metres)' },
      panoramaWidth: { zh: '全景的水平角度', en: 'Degrees across the panoramas' },
      cameras: { zh: '机位', en: 'Cameras' },
      variants: { zh: '光线与屏幕内容', en: 'Light and screen content' },
      hotspots: { zh: '热点', en: 'Hotspots' },
      listed: { zh: '公开', en: 'For everybody' },
      projectId: { zh: '所属项目', en: 'Project' },
    },
  },
  menu: {
    list: { zh: '菜单', en: 'Menus' },
    one: { zh: '菜单', en: 'Menu' },
    group: 'site',
    parts: ['shared'],
    pages: locales,
    hasAddress: false,
  },
  settings: {
    list: { zh: '网站设置', en: 'Site settings' },
    one: { zh: '网站设置', en: 'Site settings' },
    group: 'site',
    parts: ['shared'],
    pages: locales,
    hasAddress: false,
  },
  qr: {
    list: { zh: '二维码页', en: 'QR pages' },
    one: { zh: '二维码页', en: 'QR page' },
    group: 'site',
    parts: ['shared'],
    pages: ['zh'],
  },
} as const satisfies Record<string, ContentKindEntry>;

export type ContentKind = keyof typeof contentKindEntries;

/** Kinds whose records are made and deleted in the back office. */
export type CreatedKind = {
  [K in ContentKind]: (typeof contentKindEntries)[K] extends { created: object } ? K : never;
}[ContentKind];

export const contentKinds = Object.keys(contentKindEntries) as [ContentKind, ...ContentKind[]];

export const contentKindOf = (kind: ContentKind): ContentKindEntry => contentKindEntries[kind];

export function isContentKind(kind: string | undefined): kind is ContentKind {
  return contentKinds.some((known) => known === kind);
}

export function isCreatedKind(kind: string): kind is CreatedKind {
  return isContentKind(kind) && contentKindOf(kind).created !== undefined;
}

/** Names of the lists, or of single records, of all kinds in a language. */
export const contentNames = (of: 'list' | 'one', locale: Locale) =>
  Object.fromEntries(contentKinds.map((kind) => [kind, contentKindOf(kind)[of][locale]])) as Record<
    ContentKind,
    string
  >;
