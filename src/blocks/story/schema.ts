import { z } from 'zod';
import { art, defineBlock, head, line, sentences } from '../block.ts';

/** Paragraphs beside a picture. */
export const story = defineBlock('story', {
  ...head,
  paragraphs: z.array(sentences).min(1).max(8),
  art,
  /** Alternative text of the picture. */
  alt: line,
});
/** The block as its view gets it. */
export type StoryBlock = z.output<typeof story.resolved>;
