import { z } from 'zod';

/** Tables that people bring for parts of a body, by name. */
export const sheetTables = ['devices', 'cables', 'minutes'] as const;
export type SheetTable = (typeof sheetTables)[number];

/** Bytes of a table that is sent with a request, before it is written in base64. */
export const MAX_SHEET_TABLE_BYTES = 768 * 1024;

export const sheetTableProblem = z.object({
  row: z.int(),
  /** What people call the column. */
  column: z.string(),
  value: z.string(),
  message: z.string(),
});
/** What is wrong with a cell of a table. */
export type SheetTableProblem = z.output<typeof sheetTableProblem>;
