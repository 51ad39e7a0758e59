import { z } from 'zod';
import { outboxKinds, outboxStatuses } from '#contracts/enums/outbox.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema } from '#contracts/schemas.ts';

const { route } = routesOf('outbox');

/** Which messages: of a kind, of a webhook, in a state, to somebody. */
const filters = {
  kind: z.enum(outboxKinds).optional(),
  webhook: z.uuid().optional(),
  /** Part of a mail address or of an event. */
  q: z.string().trim().max(120).optional(),
};

export const listMessages = route('GET /admin/outbox', {
  summary: 'Lists messages of the outbox and what became of them, the newest first',
  query: z.strictObject({
    ...filters,
    status: z.enum(outboxStatuses).optional(),
    after: z.uuid().optional(),
  }),
  data: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(outboxKinds),
        event: z.string(),
        locale: z.enum(locales).nullable(),
        /** Of a mail. */
        recipient: z.string().nullable(),
        webhook: z.object({ id: z.uuid(), name: z.string() }).nullable(),
        status: z.enum(outboxStatuses),
        attempts: z.int(),
        lastError: z.string().nullable(),
        createdAt: instantSchema,
        sentAt: instantSchema.nullable(),
        /** When it is tried again, of one that waits. */
        nextAttemptAt: instantSchema,
      }),
    ),
    next: z.string().nullable(),
  }),
});

export const retryMessage = route('POST /admin/outbox/:id/retry', {
  summary: 'Sends a message of the outbox again at once',
  description:
    'One that was sent is sent as a new message, so that receivers that recognise repeats take it.',
});

export const retryFailed = route('POST /admin/outbox/retries', {
  summary: 'Sends all messages again that were given up, of a kind or of a webhook',
  body: z.strictObject(filters),
  data: z.object({ count: z.int() }),
});

export const cancelMessage = route('POST /admin/outbox/:id/cancellation', {
  summary: 'Cancels a message of the outbox that is not sent yet',
});
