import { z } from 'zod';
import { defineBlock, head, line, link, picture, sentences } from '../block.ts';

/** How something proceeds, with what each step leaves in the reader's hands. */
export const block = defineBlock('steps', {
  ...head,
  steps: z
    .array(
      z.strictObject({
        title: line,
        text: sentences,
        time: line.optional(),
        /** What the step leaves, as a picture of its upper part. */
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
