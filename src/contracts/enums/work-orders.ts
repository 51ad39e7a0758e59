/** Kinds of on-site work. */
export const workOrderKinds = [
  'survey',
  'installation',
  'commissioning',
  'training',
  'maintenance',
  'repair',
] as const;
export type WorkOrderKind = (typeof workOrderKinds)[number];

/** States of the work of an order. */
export const workOrderStatuses = [
  'scheduled',
  'in_progress',
  'paused',
  'completed',
  'cancelled',
] as const;
export type WorkOrderStatus = (typeof workOrderStatuses)[number];

export const taskStates = ['todo', 'doing', 'done', 'failed', 'blocked'] as const;
export type TaskState = (typeof taskStates)[number];

export const problemSeverities = ['low', 'medium', 'high'] as const;
export type ProblemSeverity = (typeof problemSeverities)[number];

export const problemStatuses = ['open', 'solving', 'solved', 'waived'] as const;
export type ProblemStatus = (typeof problemStatuses)[number];

export const visitStatuses = ['planned', 'done', 'cancelled'] as const;
export type VisitStatus = (typeof visitStatuses)[number];

/** A photo that a task requires. */
export interface PhotoSlot {
  key: string;
  label: string;
}
