import type { BothTexts } from '../locale.ts';

/** What messages call the values of a booking. */
export const bookingTypeWords = {
  consultation: { zh: '方案咨询', en: 'Consultation' },
  demo: { zh: '产品演示', en: 'Product demo' },
  onsite: { zh: '上门勘测', en: 'Site visit' },
  sdk_trial: { zh: 'SDK 试用', en: 'SDK trial' },
  partnership: { zh: '渠道合作', en: 'Partnership' },
  support: { zh: '技术支持', en: 'Support' },
} as const satisfies Record<string, BothTexts>;

export const budgetWords = {
  under_50: { zh: '5 万以内', en: 'Up to CNY 50,000' },
  '50_150': { zh: '5–15 万', en: 'CNY 50,000–150,000' },
  '150_300': { zh: '15–30 万', en: 'CNY 150,000–300,000' },
  '300_800': { zh: '30–80 万', en: 'CNY 300,000–800,000' },
  over_800: { zh: '80 万以上', en: 'Over CNY 800,000' },
  undecided: { zh: '尚未确定', en: 'Not decided' },
} as const satisfies Record<string, BothTexts>;

export const localeWords = {
  zh: { zh: '中文', en: 'Chinese' },
  en: { zh: '英文', en: 'English' },
} as const satisfies Record<string, BothTexts>;
