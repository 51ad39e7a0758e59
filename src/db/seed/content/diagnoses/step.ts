import type { DiagnosisStep } from '#contracts/enums/documents.ts';
import type { ProductKey } from '#contracts/enums/products.ts';

/** A text in Chinese and in English. */
type Both = readonly [zh: string, en: string];

/** A diagnosis of the demo content. */
export interface DiagnosisSeed {
  slug: string;
  /** Slug of the document that offers it. */
  document: string;
  product: ProductKey | null;
  titleZh: string;
  titleEn: string;
  steps: DiagnosisStep[];
}

/** A question; every answer names the next step. */
export function ask(
  id: string,
  [textZh, textEn]: Both,
  [hintZh, hintEn]: Both | [null, null],
  answers: readonly (readonly [zh: string, en: string, to: string])[],
): DiagnosisStep {
  return {
    id,
    textZh,
    textEn,
    hintZh,
    hintEn,
    answers: answers.map(([labelZh, labelEn, to]) => ({ labelZh, labelEn, to })),
    actions: [],
    documents: [],
  };
}

/** A result: what it is, why, what to do now in order, and the documents that explain it. */
export function result(
  id: string,
  [textZh, textEn]: Both,
  [hintZh, hintEn]: Both,
  actions: readonly Both[],
  documents: string[],
): DiagnosisStep {
  return {
    id,
    textZh,
    textEn,
    hintZh,
    hintEn,
    answers: [],
    actions: actions.map(([zh, en]) => ({ textZh: zh, textEn: en })),
    documents,
  };
}
