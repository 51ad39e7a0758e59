import { z } from 'zod';
import { bookingTypes, budgetRanges } from './enums/bookings.ts';
import { productKeys } from './enums/products.ts';
import { roomQuestions, roomVerdicts } from './enums/rooms.ts';

/** A question of the room chooser; `answer` is the value in the page's address. */
const question = z.object({
  name: z.enum(roomQuestions),
  label: z.string(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
  answer: z.string().nullable(),
});

/** The answer of the room chooser, in one language. */
const advice = z.object({
  verdict: z.enum(roomVerdicts),
  title: z.string(),
  /** Whether product and equipment hold only if the room turns out to be large enough. */
  isConditional: z.boolean(),
  /** Why this and nothing else, with the figures of the room. */
  reasons: z.array(z.string()),
  /** Figures that do not go together, or that the visitor does not know: to measure first. */
  measure: z.array(z.string()),
  /** A better way and what it needs; null if this is the best one. */
  better: z.object({ title: z.string(), changes: z.array(z.string()) }).nullable(),
  /** Null if no product can help in this room. */
  product: z.object({ key: z.enum(productKeys), name: z.string(), reason: z.string() }).nullable(),
  kit: z.array(z.object({ name: z.string(), count: z.number().int() })),
  /** The text to read: a document in Chinese, an article in English. */
  reading: z.object({ path: z.string(), title: z.string() }).nullable(),
  /** Code of the studio plan with these answers; null if nothing fits. */
  plan: z.string().nullable(),
  /** Fields of the booking form. */
  booking: z.object({
    type: z.enum(bookingTypes),
    product: z.enum(productKeys).optional(),
    budget: z.enum(budgetRanges),
    /** The answers as one field. */
    room: z.string(),
  }),
});

/** The questions of the room chooser, and its answer once all of them are answered. */
export const roomGuideSchema = z.object({
  questions: z.array(question),
  advice: advice.nullable(),
});

/** Import only the types in the browser: it must not load the schemas. */
export type RoomGuide = z.output<typeof roomGuideSchema>;
export type RoomAdvice = z.output<typeof advice>;
