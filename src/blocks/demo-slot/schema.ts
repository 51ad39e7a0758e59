import { z } from 'zod';
import { defineBlock, head, line, link, picture, sentences } from '../block.ts';

/** Demos that can stand in a page. */
export const demoKeys = ['live-room', 'cyan', 'flower', 'sdk', 'app'] as const;

/** A product at work: what one can do with it, and how to see it done today. */
export const block = defineBlock('demo-slot', {
  ...head,
  demo: z.enum(demoKeys),
  picture,
  /** What the picture shows, as its caption. */
  caption: line,
  /** What one can do: a verb, then what comes of it. */
  actions: z
    .array(z.strictObject({ title: line, text: sentences }))
    .min(2)
    .max(6),
  /** The first one is the primary one. */
  links: z.array(link).min(1).max(3),
  note: line.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    'demo-slot': typeof block;
  }
}
