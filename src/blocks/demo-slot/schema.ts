import { z } from 'zod';
import { defineBlock, head, line, link, picture, sentences } from '../block.ts';

/** Demos that a page can contain. */
export const demoKeys = ['live-room', 'cyan', 'flower', 'sdk', 'app'] as const;

/** A product demo by an engineer: a still of it, its parts, and the way to book it. */
export const block = defineBlock('demo-slot', {
  ...head,
  demo: z.enum(demoKeys),
  picture,
  /** Caption of the picture, which says that it is a still. */
  caption: line,
  /** What the session shows. */
  parts: z
    .array(z.strictObject({ title: line, text: sentences }))
    .min(2)
    .max(4),
  /** The first one is the primary button. */
  links: z.array(link).min(1).max(3),
  note: line.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    'demo-slot': typeof block;
  }
}
