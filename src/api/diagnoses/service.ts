import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Diagnosis } from '#api/documents/contract.ts';
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { answersOf, isSound } from '#contracts/diagnosis.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import { type Locale, pickText } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import {
  diagnoses,
  documents,
  documentTranslations,
  diagnosisTranslations as texts,
} from '#db/schema/documents.ts';
import { products } from '#db/schema/products.ts';

/** The diagnosis of a document; null if there is none or its steps have faults. */
export async function readDiagnosis(
  db: Database,
  documentId: string,
  locale: Locale,
): Promise<Diagnosis | null> {
  const [row] = await db
    .select({
      slug: diagnoses.slug,
      title: texts.title,
      steps: texts.steps,
      product: { key: sql<ProductKey>`${products.key}`, zh: products.nameZh, en: products.nameEn },
    })
    .from(diagnoses)
    .innerJoin(texts, eq(texts.diagnosisId, diagnoses.id))
    .leftJoin(products, eq(products.key, diagnoses.productKey))
    .where(and(eq(diagnoses.documentId, documentId), diagnoses.active, isPublicIn(texts, locale)))
    .orderBy(asc(diagnoses.slug))
    .limit(1);
  if (!row || !isSound(row.steps)) return null;
  const { slug, title, steps, product } = row;
  const links = await linksIn(db, steps, locale);
  return {
    slug,
    title,
    product: product && { key: product.key, name: pickText(product, locale) },
    steps: steps.map((step) => ({
      id: step.id,
      text: step.text,
      hint: step.hint,
      answers: answersOf(step).map(({ label, to }) => ({ label, to })),
      actions: step.type === 'result' ? step.actions.map(({ text }) => text) : [],
      documents: documentsOf(step).flatMap((id) => links.get(id) ?? []),
    })),
  };
}

/** Diagnoses of the public documents in some sections, in document order. */
export async function listDiagnoses(db: Database, locale: Locale, sectionIds: string[]) {
  const sectionOrder = sql`array_position(${sql.param(sectionIds)}::uuid[], ${documents.sectionId})`;
  const rows = await db
    .select({ slug: documents.slug, title: texts.title })
    .from(diagnoses)
    .innerJoin(texts, eq(texts.diagnosisId, diagnoses.id))
    .innerJoin(documents, eq(documents.id, diagnoses.documentId))
    .innerJoin(documentTranslations, eq(documentTranslations.documentId, documents.id))
    .where(
      and(
        diagnoses.active,
        isPublicIn(texts, locale),
        isPublicIn(documentTranslations, locale),
        inArray(documents.sectionId, sectionIds),
      ),
    )
    .orderBy(sectionOrder, asc(documents.sort), asc(documents.id), asc(diagnoses.slug));
  // A document shows only its first diagnosis.
  return rows.filter(({ slug }, index) => slug !== rows[index - 1]?.slug);
}

const documentsOf = (step: DiagnosisStep) => (step.type === 'result' ? step.documents : []);

/** The public documents that steps name, by id. */
async function linksIn(
  db: Database,
  steps: readonly DiagnosisStep[],
  locale: Locale,
): Promise<Map<string, { slug: string; title: string }>> {
  const ids = [...new Set(steps.flatMap(documentsOf))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: documents.id, slug: documents.slug, title: documentTranslations.title })
    .from(documents)
    .innerJoin(documentTranslations, eq(documentTranslations.documentId, documents.id))
    .where(and(inArray(documents.id, ids), isPublicIn(documentTranslations, locale)));
  return new Map(rows.map(({ id, slug, title }) => [id, { slug, title }]));
}
