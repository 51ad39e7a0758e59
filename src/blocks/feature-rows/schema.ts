import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Problems and how each is solved. */
export const featureRows = defineBlock('feature-rows', {
  ...head,
  rows: z
    .array(
      z.strictObject({
        problem: sentences,
        title: line,
        solution: sentences,
        points: z.array(line).max(6).optional(),
      }),
    )
    .min(1)
    .max(8),
});
/** The block as its view gets it. */
export type FeatureRowsBlock = z.output<typeof featureRows.resolved>;
