import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Problems and their solutions. */
export const block = defineBlock('feature-rows', {
  ...head,
  rows: z
    .array(z.strictObject({ problem: sentences, title: line, solution: sentences }))
    .min(1)
    .max(6),
});

declare module '../block.ts' {
  interface BlockTypes {
    'feature-rows': typeof block;
  }
}
