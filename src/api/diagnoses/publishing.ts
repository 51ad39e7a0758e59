import { eq } from 'drizzle-orm';
import { productChoices } from '#api/publishing/choices.ts';
import { type PartText, type PublishableKind, plainTexts } from '#api/publishing/kind.ts';
import { storedKind } from '#api/publishing/stored/kind.ts';
import {
  type DiagnosisStep,
  diagnosisShared,
  diagnosisText,
} from '#contracts/content/diagnosis.ts';
import type { Executor } from '#db/connection.ts';
import { diagnoses, diagnosisTranslations, documents } from '#db/schema/documents.ts';
import { checkDiagnosis } from './checks.ts';

/** Diagnoses: questions whose answers end in advice. A document of the learning centre offers each. */
export const diagnosisKind: PublishableKind = storedKind({
  kind: 'diagnosis',
  shared: {
    schema: diagnosisShared,
    empty: { active: true },
    table: diagnoses,
    columns: { product: 'productKey' },
  },
  text: {
    schema: diagnosisText,
    table: diagnosisTranslations,
    recordId: 'diagnosisId',
    texts: ({ title, steps }) => [...plainTexts({ title }), ...steps.flatMap(textsIn)],
  },
  check: checkDiagnosis,
  path: () => '/support/document',
  pageOf: (db, { documentId }) => pathOfDocument(db, documentId),
  hasPage: false,
  hasEnglish: false,
  choices: async (db) => [await productChoices(db)],
});

/** The texts of a step, named by ids, so that they stay the same when it is moved. */
function textsIn(step: DiagnosisStep): PartText[] {
  const path = `steps.${step.id}`;
  return [
    ...plainTexts({ [`${path}.text`]: step.text, [`${path}.hint`]: step.hint || null }),
    ...(step.type === 'question'
      ? step.answers.flatMap(({ id, label }) =>
          plainTexts({ [`${path}.answers.${id}.label`]: label }),
        )
      : step.actions.flatMap(({ id, text }) =>
          plainTexts({ [`${path}.actions.${id}.text`]: text }),
        )),
  ];
}

/** The page that shows a diagnosis. */
async function pathOfDocument(db: Executor, documentId: unknown): Promise<string | undefined> {
  if (typeof documentId !== 'string') return undefined;
  const [row] = await db
    .select({ slug: documents.slug })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row && `/dmfaq/${row.slug}`;
}
