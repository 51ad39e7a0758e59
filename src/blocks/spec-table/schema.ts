import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Technical data in groups. */
export const specTable = defineBlock('spec-table', {
  ...head,
  groups: z
    .array(
      z.strictObject({
        name: line,
        rows: z.array(z.strictObject({ name: line, value: sentences })).min(1),
      }),
    )
    .min(1),
  /** Conditions the data hold under. */
  note: sentences.optional(),
});
/** The block as its view gets it. */
export type SpecTableBlock = z.output<typeof specTable.resolved>;
