import { z } from 'zod';
import { defineBlock, head, line, link } from '../block.ts';

/** Figures, each with where it comes from. */
export const block = defineBlock('figures', {
  ...head,
  items: z
    .array(
      z.strictObject({
        value: line,
        unit: line.optional(),
        label: line,
        source: line,
        /** Where the source can be read. */
        link: link.optional(),
      }),
    )
    .min(2)
    .max(8),
});

declare module '../block.ts' {
  interface BlockTypes {
    figures: typeof block;
  }
}
