import { z } from 'zod';
import { defineBlock, head, line, link, picture, sentences } from '../block.ts';

/** Steps of a process, each with its result for the reader. */
export const block = defineBlock('steps', {
  ...head,
  steps: z
    .array(
      z.strictObject({
        title: line,
        text: sentences,
        time: line.optional(),
        /** Picture of the step's result; its upper part is shown. */
        picture: picture.optional(),
        link: link.optional(),
      }),
    )
    .min(2)
    .max(8),
});

declare module '../block.ts' {
  interface BlockTypes {
    steps: typeof block;
  }
}
