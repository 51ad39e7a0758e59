/** What a bulk operation does with each of its records. */
export const bulkActions = ['publish', 'withdraw', 'trash', 'recover', 'set', 'confirm'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** States of a bulk operation: under way, finished, or stopped by a person. */
export const bulkStates = ['running', 'done', 'stopped'] as const;
export type BulkState = (typeof bulkStates)[number];

/** Results of one record: not reached yet, changed, nothing to change, or refused. */
export const bulkItemStates = ['pending', 'done', 'skipped', 'failed'] as const;
export type BulkItemState = (typeof bulkItemStates)[number];
