import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Events in their order. */
export const timeline = defineBlock('timeline', {
  ...head,
  events: z.array(z.strictObject({ time: line, title: line, text: sentences })).min(2),
});
/** The block as its view gets it. */
export type TimelineBlock = z.output<typeof timeline.resolved>;
