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

/** A step of a branching diagnosis: a question with answers, or a result with what to do. */
export interface DiagnosisStep {
  /** Name within its diagnosis, in the form of a slug. */
  id: string;
  /** The question, or what the result has found. */
  textZh: string;
  textEn: string | null;
  /** How to find the answer out, or how the finding comes about. */
  hintZh: string | null;
  hintEn: string | null;
  /** Answers and the step each leads to; a step without answers is a result. */
  answers: { labelZh: string; labelEn: string | null; to: string }[];
  /** What to do now, in order; only a result has any. */
  actions: { textZh: string; textEn: string | null }[];
  /** Slugs of documents that explain it; only a result has any. */
  documents: string[];
}
