/** Kinds of on-site work. */
export const workOrderKinds = [
  'survey',
  'installation',
  'commissioning',
  'training',
  'maintenance',
  'repair',
] as const;

/** States of the work of an order. */
export const workOrderStatuses = [
  'scheduled',
  'in_progress',
  'paused',
  'completed',
  'cancelled',
] as const;

export const taskStates = ['todo', 'doing', 'done', 'failed', 'blocked'] as const;
export type TaskState = (typeof taskStates)[number];

export const problemSeverities = ['low', 'medium', 'high'] as const;

export const problemStatuses = ['open', 'solving', 'solved', 'waived'] as const;

export const visitStatuses = ['planned', 'done', 'cancelled'] as const;

/** A photo that a task requires. */
export interface PhotoSlot {
  key: string;
  label: string;
}
