import type { PageBlock } from '#blocks/block.ts';
import type { ProductKey } from '#contracts/enums/products.ts';

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

/** What the last third of a product page says. */
interface ProductEnding {
  casesLead: string;
  /** Programs listed; the product has none to download where it is left out. */
  downloads?: number;
  faqHeading: string;
  faq: { question: string; answer: string }[];
  booking: string;
  bookingLead: string;
  /** What is asked for with a booking. */
  type?: 'demo' | 'onsite' | 'sdk_trial';
  /** Label of the booking's button. */
  action?: string;
  /** Picture behind the way to a booking. */
  picture: string;
}

const words = {
  zh: {
    cases: '案例',
    casesHeading: '用在这些直播间',
    allCases: '全部案例',
    downloads: '下载',
    downloadsHeading: '示例包与校验值',
    older: '历史版本',
    faq: '常见问题',
    book: '预约演示',
    seeCases: '看客户案例',
  },
  en: {
    cases: 'Cases',
    casesHeading: 'Rooms that use it',
    allCases: 'All cases',
    downloads: 'Downloads',
    downloadsHeading: 'Sample packages and checksums',
    older: 'Older versions',
    faq: 'FAQ',
    book: 'Book a demo',
    seeCases: 'See the cases',
  },
};

/** The blocks that end every product page: proof, reading, files, questions, the way to a booking. */
export function productEnding(
  product: ProductKey,
  locale: 'zh' | 'en',
  ending: ProductEnding,
): PageBlock[] {
  const text = words[locale];
  const query = `product=${product}&type=${ending.type ?? 'demo'}`;
  const downloads: PageBlock[] = ending.downloads
    ? [
        {
          id: 'downloads',
          type: 'download-links',
          tone: 'surface',
          eyebrow: text.downloads,
          heading: text.downloadsHeading,
          more: { label: text.older, to: `/support/download?product=${product}` },
          source: { kind: 'downloads', limit: ending.downloads, product },
        },
      ]
    : [];
  return [
    {
      id: 'cases',
      type: 'case-cards',
      eyebrow: text.cases,
      heading: text.casesHeading,
      lead: ending.casesLead,
      more: { label: text.allCases, to: `/cases?product=${product}` },
      source: { kind: 'cases', limit: 3, product },
    },
    reading(product, locale),
    ...downloads,
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
      picture: ending.picture,
      actions: [
        { label: ending.action ?? text.book, to: `/cooperation?${query}` },
        { label: text.seeCases, to: `/cases?product=${product}` },
      ],
    },
  ];
}

/** What to read on: documents in Chinese; the learning centre has no English twin, the news has. */
function reading(product: ProductKey, locale: 'zh' | 'en'): PageBlock {
  if (locale === 'zh') {
    return {
      id: 'documents',
      type: 'document-links',
      eyebrow: '文档',
      heading: '先看这几篇',
      lead: '现场写下来的做法，写明数值、步骤和不适用的情形。',
      more: { label: '学习中心', to: `/support/document?product=${product}` },
      source: { kind: 'documents', limit: 4, product },
    };
  }
  return {
    id: 'articles',
    type: 'news-cards',
    eyebrow: 'Articles',
    heading: 'From our engineers',
    more: { label: 'All articles', to: '/info' },
    source: { kind: 'articles', limit: 3, product },
  };
}
