import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Questions and answers. */
export const block = defineBlock('faq', {
  ...head,
  items: z.array(z.strictObject({ question: line, answer: sentences })).min(1),
});

declare module '../block.ts' {
  interface BlockTypes {
    faq: typeof block;
  }
}
