/** Kinds of work done on site. */
export const orderKinds = [
  'survey',
  'installation',
  'commissioning',
  'training',
  'maintenance',
  'repair',
] as const;
/** A kind of work done on site. */
export type OrderKind = (typeof orderKinds)[number];

/** Life of a work order. */
export const orderStatuses = [
  'draft',
  'scheduled',
  'in_progress',
  'paused',
  'completed',
  'cancelled',
] as const;
/** Life of a work order. */
export type OrderStatus = (typeof orderStatuses)[number];

/** State of a task. */
export const taskStates = ['todo', 'doing', 'done', 'failed', 'blocked'] as const;
/** State of a task. */
export type TaskState = (typeof taskStates)[number];

/** Who has to move next. */
export const waitingParties = ['provider', 'customer', 'third_party'] as const;
/** Who has to move next. */
export type WaitingParty = (typeof waitingParties)[number];

/** Entries of a work order's timeline. */
export const orderEventKinds = [
  'created',
  'scheduled',
  'status_changed',
  'task_changed',
  'evidence_added',
  'problem_reported',
  'problem_solved',
  'visit_planned',
  'visit_done',
  'handed_over',
  'note',
] as const;
/** An entry of a work order's timeline. */
export type OrderEventKind = (typeof orderEventKinds)[number];

/** How much a problem stands in the way. */
export const problemSeverities = ['low', 'medium', 'high'] as const;
/** How much a problem stands in the way. */
export type ProblemSeverity = (typeof problemSeverities)[number];

/** State of a problem. */
export const problemStatuses = ['open', 'solving', 'solved', 'waived'] as const;
/** State of a problem. */
export type ProblemStatus = (typeof problemStatuses)[number];

/** State of a visit. */
export const visitStatuses = ['planned', 'done', 'cancelled'] as const;
/** State of a visit. */
export type VisitStatus = (typeof visitStatuses)[number];

/** A picture that a task asks for. */
export interface PhotoSlot {
  key: string;
  label: string;
  /** Media asset laid over the viewfinder as a guide. */
  ghostMediaId: string | null;
}
