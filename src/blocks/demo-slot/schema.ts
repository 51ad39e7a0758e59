import { z } from 'zod';
import { defineBlock, head, line, link, picture, sentences } from '../block.ts';

/** Demos that a page can contain. */
export const demoKeys = ['live-room', 'cyan', 'flower', 'sdk', 'app'] as const;

/** A product demo: its still picture, what to try, and what to do next. */
export const block = defineBlock('demo-slot', {
  ...head,
  demo: z.enum(demoKeys),
  picture,
  /** Caption of the demo and of its still picture. */
  caption: line,
  /** What a visitor can try. */
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
