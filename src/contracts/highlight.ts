import { z } from 'zod';

/** A text in parts; `hit` parts match the search. Joined, the parts are the whole text. */
export const highlightSchema = z.array(z.object({ text: z.string(), hit: z.boolean() }));
/** A text with highlighted matches. */
export type Highlight = z.output<typeof highlightSchema>;

/** Matches in a card's title and summary; only search results have them. */
export const cardMarksSchema = z.object({ title: highlightSchema, summary: highlightSchema });
export type CardMarks = z.output<typeof cardMarksSchema>;
