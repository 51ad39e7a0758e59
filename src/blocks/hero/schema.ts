import { z } from 'zod';
import { art, defineBlock, line, link, sentences } from '../block.ts';

/** Opens a page: what it is about, in words and a picture. */
export const hero = defineBlock('hero', {
  /** `stage` fills the window with the picture, `split` sets it beside the words. */
  layout: z.enum(['stage', 'split']),
  eyebrow: line.optional(),
  heading: line,
  lead: sentences,
  /** The first one is the primary one. */
  actions: z.array(link).max(3),
  note: line.optional(),
  art,
  /** Alternative text of the picture. */
  alt: line,
});
/** The block as its view gets it. */
export type HeroBlock = z.output<typeof hero.resolved>;
