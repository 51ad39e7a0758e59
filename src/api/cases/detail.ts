import { and, asc, eq, sql } from 'drizzle-orm';
import { findNewestArticles } from '#api/articles/newest.ts';
import type { SearchableDeps } from '#api/deps.ts';
import { findProductDocuments } from '#api/documents/cards.ts';
import { pictureOf } from '#api/media/service.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { notFound } from '#contracts/errors.ts';
import { keepUnits } from '#contracts/keep-units.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { changedForReaders, isPublicIn } from '#db/public-text.ts';
import { caseMedia, cases, caseTranslations as texts } from '#db/schema/cases.ts';
import { industries } from '#db/schema/industries.ts';
import { solutions } from '#db/schema/solutions.ts';
import { cardFields, filterOf, listOrder, presentCard, presentFigures } from './cards.ts';
import type { CaseDetail } from './contract.ts';
import { type CaseQuery, withMatches } from './matches.ts';

/** Maximum number of related texts of each kind. */
const RELATED = 3;

/**
 * One case; its neighbours are those in the filtered list.
 * @throws AppError NOT_FOUND if it does not exist or is not public in this language
 */
export async function readCase(
  deps: SearchableDeps,
  slug: string,
  locale: Locale,
  query: CaseQuery = {},
): Promise<CaseDetail> {
  const { db } = deps;
  const other = locale === 'zh' ? 'en' : 'zh';
  const [row = notFound()] = await db
    .select({
      ...cardFields(locale),
      id: cases.id,
      deliveredOn: cases.deliveredOn,
      challengeHtml: texts.challengeHtml,
      solutionHtml: texts.solutionHtml,
      equipment: texts.equipment,
      quote: texts.quote,
      quoteAuthor: texts.quoteAuthor,
      publishedAt: texts.publishedAt,
      updatedAt: changedForReaders(texts.updatedAt, texts.publishedAt),
      seoTitle: texts.seoTitle,
      seoDescription: texts.seoDescription,
      hasOtherLanguage: sql<boolean>`exists (select 1 from case_translations other
        where other.case_id = ${cases.id} and other.locale = ${other}
          and other.status = 'published' and other.published_at <= now())`,
    })
    .from(texts)
    .innerJoin(cases, eq(cases.id, texts.caseId))
    .innerJoin(industries, eq(industries.key, cases.industryKey))
    .innerJoin(solutions, eq(solutions.key, cases.solutionKey))
    .where(and(eq(cases.slug, slug), isPublicIn(texts, locale)));
  const { id, quote, quoteAuthor, figures, equipment, publishedAt, updatedAt, ...rest } = row;
  const products = row.products.map(({ key }) => key);
  const [gallery, neighbours, articles, documents] = await Promise.all([
    findGallery(db, id, locale),
    findNeighbours(deps, slug, locale, query),
    perProduct(products, (product) => findNewestArticles(db, locale, { limit: RELATED, product })),
    perProduct(products, (product) =>
      findProductDocuments(db, locale, { limit: RELATED, product }),
    ),
  ]);
  return {
    ...rest,
    ...presentCard(row),
    figures: presentFigures(figures),
    equipment: keepUnits(equipment),
    publishedAt: (publishedAt ?? updatedAt).toISOString(),
    updatedAt: updatedAt.toISOString(),
    quote: quote ? { text: quote, author: quoteAuthor ?? row.customer } : null,
    gallery,
    ...neighbours,
    related: { articles, documents },
  };
}

/**
 * Takes the first text of every product, then the second, without duplicates: no product is left
 * out.
 */
async function perProduct<Text extends { slug: string }>(
  products: ProductKey[],
  find: (product: ProductKey) => Promise<Text[]>,
): Promise<Text[]> {
  const lists = await Promise.all(products.map(find));
  const texts = new Map<string, Text>();
  for (let index = 0; index < RELATED; index++) {
    for (const list of lists) {
      const text = list[index];
      if (text && !texts.has(text.slug)) texts.set(text.slug, text);
    }
  }
  return [...texts.values()].slice(0, RELATED);
}

async function findGallery(
  db: Database,
  caseId: string,
  locale: Locale,
): Promise<CaseDetail['gallery']> {
  const rows = await db
    .select({
      picture: pictureOf(caseMedia.mediaId, locale),
      captionZh: caseMedia.captionZh,
      captionEn: caseMedia.captionEn,
      role: caseMedia.role,
    })
    .from(caseMedia)
    .where(eq(caseMedia.caseId, caseId))
    .orderBy(asc(caseMedia.sort), asc(caseMedia.mediaId));
  return rows.flatMap(({ picture, captionZh, captionEn, role }) =>
    picture ? { picture, caption: locale === 'en' ? captionEn : captionZh, role } : [],
  );
}

/** Index and neighbours of a case in the list; none if the filter excludes the case. */
async function findNeighbours(
  { db, search }: SearchableDeps,
  slug: string,
  locale: Locale,
  query: CaseQuery,
): Promise<Pick<CaseDetail, 'place' | 'previous' | 'next'>> {
  const { filter } = await withMatches(search, locale, query);
  const list = await db
    .select({ slug: cases.slug, title: texts.title, customer: texts.customer })
    .from(texts)
    .innerJoin(cases, eq(cases.id, texts.caseId))
    .where(filterOf(db, locale, filter))
    .orderBy(...listOrder(filter));
  const place = list.findIndex((entry) => entry.slug === slug);
  if (place < 0) return { place: null, previous: null, next: null };
  return { place, previous: list[place - 1] ?? null, next: list[place + 1] ?? null };
}
