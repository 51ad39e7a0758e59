import { locales } from '#contracts/locale.ts';
import type { Executor } from '../connection.ts';
import { diagnoses, diagnosisTranslations, documents } from '../schema/documents.ts';
import { stepsIn } from './content/diagnoses/step.ts';
import { diagnosisSeeds } from './content/diagnoses.ts';

/** Writes the diagnoses, each with the document that offers it. */
export async function seedDiagnoses(db: Executor): Promise<void> {
  const rows = await db.select({ id: documents.id, slug: documents.slug }).from(documents);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  const written = await db
    .insert(diagnoses)
    .values(
      diagnosisSeeds.map(({ slug, document, product }) => ({
        slug,
        documentId: ids.get(document) ?? null,
        productKey: product,
      })),
    )
    .returning({ id: diagnoses.id, slug: diagnoses.slug });
  const idOf = new Map(written.map(({ id, slug }) => [slug, id]));
  await db.insert(diagnosisTranslations).values(
    diagnosisSeeds.flatMap(({ slug, titleZh, titleEn, steps }) =>
      locales.map((locale) => ({
        diagnosisId: idOf.get(slug) ?? '',
        locale,
        title: locale === 'zh' ? titleZh : titleEn,
        steps: stepsIn(locale, steps, ids),
        status: 'published' as const,
        publishedAt: new Date(),
      })),
    ),
  );
}
