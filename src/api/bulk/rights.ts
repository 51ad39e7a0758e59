import type { BulkAction, BulkResource } from '#contracts/enums/bulk.ts';
import { type Right, recordRight } from '#contracts/staff/rights.ts';

const contentRights: Record<BulkAction, Right> = {
  publish: 'content.publish',
  withdraw: 'content.publish',
  set: 'content.publish',
  confirm: 'content.publish',
  trash: 'content.delete',
  recover: 'content.delete',
};

/** The right that an action needs, as for a single record. */
export function rightOf(resource: BulkResource, action: BulkAction): Right {
  if (resource === 'content') return contentRights[action];
  return recordRight(resource, action === 'trash' ? 'delete' : 'update');
}
