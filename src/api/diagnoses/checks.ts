import { and, eq, inArray, ne } from 'drizzle-orm';
import type { KindCheck, KindFinding } from '#api/publishing/kind.ts';
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { diagnosisFaults, draftSteps, structureFaults } from '#contracts/diagnosis.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { isPublicIn } from '#db/public-text.ts';
import {
  diagnoses,
  diagnosisTranslations,
  documents,
  documentTranslations,
} from '#db/schema/documents.ts';
import { messages } from './messages.ts';

/** Checks the ways through a diagnosis, its documents, and that both languages have the same steps. */
export const checkDiagnosis: KindCheck = async (db, { id }, parts) => {
  const findings: KindFinding[] = [];
  const shared = parts.shared;
  if (shared?.isPublished) findings.push(...(await checkOffer(db, id, shared.data)));
  const chinese = draftSteps(parts.zh?.data.steps);
  for (const locale of locales) {
    const part = parts[locale];
    if (!part?.isPublished) continue;
    const steps = draftSteps(part.data.steps);
    const faults = [
      ...diagnosisFaults(steps),
      ...(locale === 'en' && chinese.length > 0 ? structureFaults(chinese, steps) : []),
    ];
    findings.push(
      ...faults.map(({ step: _, ...fault }) => ({ part: locale, quote: null, ...fault })),
      ...(locale === 'zh' ? await checkDocuments(db, steps, locale) : []),
    );
  }
  return findings;
};

/** Whether readers will find the diagnosis. */
async function checkOffer(
  db: Executor,
  id: string,
  { documentId, active }: Record<string, unknown>,
): Promise<KindFinding[]> {
  const finding = { severity: 'warn', part: 'shared', field: 'documentId', quote: null } as const;
  if (typeof documentId !== 'string') {
    return [{ ...finding, code: 'document-missing', message: messages.documentMissing }];
  }
  const [document] = await publicDocuments(db, [documentId], 'zh');
  if (!document) {
    return [{ ...finding, code: 'document-not-public', message: messages.documentNotPublic }];
  }
  if (active === false) return [];
  const [other] = await db
    .select({ title: diagnosisTranslations.title })
    .from(diagnoses)
    .innerJoin(diagnosisTranslations, eq(diagnosisTranslations.diagnosisId, diagnoses.id))
    .where(
      and(
        eq(diagnoses.documentId, documentId),
        ne(diagnoses.id, id),
        diagnoses.active,
        isPublicIn(diagnosisTranslations, 'zh'),
      ),
    )
    .limit(1);
  if (!other) return [];
  const { title } = other;
  return [{ ...finding, code: 'document-taken', quote: title, message: messages.documentTaken }];
}

/** The documents of results that readers would not see. */
async function checkDocuments(
  db: Executor,
  steps: readonly DiagnosisStep[],
  locale: Locale,
): Promise<KindFinding[]> {
  const named = steps.flatMap((step, index) =>
    step.type === 'result'
      ? step.documents.map((document) => ({ document, step: step.id, at: index + 1 }))
      : [],
  );
  const found = await publicDocuments(
    db,
    named.map(({ document }) => document),
    locale,
  );
  return named
    .filter(({ document }) => !found.includes(document))
    .map(({ step, at }) => ({
      severity: 'warn',
      code: 'document-not-public',
      part: locale,
      field: `steps.${step}.documents`,
      quote: null,
      message: messages.linkNotPublic(at),
    }));
}

/** Ids of those documents that are public. What is no id is not looked for. */
async function publicDocuments(db: Executor, ids: string[], locale: Locale): Promise<string[]> {
  const known = ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id));
  if (known.length === 0) return [];
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(documentTranslations, eq(documentTranslations.documentId, documents.id))
    .where(and(inArray(documents.id, known), isPublicIn(documentTranslations, locale)));
  return rows.map(({ id }) => id);
}
