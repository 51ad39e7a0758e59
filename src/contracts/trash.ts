import { contentKinds } from './enums/content.ts';
import { type TrashedKind, trashedKinds } from './enums/trash.ts';
import type { Right } from './staff/rights.ts';

/** Days after which a record in the trash is deleted for good. */
export const TRASH_DAYS = 30;

/** Kinds of records on the list of the trash; files of the library have a list of their own. */
export const trashKinds = [...contentKinds, ...trashedKinds] as const;
export type TrashKind = (typeof trashKinds)[number];

const rights: Readonly<Record<TrashedKind, Right>> = {
  fact: 'facts.delete',
  'risky-word': 'riskyWords.delete',
  redirect: 'redirects.delete',
  'search-synonym': 'searches.update',
};

/** Whether the kind is a plain record, which lies in the trash as it was. */
export function isTrashedKind(kind: TrashKind): kind is TrashedKind {
  return trashedKinds.some((known) => known === kind);
}

/** The right to move records of a kind to the trash and to recover them. */
export function trashRight(kind: TrashKind): Right {
  return isTrashedKind(kind) ? rights[kind] : 'content.delete';
}
