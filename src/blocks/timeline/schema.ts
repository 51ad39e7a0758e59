import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Events in their order. */
export const block = defineBlock('timeline', {
  ...head,
  events: z.array(z.strictObject({ time: line, title: line, text: sentences })).min(2),
});

declare module '../block.ts' {
  interface BlockTypes {
    timeline: typeof block;
  }
}
