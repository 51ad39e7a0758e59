/** Levels of documents, by the knowledge that the reader needs. */
export const documentLevels = ['beginner', 'intermediate', 'advanced'] as const;
export type DocumentLevel = (typeof documentLevels)[number];

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

/** Reasons of faults in the steps of a diagnosis. */
export const diagnosisFaultCodes = [
  'no-steps',
  'text-missing',
  'same-id',
  'same-answers',
  'few-answers',
  'answer-leads-nowhere',
  'step-unreachable',
  'loop',
  'no-advice',
  'many-questions',
  'other-structure',
] as const;
export type DiagnosisFaultCode = (typeof diagnosisFaultCodes)[number];
