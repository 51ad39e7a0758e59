import { z } from 'zod';

/** A text in parts: those with `hit` are what was searched for. Joined they are the whole text. */
export const highlightSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }));
/** A text with what was searched for marked in it. */
export type Highlight = z.output<typeof highlightSchema>;

/** What a search found in the title and the summary of a list's card; only cards of a search have it. */
export const cardMarksSchema = z.object({ title: highlightSchema, summary: highlightSchema });
/** The marked texts of a card. */
export type CardMarks = z.output<typeof cardMarksSchema>;
