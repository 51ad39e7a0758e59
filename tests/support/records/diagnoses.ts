import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Database } from '#db/connection.ts';
import { diagnoses, diagnosisTranslations } from '#db/schema/documents.ts';
import { onlyRow } from './only-row.ts';

type DiagnosisRow = typeof diagnoses.$inferInsert;
type TextRow = typeof diagnosisTranslations.$inferInsert;

/** One question with two results; the first result names these documents. */
export function diagnosisSteps(documents: string[] = []): DiagnosisStep[] {
  const result = (id: string, text: string): DiagnosisStep => ({
    id,
    type: 'result',
    text,
    hint: null,
    actions: [{ id: 'first', text: 'Change it' }],
    documents: id === 'cable' ? documents : [],
  });
  return [
    {
      id: 'screen',
      type: 'question',
      text: 'What is shown?',
      hint: null,
      answers: [
        { id: 'nothing', label: 'Nothing', to: 'cable' },
        { id: 'bars', label: 'Colour bars', to: 'source' },
      ],
    },
    result('cable', 'The cable'),
    result('source', 'The source'),
  ];
}

/** The fields of a diagnosis that tests set. */
interface DiagnosisFields
  extends Partial<Omit<DiagnosisRow, 'id' | 'slug'>>,
    Partial<Pick<TextRow, 'title' | 'steps' | 'status'>> {
  slug: string;
  /** The languages of its texts; Chinese by default. */
  locales?: readonly Locale[];
}

/** Adds a published diagnosis of one question; returns its id. */
export async function addDiagnosis(
  db: Database,
  {
    title,
    steps = diagnosisSteps(),
    status = 'published',
    locales = ['zh'],
    ...fields
  }: DiagnosisFields,
): Promise<string> {
  const rows = await db.insert(diagnoses).values(fields).returning({ id: diagnoses.id });
  const { id: diagnosisId } = onlyRow(rows);
  const text = { title: title ?? fields.slug, steps, status, publishedAt: new Date() };
  await db
    .insert(diagnosisTranslations)
    .values(locales.map((locale) => ({ diagnosisId, locale, ...text })));
  return diagnosisId;
}
