import { z } from 'zod';
import { defineBlock, head, line } from '../block.ts';

/** Figures, each with where it comes from. */
export const figures = defineBlock('figures', {
  ...head,
  items: z
    .array(z.strictObject({ value: line, unit: line.optional(), label: line, source: line }))
    .min(2)
    .max(8),
});
/** The block as its view gets it. */
export type FiguresBlock = z.output<typeof figures.resolved>;
