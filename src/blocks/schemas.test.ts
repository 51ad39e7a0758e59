import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProductKey } from '#contracts/enums/products.ts';
import { demoCases } from '#db/seed/content/cases.ts';
import { demoPages } from '#db/seed/pages.ts';
import { toSiteHref } from '#site/routing/table.ts';
import { commonMessages } from '#ui/i18n/common.ts';
import type { PageBlock } from './block.ts';
import { storedBlockSchema } from './schemas.ts';

const texts = demoPages.flatMap((page) =>
  (['zh', 'en'] as const).map((locale) => ({ name: `${page.key} ${locale}`, ...page[locale] })),
);

describe('the pages of the demo content', () => {
  it.each(texts)('$name fits the schemas of its blocks', ({ blocks }) => {
    for (const block of blocks) expect(storedBlockSchema.parse(block)).toEqual(block);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length);
  });

  it.each(texts)('$name links to pages of the site only', ({ name, blocks }) => {
    const links = [...JSON.stringify(blocks).matchAll(/"to":"([^"?#]*)/g)].map(
      ([, to]) => to ?? '',
    );
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) expect(toSiteHref(link), link).not.toBeNull();
    // There are no English sheets: an English page says which links lead to Chinese ones.
    if (name.endsWith(' en')) {
      const sheets = links.filter((link) => link.startsWith('/share'));
      const announced = JSON.stringify(blocks).match(/\(Chinese\)","to":"\/share/g) ?? [];
      expect(announced).toHaveLength(sheets.length);
    }
  });

  it.each(texts)('$name names documents and cases that exist', ({ blocks }) => {
    const text = JSON.stringify(blocks);
    const slugsIn = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, slug]) => slug ?? '');
    const documents = new Set(
      readdirSync('src/db/seed/content/documents').map((file) => file.split('.')[0]),
    );
    const cases = new Set(demoCases.map(({ slug }) => slug));
    expect(slugsIn(/"\/dmfaq\/([a-z0-9-]+)/g).filter((slug) => !documents.has(slug))).toEqual([]);
    expect(slugsIn(/[?&]case=([a-z0-9-]+)/g).filter((slug) => !cases.has(slug))).toEqual([]);
  });

  it.each(texts.filter(({ name }) => name.startsWith('product-')))(
    '$name has a demo, its questions and a booking that knows the product',
    ({ name, blocks }) => {
      const product = name.split(/[- ]/)[1];
      const of = <T extends PageBlock['type']>(type: T) =>
        blocks.find((block): block is Extract<PageBlock, { type: T }> => block.type === type);
      expect(of('demo-slot')?.demo).toBe(product === '3d' ? 'live-room' : product);
      expect(of('faq')?.items.length).toBeGreaterThanOrEqual(5);
      expect(of('gallery')?.items.length).toBeGreaterThanOrEqual(2);
      expect(of('call-to-action')?.actions[0]?.to).toMatch(`/cooperation?product=${product}&type=`);
    },
  );

  it.each(texts.filter(({ name }) => name.startsWith('product-')))(
    '$name has three proofs, one case and one name for its booking',
    ({ name, blocks }) => {
      const [, product = '', locale = ''] = name.split(/[- ]/);
      const rows = blocks.flatMap((block) => (block.type === 'feature-rows' ? block.rows : []));
      expect(rows).toHaveLength(3);
      const cases = blocks.flatMap((block) =>
        block.type === 'case-cards' ? block.source.limit : [],
      );
      expect(cases).toEqual([1]);
      const links = JSON.stringify(blocks).matchAll(/"label":"([^"]*)","to":"\/cooperation/g);
      const { bookProduct } = commonMessages[locale as 'zh' | 'en'];
      expect([...new Set([...links].map(([, label]) => label))]).toEqual([
        bookProduct(product as ProductKey),
      ]);
    },
  );

  it('has every product page and each block type with a unique anchor', () => {
    expect(demoPages.map(({ key }) => key)).toEqual([
      'home',
      'product-3d',
      'product-cyan',
      'product-flower',
      'product-sdk',
      'product-app',
      'about',
    ]);
  });
});

describe('a stored block', () => {
  const figures = {
    id: 'proof',
    type: 'figures',
    heading: '结果',
    items: [
      { value: '3', label: 'a', source: 'b' },
      { value: '4', label: 'c', source: 'd' },
    ],
  };

  it('never has a figure without its source', () => {
    const [first] = figures.items;
    const withoutSource = { value: first?.value, label: first?.label };
    expect(storedBlockSchema.safeParse(figures).success).toBe(true);
    expect(
      storedBlockSchema.safeParse({ ...figures, items: [withoutSource, withoutSource] }).success,
    ).toBe(false);
  });

  it('refuses unknown types, unknown fields and links out of the site', () => {
    const action = { label: 'x', to: 'https://example.com' };
    const call = { id: 'a', type: 'call-to-action', heading: 'x', lead: 'y', actions: [action] };
    expect(storedBlockSchema.safeParse({ ...figures, type: 'carousel' }).success).toBe(false);
    expect(storedBlockSchema.safeParse({ ...figures, html: '<b>' }).success).toBe(false);
    expect(storedBlockSchema.safeParse(call).success).toBe(false);
    expect(
      storedBlockSchema.safeParse({ ...call, actions: [{ ...action, to: '//example.com' }] })
        .success,
    ).toBe(false);
  });
});
