/** Names of enum values that several areas show. */

/** Levels of documents. */
export const levelNames = {
  zh: { beginner: '入门', intermediate: '进阶', advanced: '高级' },
  en: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
} as const;

const systems = {
  windows: 'Windows',
  macos: 'macOS',
  ios: 'iOS',
  android: 'Android',
  linux: 'Linux',
} as const;

/** Platforms of downloads. */
export const platformNames = {
  zh: { ...systems, web: '网页' },
  en: { ...systems, web: 'Web' },
} as const;

/** Kinds of search results. */
export const kindNames = {
  zh: {
    product: '产品',
    document: '文档',
    article: '资讯',
    case: '案例',
    download: '下载',
    page: '页面',
  },
  en: {
    product: 'Products',
    document: 'Documents',
    article: 'Articles',
    case: 'Cases',
    download: 'Downloads',
    page: 'Pages',
  },
} as const;
