import { contentKinds } from './enums/content.ts';
import { isRecordKind, recordKinds } from './records/all.ts';
import { type Right, recordRight } from './staff/rights.ts';

/** Days after which a record in the trash is deleted for good. */
export const TRASH_DAYS = 30;

/** Kinds of records on the list of the trash; files of the library have a list of their own. */
export const trashKinds = [...contentKinds, ...recordKinds] as const;
export type TrashKind = (typeof trashKinds)[number];

/** The right to move records of a kind to the trash and to recover them. */
export function trashRight(kind: TrashKind): Right {
  return isRecordKind(kind) ? recordRight(kind, 'delete') : 'content.delete';
}
