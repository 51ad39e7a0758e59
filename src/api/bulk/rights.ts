import type { BulkAction, BulkPlainKind, BulkResource } from '#contracts/enums/bulk.ts';
import type { Right } from '#contracts/staff/rights.ts';
import { trashRight } from '#contracts/trash.ts';

const contentRights: Record<BulkAction, Right> = {
  publish: 'content.publish',
  withdraw: 'content.publish',
  set: 'content.publish',
  confirm: 'content.publish',
  trash: 'content.delete',
  recover: 'content.delete',
};

const updateRights: Record<BulkPlainKind, Right> = {
  fact: 'facts.update',
  'risky-word': 'riskyWords.update',
  redirect: 'redirects.update',
};

/** The right that an action needs, as for a single record. */
export function rightOf(resource: BulkResource, action: BulkAction): Right {
  if (resource === 'content') return contentRights[action];
  return action === 'trash' ? trashRight(resource) : updateRights[resource];
}
