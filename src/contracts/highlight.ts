import { z } from 'zod';

/** A text in parts: those with `hit` are what was searched for. Joined they are the whole text. */
export const highlightSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }));
/** A text with what was searched for marked in it. */
export type Highlight = z.output<typeof highlightSchema>;
