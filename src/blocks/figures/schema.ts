import { z } from 'zod';
import { defineBlock, head, line, link } from '../block.ts';

/** Figures, each with its source. */
export const block = defineBlock('figures', {
  ...head,
  items: z
    .array(
      z.strictObject({
        value: line,
        unit: line.optional(),
        label: line,
        source: line,
        /** Link to the source. */
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
