import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';
import { iconKeys } from '../icon-keys.ts';

/** Capabilities, a card each. */
export const block = defineBlock('capability-grid', {
  ...head,
  items: z
    .array(z.strictObject({ icon: z.enum(iconKeys), title: line, text: sentences }))
    .min(2)
    .max(12),
});

declare module '../block.ts' {
  interface BlockTypes {
    'capability-grid': typeof block;
  }
}
