import type { ContentKind } from '#contracts/enums/content.ts';
import type { RecordKind } from '#contracts/records/all.ts';
import type { AnswerTo, BodyOf } from '../core/api.ts';

export type Operation = AnswerTo<'GET /admin/bulk-operations/:id'>;
export type Instruction = BodyOf<'POST /admin/bulk-operations'>['instruction'];
/** Filter of a list, for "all that match". */
export type Filter = Extract<
  BodyOf<'POST /admin/bulk-operations'>['records'],
  { filter: unknown }
>['filter'];

type PlainStart = BodyOf<'POST /admin/plain-records/:kind/bulk-operations'>;
export type PlainInstruction = PlainStart['instruction'];

/** A field of plain records that can be set on many, with its values as a form names them. */
export interface PlainField {
  field: Extract<PlainInstruction, { action: 'set' }>['field'];
  label: string;
  options: readonly { value: string; label: string }[];
}

/** What a list selects: content, or plain records of one kind. */
export type Selectable =
  | {
      resource: 'content';
      /** Kind of the records; needed for publishing and fields. */
      kind?: ContentKind;
      /** Filter of the list, for "all that match". */
      filter: Filter;
    }
  | {
      resource: RecordKind;
      fields: readonly PlainField[];
      filter: Extract<PlainStart['records'], { filter: unknown }>['filter'];
    };

/** Key of the operations among the queries. */
export const BULK_KEY = 'bulk';
