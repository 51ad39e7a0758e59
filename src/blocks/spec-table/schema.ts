import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Technical data in groups. */
export const block = defineBlock('spec-table', {
  ...head,
  groups: z
    .array(
      z.strictObject({
        name: line,
        rows: z.array(z.strictObject({ name: line, value: sentences })).min(1),
      }),
    )
    .min(1),
  /** Conditions under which the data are valid. */
  note: sentences.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    'spec-table': typeof block;
  }
}
