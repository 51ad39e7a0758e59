/** How much a document expects of its reader. */
export const documentLevels = ['beginner', 'intermediate', 'advanced'] as const;
/** How much a document expects of its reader. */
export type DocumentLevel = (typeof documentLevels)[number];

/** Forms of a document. */
export const documentKinds = ['article', 'video'] as const;
/** The form of a document. */
export type DocumentKind = (typeof documentKinds)[number];

/** Why a reader found a document unhelpful. */
export const feedbackReasons = [
  'unclear',
  'incomplete',
  'wrong',
  'outdated',
  'other_problem',
] as const;
/** Why a reader found a document unhelpful. */
export type FeedbackReason = (typeof feedbackReasons)[number];

/** A step of a branching diagnosis: a question with answers, or a result. */
export interface DiagnosisStep {
  id: string;
  textZh: string;
  textEn: string | null;
  /** Answers and the step each leads to; a step without answers is a result. */
  answers: { labelZh: string; labelEn: string | null; to: string }[];
}
