import { z } from 'zod';
import { defineBlock, head, picture, sentences } from '../block.ts';

/** Paragraphs beside a picture. */
export const block = defineBlock('story', {
  ...head,
  paragraphs: z.array(sentences).min(1).max(8),
  picture,
});

declare module '../block.ts' {
  interface BlockTypes {
    story: typeof block;
  }
}
