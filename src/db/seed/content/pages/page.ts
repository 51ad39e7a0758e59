import type { PageBlock } from '#blocks/block.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';

/** What a page says in one language. */
export interface DemoPageText {
  title: string;
  description: string;
  blocks: PageBlock[];
}

/** A page made of blocks, in both languages. */
export interface DemoPage {
  /** Name in code. */
  key: string;
  product: ProductKey | null;
  zh: DemoPageText;
  en: DemoPageText;
}

/** What a product page says at its end. */
interface ProductEnding {
  /** Programs listed; the product has none to download where it is left out. */
  downloads?: number;
  faqHeading: string;
  faq: { question: string; answer: string }[];
  booking: string;
  bookingLead: string;
  /** What is asked for with a booking. */
  type?: 'demo' | 'sdk_trial';
}

const words = {
  zh: {
    cases: '案例',
    allCases: '全部案例',
    downloads: '下载',
    older: '历史版本',
    faq: '常见问题',
    booking: { demo: '预约演示', sdk_trial: '申请试用许可' },
    seeCases: '看客户案例',
  },
  en: {
    cases: 'Case',
    allCases: 'All cases',
    downloads: 'Downloads',
    older: 'Older versions',
    faq: 'FAQ',
    booking: { demo: 'Book a demo', sdk_trial: 'Apply for a trial' },
    seeCases: 'See the cases',
  },
};

/** The case that each product page shows: another one on every page. */
const casesOfProducts: Record<ProductKey, string> = {
  '3d': 'shuqi-home-textiles-day-night',
  cyan: 'zhilan-academy-lecture-rooms',
  flower: 'zhiyu-skincare-flower-room',
  sdk: 'yunxi-classroom-sdk-rollout',
  app: 'qingling-tea-mountain-live',
};

/** A case that used the product. */
export function productCase(product: ProductKey, locale: Locale, heading: string): PageBlock {
  const text = words[locale];
  return {
    id: 'cases',
    type: 'case-cards',
    eyebrow: text.cases,
    heading,
    more: { label: text.allCases, to: `/cases?product=${product}` },
    source: { kind: 'cases', limit: 1, slugs: [casesOfProducts[product]] },
  };
}

/** The blocks that end every product page: files, reading, questions, booking. */
export function productEnding(
  product: ProductKey,
  locale: Locale,
  ending: ProductEnding,
): PageBlock[] {
  const text = words[locale];
  const type = ending.type ?? 'demo';
  const downloads: PageBlock[] = ending.downloads
    ? [
        {
          id: 'downloads',
          type: 'download-links',
          folded: true,
          heading: text.downloads,
          more: { label: text.older, to: `/support/download?product=${product}` },
          source: { kind: 'downloads', limit: ending.downloads, product },
        },
      ]
    : [];
  return [
    ...downloads,
    reading(product, locale),
    {
      id: 'faq',
      type: 'faq',
      eyebrow: text.faq,
      heading: ending.faqHeading,
      items: ending.faq,
    },
    {
      id: 'booking',
      type: 'call-to-action',
      heading: ending.booking,
      lead: ending.bookingLead,
      actions: [
        { label: text.booking[type], to: `/cooperation?product=${product}&type=${type}` },
        { label: text.seeCases, to: `/cases?product=${product}` },
      ],
    },
  ];
}

/** Further reading: documents in Chinese; the learning centre has no English version, the news has one. */
function reading(product: ProductKey, locale: Locale): PageBlock {
  if (locale === 'zh') {
    return {
      id: 'documents',
      type: 'document-links',
      folded: true,
      heading: '做法与数值',
      lead: '现场写下来的步骤，也写明不适用的情形。',
      more: { label: '学习中心', to: `/support/document?product=${product}` },
      source: { kind: 'documents', limit: 3, product },
    };
  }
  return {
    id: 'articles',
    type: 'news-cards',
    folded: true,
    heading: 'From our engineers',
    more: { label: 'All articles', to: '/info' },
    source: { kind: 'articles', limit: 3, product },
  };
}
