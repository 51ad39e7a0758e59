import type { RecordSummary } from '#api/publishing/contract.ts';
import type { AnswerTo, BodyOf } from '../core/api.ts';

export type TreeData = AnswerTo<'GET /admin/document-tree'>;
export type Section = TreeData['sections'][number];
export type Move = BodyOf<'POST /admin/document-tree/moves'>['moves'][number];

/** Documents of sections that have been read, by the id of the section. */
export type Documents = ReadonlyMap<string, readonly RecordSummary[]>;

/** Sections with the documents that have been read. */
export interface Tree {
  sections: readonly Section[];
  documents: Documents;
}

/** A line of the tree. */
export type Row = { id: string; level: number; position: number; count: number } & (
  | { kind: 'section'; section: Section; parentId: string | null }
  | { kind: 'document'; document: RecordSummary; parentId: string }
);

/** Key of the tree among the queries. */
export const TREE_KEY = 'document-tree';
