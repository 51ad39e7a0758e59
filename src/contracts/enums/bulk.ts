import { recordKinds } from '../records/all.ts';

/** What a bulk operation does with each of its records. */
export const bulkActions = ['publish', 'withdraw', 'trash', 'recover', 'set', 'confirm'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** What a bulk operation changes: content of any kind, or plain records of one. */
export const bulkResources = ['content', ...recordKinds] as const;
export type BulkResource = (typeof bulkResources)[number];

/** States of a bulk operation: under way, finished, or stopped by a person. */
export const bulkStates = ['running', 'done', 'stopped'] as const;

/** Results of one record: not reached yet, changed, nothing to change, or refused. */
export const bulkItemStates = ['pending', 'done', 'skipped', 'failed'] as const;
export type BulkItemState = (typeof bulkItemStates)[number];
