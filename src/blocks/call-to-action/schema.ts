import { z } from 'zod';
import { defineBlock, line, link, picture, sentences } from '../block.ts';

/** What to do next. */
export const block = defineBlock('call-to-action', {
  heading: line,
  lead: sentences,
  /** The first one is the primary one. */
  actions: z.array(link).min(1).max(3),
  /** Stands behind the words, dimmed. */
  picture: picture.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    'call-to-action': typeof block;
  }
}
