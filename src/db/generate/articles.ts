import type { PoolClient } from 'pg';
import { type BulkColumns, insertRows } from './bulk.ts';
import type { Catalogue } from './catalogue.ts';
import { momentOf, recordId, recordRandom, slugOf } from './record.ts';
import { type GeneratedText, writeText } from './text.ts';

/** Share of the articles with an English text. */
const ENGLISH = 0.1;

/** The numbers of the records to write together, and how many there will be in all. */
export interface Batch {
  numbers: number[];
  total: number;
}

/** A text with its record and language. */
interface TextRow {
  id: string;
  locale: 'zh' | 'en';
  at: Date;
  text: GeneratedText;
}

/** Writes articles with their texts. Products come first, so that each text is indexed for search once. */
export function articleBatch({ numbers, total }: Batch, catalogue: Catalogue) {
  const ids: string[] = [];
  const slugs: string[] = [];
  const categories: string[] = [];
  const covers: (string | null)[] = [];
  const created: Date[] = [];
  const about: [id: string, product: string][] = [];
  const texts: TextRow[] = [];
  for (const number of numbers) {
    const random = recordRandom('article', number);
    const at = momentOf(number, total, random);
    const id = recordId(at, random);
    ids.push(id);
    slugs.push(slugOf(number));
    categories.push(random.pick(catalogue.articleCategories));
    covers.push(catalogue.covers.length > 0 ? random.pick(catalogue.covers) : null);
    created.push(at);
    const first = random.skewed(catalogue.products);
    const second = random.pick(catalogue.products);
    about.push([id, first]);
    if (second !== first && random.chance(0.3)) about.push([id, second]);
    texts.push({ id, locale: 'zh', at, text: writeText('zh', random) });
    if (random.chance(ENGLISH)) {
      texts.push({ id, locale: 'en', at, text: writeText('en', random) });
    }
  }
  return async (client: PoolClient) => {
    await insertRows(client, 'articles', {
      id: ['uuid', ids],
      slug: ['text', slugs],
      category_key: ['text', categories],
      cover_id: ['uuid', covers],
      created_at: ['timestamptz', created],
      updated_at: ['timestamptz', created],
    });
    await insertRows(client, 'article_products', {
      article_id: ['uuid', about.map(([id]) => id)],
      product_key: ['text', about.map(([, product]) => product)],
    });
    await insertRows(client, 'article_translations', {
      article_id: ['uuid', texts.map(({ id }) => id)],
      ...textColumns(texts),
    });
  };
}

/** The columns that texts of articles and documents share. */
export function textColumns(rows: Omit<TextRow, 'id'>[]): BulkColumns {
  const column = <T>(pick: (row: Omit<TextRow, 'id'>) => T) => rows.map(pick);
  const moments = column(({ at }) => at);
  return {
    locale: ['text', column(({ locale }) => locale)],
    status: ['text', column(() => 'published')],
    published_at: ['timestamptz', moments],
    created_at: ['timestamptz', moments],
    updated_at: ['timestamptz', moments],
    title: ['text', column(({ text }) => text.title)],
    summary: ['text', column(({ text }) => text.summary)],
    body_markdown: ['text', column(({ text }) => text.bodyMarkdown)],
    body_html: ['text', column(({ text }) => text.bodyHtml)],
    toc: ['jsonb', column(({ text }) => JSON.stringify(text.toc))],
    reading_minutes: ['int', column(({ text }) => text.readingMinutes)],
  };
}
