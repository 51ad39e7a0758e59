import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Questions and answers. */
export const faq = defineBlock('faq', {
  ...head,
  items: z.array(z.strictObject({ question: line, answer: sentences })).min(1),
});
/** The block as its view gets it. */
export type FaqBlock = z.output<typeof faq.resolved>;
