import { z } from 'zod';
import { defineBlock, head, line, sentences } from '../block.ts';

/** Position on the sketch: x and y in percent. */
const place = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]);

/** A sketch of the way to the doors; not a map of a country. */
const map = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        kind: z.enum(['metro', 'road', 'river']),
        name: line,
        points: z.array(place).min(2).max(20),
      }),
    )
    .max(8),
  stops: z.array(z.strictObject({ name: line, at: place })).max(16),
});

/** Offices of the provider. */
export const block = defineBlock('offices', {
  ...head,
  map: map.optional(),
  offices: z
    .array(
      z.strictObject({
        name: line,
        text: sentences,
        address: line,
        /** How to get there. */
        way: line.optional(),
        hours: line,
        email: z.email().optional(),
        /** Position on the sketch. */
        at: place.optional(),
      }),
    )
    .min(1),
});

declare module '../block.ts' {
  interface BlockTypes {
    offices: typeof block;
  }
}
