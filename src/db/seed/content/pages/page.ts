import type { PageBlock } from '#blocks/schemas.ts';
import type { ProductKey } from '#contracts/values/products.ts';

/** What a page says in one language. */
interface DemoPageText {
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

/** The blocks that end every product page: proof, reading, files, and the way to a booking. */
export function productEnding(
  product: ProductKey,
  locale: 'zh' | 'en',
  text: { casesLead: string; booking: string; bookingLead: string; type?: string; action?: string },
): { cases: PageBlock; documents: PageBlock; downloads: PageBlock; booking: PageBlock } {
  const zh = locale === 'zh';
  const query = `product=${product}${text.type ? `&type=${text.type}` : ''}`;
  return {
    cases: {
      id: 'cases',
      type: 'case-cards',
      tone: 'surface',
      eyebrow: zh ? '案例' : 'Cases',
      heading: zh ? '用在这些直播间' : 'At work in these rooms',
      lead: text.casesLead,
      more: { label: zh ? '全部案例' : 'All cases', to: `/cases?product=${product}` },
      source: { kind: 'cases', limit: 3, product },
    },
    documents: {
      id: 'documents',
      type: 'document-links',
      eyebrow: zh ? '文档' : 'Documents',
      heading: zh ? '先看这几篇' : 'Start with these',
      more: {
        label: zh ? '学习中心' : 'Learning centre',
        to: `/support/document?product=${product}`,
      },
      source: { kind: 'documents', limit: 4, product },
    },
    downloads: {
      id: 'downloads',
      type: 'download-links',
      tone: 'surface',
      eyebrow: zh ? '下载' : 'Downloads',
      heading: zh ? '安装包与校验值' : 'Packages and checksums',
      more: {
        label: zh ? '历史版本' : 'Older versions',
        to: `/support/download?product=${product}`,
      },
      source: { kind: 'downloads', limit: 3, product },
    },
    booking: {
      id: 'booking',
      type: 'call-to-action',
      heading: text.booking,
      lead: text.bookingLead,
      actions: [
        { label: text.action ?? (zh ? '预约演示' : 'Book a demo'), to: `/cooperation?${query}` },
        { label: zh ? '看客户案例' : 'See the cases', to: `/cases?product=${product}` },
      ],
    },
  };
}
