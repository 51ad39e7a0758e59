import { z } from 'zod';
import { defineBlock, head, line, link, sentences } from '../block.ts';

/** How something proceeds, with what each step leaves in the reader's hands. */
export const steps = defineBlock('steps', {
  ...head,
  steps: z
    .array(
      z.strictObject({
        title: line,
        text: sentences,
        time: line.optional(),
        link: link.optional(),
      }),
    )
    .min(2)
    .max(8),
});
/** The block as its view gets it. */
export type StepsBlock = z.output<typeof steps.resolved>;
