import { z } from 'zod';
import { webhookEvents, webhookKinds } from '../enums/outbox.ts';
import { locales } from '../locale.ts';

/** What lists show of a webhook, and what can be set without knowing its secrets. */
export const webhookFields = {
  name: z.string().trim().min(1).max(80),
  /** Language of its messages. */
  locale: z.enum(locales),
  events: z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length),
  /** Off while it is paused. */
  active: z.boolean(),
};

/** The address that is posted to; the robots of chats have their key in it. */
const addressSchema = z.string().trim().max(1000);
/** What signs the messages; empty without a signature. */
const secretSchema = z.string().trim().max(200);

/** What staff write about a new webhook. */
export const newWebhookFields = {
  kind: z.enum(webhookKinds),
  ...webhookFields,
  address: addressSchema.min(1),
  secret: secretSchema,
};

/** What staff write about one that is there: an empty address or secret keeps the stored one. */
export const changedWebhookFields = {
  ...webhookFields,
  address: addressSchema,
  secret: secretSchema,
};
