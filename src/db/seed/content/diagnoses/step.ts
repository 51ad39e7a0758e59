import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import type { ProductKey } from '#contracts/enums/products.ts';
import type { Locale } from '#contracts/locale.ts';

/** A text in Chinese and in English. */
type Both = readonly [zh: string, en: string];

/** A step in both languages: a question has answers, a result has actions. */
export interface SeedStep {
  id: string;
  text: Both;
  hint: Both | [null, null];
  /** Answers, each with the id of the next step. */
  answers: readonly (readonly [zh: string, en: string, to: string])[];
  /** What to do now, in order. */
  actions: readonly Both[];
  /** Slugs of the documents that explain it. */
  documents: string[];
}

/** A diagnosis of the demo content. */
export interface DiagnosisSeed {
  slug: string;
  /** Slug of the document that offers it. */
  document: string;
  product: ProductKey | null;
  titleZh: string;
  titleEn: string;
  steps: SeedStep[];
}

/** A question; every answer names the next step. */
export function ask(
  id: string,
  text: Both,
  hint: SeedStep['hint'],
  answers: SeedStep['answers'],
): SeedStep {
  return { id, text, hint, answers, actions: [], documents: [] };
}

/** A result: what it is, why, what to do now in order, and the documents that explain it. */
export function result(
  id: string,
  text: Both,
  hint: Both,
  actions: readonly Both[],
  documents: string[],
): SeedStep {
  return { id, text, hint, answers: [], actions, documents };
}

/** The steps in one language. `documentIds` has the ids of documents by slug. */
export function stepsIn(
  locale: Locale,
  steps: readonly SeedStep[],
  documentIds: ReadonlyMap<string, string>,
): DiagnosisStep[] {
  const at = locale === 'zh' ? 0 : 1;
  return steps.map(({ id, text, hint, answers, actions, documents }) => {
    const head = { id, text: text[at], hint: hint[at] };
    if (answers.length > 0) {
      return {
        ...head,
        type: 'question',
        answers: answers.map((answer, index) => ({
          id: `answer-${index + 1}`,
          label: answer[at],
          to: answer[2],
        })),
      };
    }
    return {
      ...head,
      type: 'result',
      actions: actions.map((action, index) => ({ id: `action-${index + 1}`, text: action[at] })),
      documents: documents.flatMap((slug) => documentIds.get(slug) ?? []),
    };
  });
}
