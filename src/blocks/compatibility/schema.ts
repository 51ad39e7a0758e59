import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';
import { iconKeys } from '../icon-keys.ts';

/** Compatible devices and systems by group. */
export const block = defineBlock('compatibility', {
  ...head,
  groups: z
    .array(z.strictObject({ icon: z.enum(iconKeys), name: line, items: z.array(line).min(1) }))
    .min(1)
    .max(8),
  note: sentences.optional(),
});

declare module '../block.ts' {
  interface BlockTypes {
    compatibility: typeof block;
  }
}
