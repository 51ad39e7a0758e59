import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { diagnosisFaults } from '#contracts/diagnosis.ts';
import type { DiagnosisStep } from '#contracts/enums/documents.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import { diagnoses, documents, documentTranslations as texts } from '#db/schema/documents.ts';
import { products } from '#db/schema/products.ts';
import type { Diagnosis } from './contract.ts';

/** The diagnosis of a document; null if there is none or its steps have faults. */
export async function readDiagnosis(
  db: Database,
  documentId: string,
  locale: Locale,
): Promise<Diagnosis | null> {
  const [row] = await db
    .select({
      slug: diagnoses.slug,
      title: titleIn(locale),
      steps: diagnoses.steps,
      product: { key: sql<ProductKey>`${products.key}`, zh: products.nameZh, en: products.nameEn },
    })
    .from(diagnoses)
    .leftJoin(products, eq(products.key, diagnoses.productKey))
    .where(and(eq(diagnoses.documentId, documentId), diagnoses.active))
    .orderBy(asc(diagnoses.slug))
    .limit(1);
  if (!row || diagnosisFaults(row.steps).length > 0) return null;
  const { slug, title, steps, product } = row;
  const titles = await titlesOf(db, steps, locale);
  return {
    slug,
    title,
    product: product && { key: product.key, name: pickText(product, locale) },
    steps: steps.map((step) => ({
      id: step.id,
      text: pickText({ zh: step.textZh, en: step.textEn }, locale),
      hint: step.hintZh && pickText({ zh: step.hintZh, en: step.hintEn }, locale),
      answers: step.answers.map(({ labelZh, labelEn, to }) => ({
        label: pickText({ zh: labelZh, en: labelEn }, locale),
        to,
      })),
      actions: step.actions.map(({ textZh, textEn }) =>
        pickText({ zh: textZh, en: textEn }, locale),
      ),
      documents: step.documents.flatMap((slug) => {
        const title = titles.get(slug);
        return title === undefined ? [] : { slug, title };
      }),
    })),
  };
}

/** Diagnoses of the public documents in some sections, in document order. */
export async function listDiagnoses(db: Database, locale: Locale, sectionIds: string[]) {
  const sectionOrder = sql`array_position(${sql.param(sectionIds)}::uuid[], ${documents.sectionId})`;
  const rows = await db
    .select({ slug: documents.slug, title: titleIn(locale) })
    .from(diagnoses)
    .innerJoin(documents, eq(documents.id, diagnoses.documentId))
    .innerJoin(texts, eq(texts.documentId, documents.id))
    .where(
      and(diagnoses.active, isPublicIn(texts, locale), inArray(documents.sectionId, sectionIds)),
    )
    .orderBy(sectionOrder, asc(documents.sort), asc(documents.id), asc(diagnoses.slug));
  // A document shows only its first diagnosis.
  return rows.filter(({ slug }, index) => slug !== rows[index - 1]?.slug);
}

function titleIn(locale: Locale) {
  return locale === 'en'
    ? sql<string>`coalesce(${diagnoses.titleEn}, ${diagnoses.titleZh})`
    : sql<string>`${diagnoses.titleZh}`;
}

/** Titles of the public documents in the steps, by slug. */
async function titlesOf(
  db: Database,
  steps: DiagnosisStep[],
  locale: Locale,
): Promise<Map<string, string>> {
  const slugs = [...new Set(steps.flatMap((step) => step.documents))];
  if (slugs.length === 0) return new Map();
  const rows = await db
    .select({ slug: documents.slug, title: texts.title })
    .from(documents)
    .innerJoin(texts, eq(texts.documentId, documents.id))
    .where(and(inArray(documents.slug, slugs), isPublicIn(texts, locale)));
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}
