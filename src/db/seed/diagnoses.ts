import type { Executor } from '../connection.ts';
import { diagnoses, documents } from '../schema/documents.ts';
import { diagnosisSeeds } from './content/diagnoses.ts';

/** Writes the diagnoses, each with the document that offers it. */
export async function seedDiagnoses(db: Executor): Promise<void> {
  const rows = await db.select({ id: documents.id, slug: documents.slug }).from(documents);
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
  await db.insert(diagnoses).values(
    diagnosisSeeds.map(({ document, product, ...seed }) => ({
      ...seed,
      documentId: ids.get(document) ?? null,
      productKey: product,
    })),
  );
}
