import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Problems and their solutions. */
export const block = defineBlock('feature-rows', {
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

declare module '../block.ts' {
  interface BlockTypes {
    'feature-rows': typeof block;
  }
}
