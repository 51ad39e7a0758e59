import { z } from 'zod';
import { defineBlock, line, link, sentences } from '../block.ts';

/** What to do next. */
export const callToAction = defineBlock('call-to-action', {
  heading: line,
  lead: sentences,
  /** The first one is the primary one. */
  actions: z.array(link).min(1).max(3),
});
/** The block as its view gets it. */
export type CallToActionBlock = z.output<typeof callToAction.resolved>;
