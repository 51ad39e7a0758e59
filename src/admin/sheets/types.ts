import type { SheetStage } from '#contracts/sheets/kinds.ts';
import type { Tone } from '#ui/badge.tsx';
import type { AnswerTo, ItemOf } from '../core/api.ts';

/** A sheet as its screen shows it. */
export type SheetRecord = AnswerTo<'GET /admin/sheets/:id'>;
/** A sheet as lists show it. */
export type SheetItem = ItemOf<'GET /admin/sheets'>;

/** What is saved of a sheet. */
export type SheetData = Pick<SheetRecord, 'head' | 'body'>;

/** Key of lists and records of sheets among the queries. */
export const SHEETS_KEY = 'sheets';

/** Colours of the stages; closed sheets are neutral. */
export const stageTones: Partial<Record<SheetStage, Tone>> = { draft: 'warn', open: 'info' };
