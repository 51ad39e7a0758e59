import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

const column = z.strictObject({
  name: line,
  /** A few words below the name. */
  note: line.optional(),
  /** Marks the column of this page's product. */
  own: z.boolean().optional(),
});

/** Comparison of alternatives; a cell is a text, or yes or no. */
export const block = defineBlock('comparison-table', {
  ...head,
  columns: z.array(column).min(2).max(4),
  /** `cells` are in the order of the columns. */
  rows: z
    .array(
      z.strictObject({
        name: line,
        cells: z
          .array(z.union([line, z.boolean()]))
          .min(2)
          .max(4),
      }),
    )
    .min(2)
    .max(16),
  /** When to choose which, or what the table leaves out. */
  note: sentences.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    'comparison-table': typeof block;
  }
}
