import { and, asc, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { SearchableDeps } from '#api/deps.ts';
import { listDiagnoses, readDiagnosis } from '#api/diagnoses/service.ts';
import { findAnswer } from '#api/search/answers.ts';
import { searchKeys } from '#api/search/keys.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { notFound } from '#contracts/errors.ts';
import type { Locale } from '#contracts/locale.ts';
import type { RouteData, RouteInput } from '#contracts/route.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import {
  documentSections,
  documents,
  documentTranslations as texts,
} from '#db/schema/documents.ts';
import { products } from '#db/schema/products.ts';
import { cardFields, nameIn, presentCard, selectCards } from './cards.ts';
import type { Document, listDocuments } from './contract.ts';
import { readPosition } from './position.ts';
import { pathTo, readSections, sectionAndBelow, sectionTree } from './sections.ts';

type ListQuery = RouteInput<typeof listDocuments>['query'];
type DocumentList = RouteData<typeof listDocuments>;

const POPULAR = 8;

/** The tree, and one page of the documents that match the filters, in tree order. */
export async function findDocuments(
  { db, search }: SearchableDeps,
  query: ListQuery,
): Promise<DocumentList> {
  const { locale, page, pageSize, section, product, level, q } = query;
  const sections = await readSections(db, locale, { product, level });
  const sectionIds = section ? sectionAndBelow(sections, section) : sections.map(({ id }) => id);
  const filter = and(
    isPublicIn(texts, locale),
    section ? inArray(documents.sectionId, sectionIds) : undefined,
    product ? eq(documents.productKey, product) : undefined,
    level ? eq(documents.level, level) : undefined,
  );
  const offset = (page - 1) * pageSize;
  const matches = q
    ? await searchKeys(search, {
        q,
        locale,
        kind: 'document',
        filters: { category: section && slugsOf(sections, sectionIds), product, level },
        limit: pageSize,
        offset,
      })
    : null;
  const sectionOrder = sql`array_position(${sql.param(sectionIds)}::uuid[], ${documents.sectionId})`;
  const [items, [counts], popular, about, diagnoses] = await Promise.all([
    matches
      ? cardsInOrder(db, locale, matches.ids)
      : selectCards(db, locale, filter)
          .orderBy(sectionOrder, asc(documents.sort), asc(documents.id))
          .limit(pageSize)
          .offset(offset),
    matches ? [{ total: matches.total }] : selectCount(db, filter),
    selectCards(db, locale, and(isPublicIn(texts, locale), isNotNull(documents.popular)))
      .orderBy(asc(documents.popular), asc(documents.id))
      .limit(POPULAR),
    listProducts(db, locale),
    listDiagnoses(db, locale, sectionIds),
  ]);
  return {
    items: items.map(presentCard).map((card) => matches?.mark(card) ?? card),
    page,
    pageSize,
    total: counts?.total ?? 0,
    sections: sectionTree(sections),
    popular: popular.map(presentCard),
    diagnoses,
    products: about,
    corrected: matches?.corrected ?? null,
    answer: q && page === 1 ? await findAnswer(search, locale, [q, matches?.corrected]) : null,
  };
}

/**
 * One document. @throws AppError NOT_FOUND if it does not exist or is not public in this language
 */
export async function readDocument(db: Database, slug: string, locale: Locale): Promise<Document> {
  const [row = notFound()] = await db
    .select({
      ...cardFields(locale),
      id: documents.id,
      sectionId: documents.sectionId,
      html: texts.bodyHtml,
      toc: texts.toc,
      versionFrom: documents.versionFrom,
      versionTo: documents.versionTo,
      publishedAt: texts.publishedAt,
      seoTitle: texts.seoTitle,
      seoDescription: texts.seoDescription,
      articleInOther: sql<string | null>`(select a.slug from article_translations other
        join articles a on a.id = other.article_id
        where a.slug = coalesce(${documents.englishArticle}, ${documents.slug})
          and other.locale <> ${locale}
          and other.status = 'published' and other.published_at <= now())`,
    })
    .from(texts)
    .innerJoin(documents, eq(documents.id, texts.documentId))
    .innerJoin(documentSections, eq(documentSections.id, documents.sectionId))
    .leftJoin(products, eq(products.key, documents.productKey))
    .where(and(eq(documents.slug, slug), isPublicIn(texts, locale)));
  const sections = await readSections(db, locale);
  const [position, related, diagnosis] = await Promise.all([
    readPosition(db, locale, sections, row),
    findRelated(db, locale, row.id),
    readDiagnosis(db, row.id, locale),
  ]);
  const { html, toc, versionFrom, versionTo, publishedAt, seoTitle, seoDescription } = row;
  return {
    ...presentCard(row),
    html,
    toc,
    versionFrom,
    versionTo,
    seoTitle,
    seoDescription,
    articleInOther: row.articleInOther,
    publishedAt: (publishedAt ?? row.updatedAt).toISOString(),
    path: pathTo(sections, row.sectionId),
    ...position,
    related: related.map(presentCard),
    diagnosis,
  };
}

/** Cards of public documents, in the order of the ids. */
async function cardsInOrder(db: Database, locale: Locale, ids: string[]) {
  if (ids.length === 0) return [];
  return selectCards(
    db,
    locale,
    and(isPublicIn(texts, locale), inArray(documents.id, ids)),
  ).orderBy(sql`array_position(${sql.param(ids)}::uuid[], ${documents.id})`);
}

/** Slugs of sections; for an unknown section, a slug that no document has. */
function slugsOf(sections: { id: string; slug: string }[], ids: string[]): string[] {
  const slugs = sections.filter(({ id }) => ids.includes(id)).map(({ slug }) => slug);
  return slugs.length > 0 ? slugs : ['-'];
}

function selectCount(db: Database, filter: SQL | undefined) {
  return db
    .select({ total: count() })
    .from(texts)
    .innerJoin(documents, eq(documents.id, texts.documentId))
    .where(filter);
}

function listProducts(db: Database, locale: Locale) {
  const keys = db
    .select({ key: documents.productKey })
    .from(documents)
    .innerJoin(texts, eq(texts.documentId, documents.id))
    .where(isPublicIn(texts, locale));
  return db
    .select({
      key: sql<ProductKey>`${products.key}`,
      name: nameIn(locale, products),
    })
    .from(products)
    .where(inArray(products.key, keys))
    .orderBy(asc(products.sort));
}

/** Recommended documents of a document, in its order. */
function findRelated(db: Database, locale: Locale, id: string) {
  const sort = sql`(select r.sort from document_relations r
    where r.document_id = ${id} and r.related_id = ${documents.id})`;
  return selectCards(db, locale, and(isPublicIn(texts, locale), sql`${sort} is not null`)).orderBy(
    sort,
  );
}
