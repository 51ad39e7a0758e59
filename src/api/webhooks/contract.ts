import { z } from 'zod';
import { recordRoutes } from '#api/records/contract.ts';
import { webhookKinds } from '#contracts/enums/outbox.ts';
import {
  changedWebhookFields,
  newWebhookFields,
  webhookFields,
} from '#contracts/fields/webhooks.ts';
import { webhookRecord } from '#contracts/records/webhooks.ts';
import { routesOf } from '#contracts/route.ts';

const { route } = routesOf(webhookRecord.path);

export const webhookQuery = z.strictObject({
  /** Part of the name. */
  q: z.string().trim().max(80).optional(),
  kind: z.enum(webhookKinds).optional(),
  state: z.enum(['on', 'off']).optional(),
  after: z.string().max(80).optional(),
});

/** Addresses and secrets are written only: no answer has them. */
export const {
  list,
  read,
  delete: remove,
} = recordRoutes(webhookRecord, {
  fields: webhookFields,
  query: webhookQuery,
  shown: {
    kind: z.enum(webhookKinds),
    /** Host and end of the address. */
    addressHint: z.string(),
    hasSecret: z.boolean(),
    /** Messages that wait, and those that were given up. */
    waiting: z.int(),
    failed: z.int(),
    /** When a message was last taken. */
    lastSentAt: z.string().nullable(),
  },
});

export const addWebhook = route('POST /admin/webhooks', {
  summary: 'Adds a webhook',
  description:
    'Address and secret are stored encrypted and never answered again. A generic webhook without a secret gets one, which is in this answer only.',
  body: z.strictObject(newWebhookFields),
  data: z.object({ id: z.uuid(), secret: z.string().nullable() }),
});

export const changeWebhook = route('PATCH /admin/webhooks/:id', {
  summary: 'Changes the given fields of a webhook; an empty address or secret keeps the stored one',
  body: z.strictObject(changedWebhookFields).partial(),
});

export const testWebhook = route('POST /admin/webhooks/:id/tests', {
  summary: 'Sends a test message to a webhook, also to a paused one',
  description: 'What became of it is in GET /admin/outbox.',
  data: z.object({ messageId: z.uuid() }),
});
