import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { newestOfListing } from '#api/articles/listing.ts';
import { pathTo, readSections } from '#api/documents/sections.ts';
import { type ProductKey, productKeys } from '#contracts/enums/products.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { articles, articleTranslations as articleTexts } from '#db/schema/articles.ts';
import { documents, documentTranslations as documentTexts } from '#db/schema/documents.ts';
import { products } from '#db/schema/products.ts';

/** Maximum numbers of documents and newest articles in an overview of the site. */
const DOCUMENTS = 500;
const ARTICLES = 50;

/** A record in a list of links. */
export interface RecordLink<Uid = string> {
  slug: Uid;
  title: string;
  summary: string;
}

/** A section of the learning centre with its own documents. */
export interface SectionLinks {
  /** Names from the top of the tree to the section. */
  path: string[];
  documents: RecordLink[];
}

/** Products that have pages, in their order. */
export async function readProductLinks(
  db: Database,
  locale: Locale,
): Promise<RecordLink<ProductKey>[]> {
  const rows = await db
    .select()
    .from(products)
    .where(eq(products.visible, true))
    .orderBy(asc(products.sort));
  return rows.flatMap(({ key, nameZh, nameEn, taglineZh, taglineEn }) => {
    const slug = productKeys.find((productKey) => productKey === key);
    const title = pickText({ zh: nameZh, en: nameEn }, locale);
    return slug ? { slug, title, summary: pickText({ zh: taglineZh, en: taglineEn }, locale) } : [];
  });
}

/** The public documents by section, in tree order. */
export async function readDocumentLinks(db: Database, locale: Locale): Promise<SectionLinks[]> {
  const sections = await readSections(db, locale);
  const ids = sections.map(({ id }) => id);
  const rows = await db
    .select({
      sectionId: documents.sectionId,
      slug: documents.slug,
      title: documentTexts.title,
      summary: documentTexts.summary,
    })
    .from(documentTexts)
    .innerJoin(documents, eq(documents.id, documentTexts.documentId))
    .where(isPublicIn(documentTexts, locale))
    .orderBy(
      sql`array_position(${sql.param(ids)}::uuid[], ${documents.sectionId})`,
      asc(documents.sort),
      asc(documents.id),
    )
    .limit(DOCUMENTS);
  const bySection = Map.groupBy(rows, ({ sectionId }) => sectionId);
  return [...bySection].map(([id, links]) => ({
    path: pathTo(sections, id).map(({ name }) => name),
    documents: links.map(({ sectionId: _, ...link }) => link),
  }));
}

/** The newest listed articles. */
export function readArticleLinks(db: Database, locale: Locale): Promise<RecordLink[]> {
  return db
    .select({ slug: articles.slug, title: articleTexts.title, summary: articleTexts.summary })
    .from(articles)
    .innerJoin(
      articleTexts,
      and(eq(articleTexts.articleId, articles.id), eq(articleTexts.locale, locale)),
    )
    .where(
      sql`${articles.id} in ${newestOfListing(locale, { category: undefined, limit: ARTICLES })}`,
    )
    .orderBy(desc(articleTexts.publishedAt), desc(articles.id));
}
