/** Where a feedback was left. */
export const feedbackKinds = [
  'page',
  'exception',
  'diagnosis',
  'download',
  'report_sheet',
] as const;
/** Where a feedback was left. */
export type FeedbackKind = (typeof feedbackKinds)[number];

/** How far a task for editors has come. */
export const handlingStatuses = ['open', 'done', 'ignored'] as const;
/** How far a task for editors has come. */
export type HandlingStatus = (typeof handlingStatuses)[number];
