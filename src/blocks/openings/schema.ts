import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Job openings and where to apply. */
export const block = defineBlock('openings', {
  ...head,
  positions: z
    .array(z.strictObject({ title: line, place: line, text: sentences }))
    .min(1)
    .max(12),
  email: z.email(),
  /** Documents to send. */
  note: sentences,
});

declare module '../block.ts' {
  interface BlockTypes {
    openings: typeof block;
  }
}
