import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Places where the provider can be met. */
export const offices = defineBlock('offices', {
  ...head,
  offices: z
    .array(
      z.strictObject({
        name: line,
        text: sentences,
        address: line,
        hours: line,
        email: z.email().optional(),
      }),
    )
    .min(1),
});
/** The block as its view gets it. */
export type OfficesBlock = z.output<typeof offices.resolved>;
