import { z } from 'zod';
import { defineBlock, line, link, picture, sentences } from '../block.ts';
import { demoKeys } from '../demo-slot/schema.ts';

/** The top of a page: text on a picture. */
export const block = defineBlock('hero', {
  /** `stage` fills the window; `split` leaves room for the next section. */
  layout: z.enum(['stage', 'split']),
  eyebrow: line.optional(),
  heading: line,
  lead: sentences,
  /** The first one is the primary button. */
  actions: z.array(link).max(3),
  note: line.optional(),
  /** Key points, three or four words each. */
  facts: z
    .array(z.strictObject({ value: line, label: line }))
    .max(4)
    .optional(),
  picture,
  /** A demo that starts from the picture. */
  demo: z.enum(demoKeys).optional(),
  /** What the demo shows until it has drawn, and where it cannot run; the picture above otherwise. */
  demoPicture: picture.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    hero: typeof block;
  }
}
