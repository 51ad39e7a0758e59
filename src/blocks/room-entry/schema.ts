import { z } from 'zod';
import { defineBlock, line, link, sentences } from '../block.ts';

/** The entry to the room chooser: its first question, each answer with its own link. */
export const block = defineBlock('room-entry', {
  heading: line,
  lead: sentences,
  answers: z.array(link).min(2).max(6),
});

declare module '../block.ts' {
  interface BlockTypes {
    'room-entry': typeof block;
  }
}
