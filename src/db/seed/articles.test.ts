import type { List, Root, RootContent, Table } from 'mdast';
import { describe, expect, it } from 'vitest';
import { dialect } from '#content/markdown/dialect.ts';
import { factNamesIn } from '#contracts/facts.ts';
import { readSeedTexts } from './texts.ts';

interface Front {
  slug: string;
  category: string;
  publishedAt: string;
  pinned: boolean;
  products: string[];
}

/** English words for one Chinese character; below it, an English text has lost substance. */
const LEAST_WORDS = 0.62;

const articles = readSeedTexts<Front>('articles');
const documents = readSeedTexts<Front>('documents');
const textIn = (texts: typeof articles, locale: 'zh' | 'en', slug: string) =>
  texts.find((text) => text.front.slug === slug && text.locale === locale);

/** Where an article is English only, its Chinese text is the document of the same name. */
const pairs = [...new Set(articles.map(({ front }) => front.slug))].map((slug) => ({
  slug,
  zhArticle: textIn(articles, 'zh', slug),
  zh: textIn(articles, 'zh', slug) ?? textIn(documents, 'zh', slug),
  en: textIn(articles, 'en', slug),
}));

/** The kinds of the blocks of a text in their order, with the sizes of tables and lists. */
function outline(markdown: string): string[] {
  return (dialect.parse(markdown) as Root).children.map(shape);
}

function shape(block: RootContent): string {
  if (block.type === 'heading') return `heading ${block.depth}`;
  if (block.type === 'table') return `table ${tableSize(block)}`;
  if (block.type === 'list') return `${block.ordered ? 'numbered ' : ''}list ${itemsOf(block)}`;
  if (block.type === 'code') return `code ${block.lang}`;
  const [only, ...others] = block.type === 'paragraph' ? block.children : [];
  if (only?.type === 'image' && others.length === 0) {
    return `figure ${only.url.replace(/-(?:zh|en)$/, '')}`;
  }
  return block.type;
}

const tableSize = ({ children: rows }: Table) => `${rows.length} × ${rows[0]?.children.length}`;
const itemsOf = ({ children: items }: List) => items.length;

/** Names of the facts that a text shows, without the format. */
const factsOf = (markdown: string) =>
  [...new Set(factNamesIn(markdown).map((name) => name.split('.')[0]))].sort();

/** Links to pages that exist in both languages, as Chinese addresses. */
const linksOf = (markdown: string) =>
  [...markdown.matchAll(/\]\((?:\/en)?(\/(?:show|cases|product|cooperation)[^)]*)\)/g)]
    .map(([, path]) => path)
    .sort();

const count = (text: string, pattern: RegExp) =>
  text.replace(/^```[\s\S]*?^```/gm, '').match(pattern)?.length ?? 0;

describe('the two languages of an article', () => {
  it.each(pairs)('$slug have the same substance', ({ zh, zhArticle, en }) => {
    if (!zh || !en) throw new Error('One of the languages is missing');
    expect(outline(en.markdown)).toEqual(outline(zh.markdown));
    expect(factsOf(en.markdown)).toEqual(factsOf(zh.markdown));
    expect(linksOf(en.markdown)).toEqual(expect.arrayContaining(linksOf(zh.markdown)));
    if (zhArticle) {
      const { category, publishedAt, pinned, products } = zhArticle.front;
      expect(en.front).toMatchObject({ category, publishedAt, pinned, products });
    }
    const characters = count(zh.markdown, /\p{Script=Han}/gu);
    expect(count(en.markdown, /[\p{Script=Latin}\d.'’]+/gu) / characters).toBeGreaterThan(
      LEAST_WORDS,
    );
  });
});
