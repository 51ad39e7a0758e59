import { z } from 'zod';
import { defineBlock, line, link, picture, sentences } from '../block.ts';

/** A call to action. */
export const block = defineBlock('call-to-action', {
  heading: line,
  lead: sentences,
  /** The first one is the primary button. */
  actions: z.array(link).min(1).max(3),
  /** Background picture, dimmed. */
  picture: picture.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    'call-to-action': typeof block;
  }
}
