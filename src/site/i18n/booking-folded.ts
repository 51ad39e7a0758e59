import { defineMessages } from '#ui/i18n/messages.tsx';

/** Texts of the fields in parts of the booking form that are closed at first. */
export const foldedMessages = defineMessages({
  zh: {
    type: '您需要什么',
    types: {
      consultation: '方案咨询',
      demo: '产品演示',
      onsite: '上门勘测',
      sdk_trial: 'SDK 试用',
      partnership: '渠道合作',
      support: '技术支持',
    },
    solution: '直播用途',
    anySolution: '请选择',
    budget: '预算范围',
    anyBudget: '请选择',
    budgets: {
      under_50: '5 万以内',
      '50_150': '5–15 万',
      '150_300': '15–30 万',
      '300_800': '30–80 万',
      over_800: '80 万以上',
      undecided: '还没想好',
    },
    company: '公司或机构',
    region: '所在地区',
    regionHint: '例如：浙江杭州',
    country: '号码所在的国家或地区',
    countryHint: '没有国家或地区代码的号码，在不同的地方属于不同的人。',
    anyCountry: '请选择',
  },
  en: {
    type: 'What do you need?',
    types: {
      consultation: 'Consultation',
      demo: 'Product demo',
      onsite: 'Site visit',
      sdk_trial: 'SDK trial',
      partnership: 'Partnership',
      support: 'Support',
    },
    solution: 'What the room is for',
    anySolution: 'Please choose',
    budget: 'Budget',
    anyBudget: 'Please choose',
    budgets: {
      under_50: 'Up to CNY 50,000',
      '50_150': 'CNY 50,000–150,000',
      '150_300': 'CNY 150,000–300,000',
      '300_800': 'CNY 300,000–800,000',
      over_800: 'Over CNY 800,000',
      undecided: 'Not decided yet',
    },
    company: 'Company or organisation',
    region: 'Country or region',
    regionHint: 'e.g. Singapore',
    country: 'Country of the number',
    countryHint:
      'Without a country code, one number belongs to different people in different countries.',
    anyCountry: 'Please choose',
  },
});
