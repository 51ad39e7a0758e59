import type { BulkAction } from '#contracts/enums/bulk.ts';
import type { Right } from '#contracts/staff/rights.ts';

/** The right that each action needs, as for a single record. */
export const rightOf: Record<BulkAction, Right> = {
  publish: 'content.publish',
  withdraw: 'content.publish',
  set: 'content.publish',
  confirm: 'content.publish',
  trash: 'content.delete',
  recover: 'content.delete',
};
