import { z } from 'zod';
import { defineBlock, head, line, link, sentences } from '../block.ts';

/** The same thing in several programming languages. */
export const block = defineBlock('code-samples', {
  ...head,
  samples: z
    .array(
      z.strictObject({
        /** The tab: language or platform. */
        name: line,
        /** File name shown above the code. */
        file: line.optional(),
        code: z.string().min(1).max(6000),
        /** Note below the code. */
        note: sentences.optional(),
        link: link.optional(),
      }),
    )
    .min(1)
    .max(8),
});

declare module '../block.ts' {
  interface BlockTypes {
    'code-samples': typeof block;
  }
}
