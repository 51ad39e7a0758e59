import { z } from 'zod';
import { defineBlock, head, line, link, picture, sentences } from '../block.ts';

/** Demos that a page can contain. */
export const demoKeys = ['live-room', 'cyan', 'flower', 'sdk', 'app'] as const;

/** A product demo: what can be done, and how to see it today. */
export const block = defineBlock('demo-slot', {
  ...head,
  demo: z.enum(demoKeys),
  picture,
  /** Caption of the picture. */
  caption: line,
  /** Actions: a verb, then its result. */
  actions: z
    .array(z.strictObject({ title: line, text: sentences }))
    .min(2)
    .max(6),
  /** The first one is the primary button. */
  links: z.array(link).min(1).max(3),
  note: line.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    'demo-slot': typeof block;
  }
}
