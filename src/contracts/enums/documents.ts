/** Levels of documents, by the knowledge that the reader needs. */
export const documentLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type DocumentLevel = (typeof documentLevels)[number];

/** Types of documents. */
export const documentKinds = ['article', 'video'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Reasons why a document did not help. */
export const feedbackReasons = [
  'unclear',
  'incomplete',
  'wrong',
  'outdated',
  'other_problem',
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** A step of a diagnosis: a question with answers, or a result with actions. */
export interface DiagnosisStep {
  /** Id within the diagnosis, in slug format. */
  id: string;
  /** The question, or the diagnosed cause. */
  textZh: string;
  textEn: string | null;
  /** How to find the answer, or how the problem occurs. */
  hintZh: string | null;
  hintEn: string | null;
  /** Answers, each with the id of the next step; a result has no answers. */
  answers: { labelZh: string; labelEn: string | null; to: string }[];
  /** What to do, in order; only for a result. */
  actions: { textZh: string; textEn: string | null }[];
  /** Slugs of documents with more information; only for a result. */
  documents: string[];
}
