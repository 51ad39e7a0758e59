import { and, eq, sql } from 'drizzle-orm';
import type { Block, PageBlock } from '#blocks/schemas.ts';
import { storedBlockSchema } from '#blocks/schemas.ts';
import { AppError } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import { type ProductKey, productKeys } from '#contracts/values/products.ts';
import type { StoredBlock } from '#contracts/values/publishing.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { pages, pageTranslations as texts } from '#db/schema/pages.ts';
import { products } from '#db/schema/products.ts';
import type { BlockPage } from './contract.ts';
import { findRecords } from './records.ts';

/** A page with its blocks. @throws AppError NOT_FOUND where it is not public in this language */
export async function readPage(db: Database, key: string, locale: Locale): Promise<BlockPage> {
  const twin = locale === 'zh' ? 'en' : 'zh';
  const [row] = await db
    .select({
      key: pages.key,
      productKey: products.key,
      nameZh: products.nameZh,
      nameEn: products.nameEn,
      taglineZh: products.taglineZh,
      taglineEn: products.taglineEn,
      title: texts.title,
      description: texts.description,
      blocks: texts.blocks,
      hasTwin: sql<boolean>`exists (select 1 from page_translations twin
        where twin.page_id = ${pages.id} and twin.locale = ${twin}
          and twin.status = 'published' and twin.published_at <= now())`,
    })
    .from(texts)
    .innerJoin(pages, eq(pages.id, texts.pageId))
    .leftJoin(products, eq(products.key, pages.productKey))
    .where(and(eq(pages.key, key), isPublicIn(texts, locale)));
  if (!row) throw new AppError('NOT_FOUND');
  const { title, description, hasTwin } = row;
  const productKey = productKeys.find((known) => known === row.productKey);
  return {
    key: row.key,
    product: productKey ? presentProduct(productKey, row, locale) : null,
    title,
    description,
    blocks: await Promise.all(readBlocks(row.blocks).map((block) => resolve(db, locale, block))),
    hasTwin,
  };
}

/** A block that does not fit its schema is left out, so that the rest of the page stands. */
function readBlocks(stored: StoredBlock[]): PageBlock[] {
  return stored.flatMap((block) => storedBlockSchema.safeParse(block).data ?? []);
}

/** Adds the records that a block asks for. */
async function resolve(db: Database, locale: Locale, block: PageBlock): Promise<Block> {
  if (!('source' in block)) return block;
  // Which kind of record belongs to which block is what its schema says.
  return { ...block, items: await findRecords(db, locale, block.source) } as Block;
}

interface ProductRow {
  nameZh: string | null;
  nameEn: string | null;
  taglineZh: string | null;
  taglineEn: string | null;
}

function presentProduct(key: ProductKey, row: ProductRow, locale: Locale) {
  return {
    key,
    name: pickText({ zh: row.nameZh ?? key, en: row.nameEn }, locale),
    tagline: pickText({ zh: row.taglineZh ?? '', en: row.taglineEn }, locale),
  };
}
