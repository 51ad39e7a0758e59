import { and, eq } from 'drizzle-orm';
import { definePart, type PartText, type PublishableKind } from '#api/publishing/kind.ts';
import { productChoices } from '#api/publishing/product-choices.ts';
import { publishedAgain, publishedNow, stateOf } from '#api/publishing/translation.ts';
import {
  type DiagnosisShared,
  type DiagnosisStep,
  type DiagnosisText,
  diagnosisShared,
  diagnosisText,
} from '#contracts/content/diagnosis.ts';
import { productKeys } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { diagnoses, documents, diagnosisTranslations as texts } from '#db/schema/documents.ts';
import { checkDiagnosis } from './checks.ts';

const textOf = (locale: Locale) =>
  definePart<DiagnosisText>({
    schema: diagnosisText,
    empty: { title: '', steps: [] },
    async read(db, id) {
      const [row] = await db
        .select()
        .from(texts)
        .where(and(eq(texts.diagnosisId, id), eq(texts.locale, locale)));
      if (!row) return undefined;
      const { title, steps } = row;
      return { data: { title, steps }, state: stateOf(row.status), publishedAt: row.publishedAt };
    },
    async write(db, id, columns) {
      await db
        .insert(texts)
        .values({ diagnosisId: id, locale, ...columns, ...publishedNow() })
        .onConflictDoUpdate({
          target: [texts.diagnosisId, texts.locale],
          set: { ...columns, ...publishedAgain(texts) },
        });
    },
    texts: ({ title, steps }) => [plain('title', title), ...steps.flatMap(textsIn)],
    references: () => [],
  });

const plain = (field: string, text: string): PartText => ({ field, text, form: 'plain' });

/** The texts of a step, named by ids, so that they stay the same when it is moved. */
function textsIn(step: DiagnosisStep): PartText[] {
  const path = `steps.${step.id}`;
  return [
    plain(`${path}.text`, step.text),
    ...(step.hint ? [plain(`${path}.hint`, step.hint)] : []),
    ...(step.type === 'question'
      ? step.answers.map(({ id, label }) => plain(`${path}.answers.${id}.label`, label))
      : step.actions.map(({ id, text }) => plain(`${path}.actions.${id}.text`, text))),
  ];
}

const shared = definePart<DiagnosisShared>({
  schema: diagnosisShared,
  empty: { slug: '', documentId: null, product: null, active: true },
  async read(db, id) {
    const [row] = await db.select().from(diagnoses).where(eq(diagnoses.id, id));
    if (!row) return undefined;
    const { slug, documentId, productKey, active } = row;
    const product = productKeys.find((key) => key === productKey) ?? null;
    const data = { slug, documentId, product, active };
    return { data, state: 'published', publishedAt: null };
  },
  async write(db, id, data) {
    await db.update(diagnoses).set(columnsOf(data)).where(eq(diagnoses.id, id));
  },
  texts: () => [],
  references: () => [],
});

function columnsOf({ product, ...columns }: DiagnosisShared) {
  return { ...columns, productKey: product };
}

/** Diagnoses: questions whose answers end in advice. A document of the learning centre offers each. */
export const diagnosisKind: PublishableKind = {
  kind: 'diagnosis',
  parts: { shared, zh: textOf('zh'), en: textOf('en') },
  draftTables: [
    { table: diagnoses, recordId: diagnoses.id },
    { table: texts, recordId: texts.diagnosisId },
  ],
  async create(db, data) {
    const [row] = await db
      .insert(diagnoses)
      .values(columnsOf(data as DiagnosisShared))
      .returning({ id: diagnoses.id });
    if (!row) throw new Error('the diagnosis was not created');
    return row.id;
  },
  async withdraw(db, id, locale) {
    await db
      .update(texts)
      .set({ status: 'archived' })
      .where(and(eq(texts.diagnosisId, id), eq(texts.locale, locale)));
  },
  async remove(db, id) {
    await db.delete(diagnoses).where(eq(diagnoses.id, id));
  },
  check: checkDiagnosis,
  path: () => '/support/document',
  pageOf: (db, { documentId }) => pathOfDocument(db, documentId),
  hasPage: false,
  hasEnglish: false,
  choices: async (db) => [await productChoices(db)],
};

/** The page that shows a diagnosis. */
async function pathOfDocument(db: Executor, documentId: unknown): Promise<string | undefined> {
  if (typeof documentId !== 'string') return undefined;
  const [row] = await db
    .select({ slug: documents.slug })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row && `/dmfaq/${row.slug}`;
}
