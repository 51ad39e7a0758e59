import { z } from 'zod';
import { defineBlock, head, line, picture } from '../block.ts';

/** Pictures with captions, which can be enlarged. */
export const block = defineBlock('gallery', {
  ...head,
  items: z
    .array(z.strictObject({ picture, caption: line }))
    .min(2)
    .max(12),
});

declare module '../block.ts' {
  interface BlockTypes {
    gallery: typeof block;
  }
}
