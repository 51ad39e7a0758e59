import type { PageBlock } from '#blocks/block.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';

/** What a product costs. */
interface PriceText {
  /** The product's name. */
  product: string;
  rows: { name: string; value: string }[];
  /** What the price includes. */
  note: string;
}

const words = {
  zh: {
    eyebrow: '价格',
    heading: '多少钱',
    group: '示例价格',
    demo: '这是演示站点的示例价格，正式报价以合同为准。',
  },
  en: {
    eyebrow: 'Prices',
    heading: 'What it costs',
    group: 'Example prices',
    demo: 'These are example prices of a demonstration site; a contract states the real one.',
  },
};

const prices: Record<ProductKey, Record<Locale, PriceText>> = {
  '3d': {
    zh: {
      product: '全案直播间',
      rows: [{ name: '整间', value: '整间 {{fact:price-live-room}}，随面积、屏幕和机位数变化' }],
      note: '含勘测、设备、安装、培训和一年大觅直播专业版。',
    },
    en: {
      product: 'Live Room',
      rows: [
        {
          name: 'Complete room',
          value: '{{fact:price-live-room}}, depending on size, screens and cameras',
        },
      ],
      note: 'Includes survey, equipment, installation, training and one year of Dami Live Pro.',
    },
  },
  cyan: {
    zh: {
      product: '青幕',
      rows: [
        { name: '按年', value: '每台电脑每年 {{fact:price-cyan-year}}' },
        { name: '买断', value: '每台电脑一次性 {{fact:price-cyan-once}}' },
        { name: '试用', value: '{{fact:cyan-trial}}，功能完整' },
      ],
      note: '青幕只有一个版本，包含全部功能。',
    },
    en: {
      product: 'Cyan',
      rows: [
        { name: 'Yearly', value: '{{fact:price-cyan-year}} a year per computer' },
        { name: 'One-off', value: '{{fact:price-cyan-once}} per computer' },
        { name: 'Trial', value: '{{fact:cyan-trial}} with every feature' },
      ],
      note: 'There is one edition, with every feature.',
    },
  },
  flower: {
    zh: {
      product: '花境',
      rows: [
        { name: '按年', value: '每间直播间每年 {{fact:price-flower-year}}' },
        { name: '定制', value: '定制一套 {{fact:price-flower-own-set}}' },
      ],
      note: '年费含二十四套花材与更新。',
    },
    en: {
      product: 'Flower',
      rows: [
        { name: 'Yearly', value: '{{fact:price-flower-year}} a year per room' },
        { name: 'Made for you', value: 'A set of your own costs {{fact:price-flower-own-set}}' },
      ],
      note: 'The yearly price includes all twenty-four sets and updates.',
    },
  },
  sdk: {
    zh: {
      product: '青幕 SDK',
      rows: [
        { name: '应用', value: '每个应用每年 {{fact:price-sdk-app-year}}，终端用户不限' },
        { name: '服务器', value: '每个节点每年 {{fact:price-sdk-node-year}}' },
        { name: '试用', value: '{{fact:sdk-trial}}免费' },
      ],
      note: '许可离线校验，不按调用次数收费。',
    },
    en: {
      product: 'Cyan SDK',
      rows: [
        {
          name: 'Application',
          value: '{{fact:price-sdk-app-year}} a year per application, with any number of end users',
        },
        { name: 'Server', value: '{{fact:price-sdk-node-year}} a year per server node' },
        { name: 'Trial', value: 'Free for {{fact:sdk-trial}}' },
      ],
      note: 'Licences are checked offline, and calls are not counted.',
    },
  },
  app: {
    zh: {
      product: '大觅直播',
      rows: [
        { name: '标准版', value: '免费' },
        { name: '专业版', value: '每个账号每年 {{fact:price-dami-pro-year}}' },
      ],
      note: '专业版增加 1080p60、H.265、青幕画面接入和直播报告；相机礼遇的兑换卡含一年专业版。',
    },
    en: {
      product: 'Dami Live',
      rows: [
        { name: 'Standard', value: 'Free' },
        { name: 'Pro', value: '{{fact:price-dami-pro-year}} a year per account' },
      ],
      note: 'Pro adds 1080p60, H.265, Cyan sources and the live report. The redemption card that comes with some cameras is good for one year of Pro.',
    },
  },
};

/** The section of a product page with its prices. */
export function priceBlock(product: ProductKey, locale: Locale): PageBlock {
  const { eyebrow, heading, group, demo } = words[locale];
  const { rows, note } = prices[product][locale];
  const space = locale === 'en' ? ' ' : '';
  return {
    id: 'price',
    type: 'spec-table',
    eyebrow,
    heading,
    groups: [{ name: group, rows }],
    note: [note, demo].join(space),
  };
}

/** The prices of a product in one sentence or two, for an answer card. */
export function priceSentence(product: ProductKey, locale: Locale): string {
  const { rows, note } = prices[product][locale];
  const { demo } = words[locale];
  return locale === 'zh'
    ? `${rows.map(({ name, value }) => (value.includes('每') || value.startsWith(name) ? value : `${name}${value}`)).join('；')}。${note}${demo}`
    : `${rows.map(({ name, value }) => `${name}: ${value}`).join('; ')}. ${note} ${demo}`;
}

/** The price that each product starts with, for the card about all of them. */
export function pricesOfAll(locale: Locale): string {
  const { demo } = words[locale];
  const each = productKeys.map((key) => {
    const { product, rows } = prices[key][locale];
    const first = rows.map(({ name, value }) =>
      value.length < 6 ? [name, value].join(locale === 'zh' ? '' : ' ') : value,
    );
    return locale === 'zh'
      ? `${product}${first.slice(0, 2).join('，')}`
      : `${product}: ${first.slice(0, 2).join(', ')}`;
  });
  return locale === 'zh' ? `${each.join('；')}。${demo}` : `${each.join('. ')}. ${demo}`;
}
