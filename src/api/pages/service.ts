import { and, eq, sql } from 'drizzle-orm';
import type { ApiDeps } from '#api/deps.ts';
import { findPictures } from '#api/media/service.ts';
import type { Block, PageBlock } from '#blocks/block.ts';
import { mapPictures } from '#blocks/picture-field.ts';
import { blockDefinitions, storedBlockSchema } from '#blocks/schemas.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import type { StoredBlock } from '#contracts/enums/publishing.ts';
import { AppError, notFound } from '#contracts/errors.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Picture } from '#contracts/picture.ts';
import type { Database } from '#db/connection.ts';
import { preparedByLocale } from '#db/prepared.ts';
import { isPublicIn } from '#db/public-text.ts';
import { pages, pageTranslations as texts } from '#db/schema/pages.ts';
import { products } from '#db/schema/products.ts';
import { siteSettings } from '#db/schema/site.ts';
import type { BlockPage } from './contract.ts';
import { readRecords } from './records.ts';

/**
 * A page with its blocks; without blocks if nothing has been published for it yet.
 * @throws AppError NOT_FOUND if the key is not valid
 */
export async function readPage(deps: ApiDeps, key: string, locale: Locale): Promise<BlockPage> {
  const [row] = await pageByKey(deps.db, locale).execute({ key });
  if (!row) return emptyPage(deps.db, key, locale);
  const { title, description, hasOtherLanguage } = row;
  const productKey = productKeys.find((one) => one === row.productKey);
  return {
    key: row.key,
    product: productKey ? presentProduct(productKey, row, locale) : null,
    title,
    description,
    blocks: await resolveBlocks(deps, locale, readBlocks(row.blocks)),
    hasOtherLanguage,
  };
}

const pageByKey = preparedByLocale((db, locale) => {
  const other = locale === 'zh' ? 'en' : 'zh';
  return db
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
      hasOtherLanguage: sql<boolean>`exists (select 1 from page_translations other
        where other.page_id = ${pages.id} and other.locale = ${other}
          and other.status = 'published' and other.published_at <= now())`,
    })
    .from(texts)
    .innerJoin(pages, eq(pages.id, texts.pageId))
    .leftJoin(products, eq(products.key, pages.productKey))
    .where(and(eq(pages.key, sql.placeholder('key')), isPublicIn(texts, locale)))
    .prepare(`page_${locale}`);
});

const PRODUCT_PAGE = /^product-(.+)$/;

/** A page without blocks, before it has been written: its data come from settings and product. */
async function emptyPage(db: Database, key: string, locale: Locale): Promise<BlockPage> {
  const productKey = productKeys.find((one) => one === PRODUCT_PAGE.exec(key)?.[1]);
  if (productKey) {
    const [row = notFound()] = await db.select().from(products).where(eq(products.key, productKey));
    const product = presentProduct(productKey, row, locale);
    const { name: title, tagline: description } = product;
    return { key, product, title, description, blocks: [], hasOtherLanguage: true };
  }
  const [site] = await db.select().from(siteSettings);
  if (!site || !['home', 'about'].includes(key)) throw new AppError('NOT_FOUND');
  return {
    key,
    product: null,
    title: locale === 'en' ? site.brandEn : site.brandZh,
    description: locale === 'en' ? site.descriptionEn : site.descriptionZh,
    blocks: [],
    hasOtherLanguage: true,
  };
}

/**
 * Leaves out hidden blocks, and those that do not match their schema, so that the rest of the page
 * still works.
 */
function readBlocks(stored: StoredBlock[]): PageBlock[] {
  return stored.flatMap((block) =>
    block.hidden === true ? [] : (storedBlockSchema.safeParse(block).data ?? []),
  );
}

/** Adds the pictures of all blocks in one query, and the records that the blocks request. */
async function resolveBlocks(deps: ApiDeps, locale: Locale, blocks: PageBlock[]): Promise<Block[]> {
  const { db, log, answers } = deps;
  const keys = new Set<string>();
  for (const block of blocks) {
    mapPictures(block, blockDefinitions[block.type].pictures, (key) => {
      keys.add(key);
      return null;
    });
  }
  const [pictures, items] = await Promise.all([
    readPictures(deps, keys, locale),
    Promise.all(
      blocks.map((block) =>
        'source' in block ? readRecords(db, answers, locale, block.source) : null,
      ),
    ),
  ]);
  const unknown = [...keys].filter((key) => !pictures.has(key));
  if (unknown.length > 0) log.warn({ pictures: unknown }, 'a page refers to missing pictures');
  return blocks.map((block, index) => {
    const records = items[index];
    const { pictures: paths } = blockDefinitions[block.type];
    // Code is copied as it is.
    const shown = block.type === 'code-samples' ? block : keepUnits(block);
    const resolved = mapPictures(shown, paths, (key) => pictures.get(key) ?? null) as object;
    // The schema of a block sets its kind of records.
    return (records ? { ...resolved, items: records } : resolved) as Block;
  });
}

/** Pictures of the library by key: from the cache until one changes. */
async function readPictures(
  { db, answers }: ApiDeps,
  keys: Set<string>,
  locale: Locale,
): Promise<Map<string, Picture>> {
  const find = async () => [...(await findPictures(db, keys, locale))];
  const cacheKey = `pictures ${locale} ${[...keys].join(' ')}`;
  return new Map(answers ? await answers.get(cacheKey, ['media'], find) : await find());
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
