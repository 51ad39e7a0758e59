/** Names of risky words' severities and categories, for staff and visitors. */
export const riskyWordNames = {
  zh: {
    severities: { notice: '提示', warning: '警告', forbidden: '禁用' },
    categories: {
      absolute: '绝对化用语',
      authority: '国家机关与权威',
      medical: '医疗与功效',
      promise: '保证与承诺',
      price: '价格与促销',
      finance: '金融与收益',
      comparison: '贬低与对比',
      diversion: '站外引流',
      'public-order': '公序良俗',
    },
  },
  en: {
    severities: { notice: 'Notice', warning: 'Warning', forbidden: 'Forbidden' },
    categories: {
      absolute: 'Absolute terms',
      authority: 'State and authority',
      medical: 'Medical claims',
      promise: 'Promises',
      price: 'Prices',
      finance: 'Returns',
      comparison: 'Disparagement',
      diversion: 'Off-platform',
      'public-order': 'Public order',
    },
  },
} as const;

/** Colour roles of the severities. */
export const riskTones = { forbidden: 'bad', warning: 'warn', notice: 'info' } as const;
