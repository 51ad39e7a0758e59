import { z } from 'zod';

const count = z.number().int();

/** Each suggestion belongs to an event of the report: its index in `events`. */
const event = count;

/** One thing to change in the next session, with the figures that speak for it. */
export const suggestion = z.discriminatedUnion('rule', [
  z.object({
    rule: z.literal('stream_fault'),
    event,
    /** Length of the interruption. */
    seconds: count,
    /** Viewers before and after it. */
    before: count,
    after: count,
  }),
  z.object({
    rule: z.literal('unsold_peak'),
    event,
    /** Viewers before the event, at the peak, and when the next offer came. */
    before: count,
    peak: count,
    after: count,
    /** Minutes from the event to the next offer; null if none followed. */
    offerAfter: count.nullable(),
  }),
  z.object({
    rule: z.literal('weak_product'),
    event,
    product: z.string(),
    clicks: count,
    orders: count,
    /** Of all products together. */
    sessionClicks: count,
    sessionOrders: count,
  }),
  z.object({
    rule: z.literal('viewer_drop'),
    event,
    /** Viewers before and after the event. */
    before: count,
    after: count,
  }),
  z.object({
    rule: z.literal('unanswered_chat'),
    event,
    /** Messages per minute after the event, and in an ordinary minute. */
    perMinute: count,
    usual: count,
  }),
]);

export type Suggestion = z.output<typeof suggestion>;
