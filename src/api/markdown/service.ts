import { and, eq } from 'drizzle-orm';
import { cardFields } from '#api/articles/cards.ts';
import { runBounded } from '#bounded/run.ts';
import { lookUpMedia } from '#content/markdown/media-of-text.ts';
import { findMediaIn } from '#content/markdown/text-media.ts';
import type { TextPlace } from '#content/portable-markdown/portable.ts';
import type { DocumentLevel } from '#contracts/enums/documents.ts';
import { notFound } from '#contracts/errors.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { changedForReaders, isPublicIn } from '#db/public-text.ts';
import {
  articles,
  articleTranslations as articleTexts,
  articleCategories as categories,
} from '#db/schema/articles.ts';
import { documents, documentTranslations as documentTexts } from '#db/schema/documents.ts';
import { products } from '#db/schema/products.ts';

/** The requested text and its page. */
export interface TextRequest extends Pick<TextPlace, 'page' | 'publicUrl'> {
  slug: string;
  locale: Locale;
}

/** A text for use outside the site: URLs are absolute. */
interface PortableText {
  title: string;
  /** Plain text. */
  summary: string;
  markdown: string;
  updatedAt: Date;
}

/** A document with the product and versions that it applies to. */
export interface DocumentText extends PortableText {
  /** Name of its product; null if it is about all products. */
  product: string | null;
  level: DocumentLevel;
  versionFrom: string | null;
  versionTo: string | null;
}

/** An article with its source. */
export interface ArticleText extends PortableText {
  category: string;
  /** Author name; null means the provider. */
  author: string | null;
  publishedAt: Date;
}

/** A document. @throws AppError NOT_FOUND if it does not exist or is not public in the language */
export async function readDocumentText(db: Database, request: TextRequest): Promise<DocumentText> {
  const { slug, locale } = request;
  const [row = notFound()] = await db
    .select({
      title: documentTexts.title,
      summary: documentTexts.summary,
      markdown: documentTexts.bodyMarkdown,
      updatedAt: changedForReaders(documentTexts.contentUpdatedAt, documentTexts.publishedAt),
      productZh: products.nameZh,
      productEn: products.nameEn,
      level: documents.level,
      versionFrom: documents.versionFrom,
      versionTo: documents.versionTo,
    })
    .from(documentTexts)
    .innerJoin(documents, eq(documents.id, documentTexts.documentId))
    .leftJoin(products, eq(products.key, documents.productKey))
    .where(and(eq(documents.slug, slug), isPublicIn(documentTexts, locale)));
  const { productZh, productEn, ...rest } = row;
  const product = productZh && pickText({ zh: productZh, en: productEn }, locale);
  return { ...rest, product, markdown: await portable(db, row.markdown, request) };
}

/**
 * An article, listed or not.
 * @throws AppError NOT_FOUND if it does not exist or is not public in the language
 */
export async function readArticleText(db: Database, request: TextRequest): Promise<ArticleText> {
  const { slug, locale } = request;
  const { title, summary, publishedAt, category } = cardFields(locale);
  const [row = notFound()] = await db
    .select({
      title,
      summary,
      markdown: articleTexts.bodyMarkdown,
      updatedAt: changedForReaders(articleTexts.updatedAt, articleTexts.publishedAt),
      category: category.name,
      author: articleTexts.authorName,
      publishedAt,
    })
    .from(articleTexts)
    .innerJoin(articles, eq(articles.id, articleTexts.articleId))
    .innerJoin(categories, eq(categories.key, articles.categoryKey))
    .where(and(eq(articles.slug, slug), isPublicIn(articleTexts, locale)));
  return { ...row, markdown: await portable(db, row.markdown, request) };
}

function portable(
  db: Database,
  markdown: string,
  { page, publicUrl }: TextRequest,
): Promise<string> {
  return lookUpMedia(markdown, findMediaIn(db), (media) =>
    runBounded('portable-markdown', { markdown, page, publicUrl, media }),
  );
}
