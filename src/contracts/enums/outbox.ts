import type { MessageEvent } from '../outbox/templates.ts';

/** Kinds of messages in the outbox. */
export const outboxKinds = ['mail', 'webhook', 'search_push'] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/** States of an outbox message. */
export const outboxStatuses = ['pending', 'sending', 'sent', 'failed', 'cancelled'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];

/** Webhook formats. */
export const webhookKinds = ['generic', 'wecom', 'dingtalk', 'feishu'] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** Events that a webhook can subscribe to. */
export const webhookEvents = [
  'booking.created',
  'booking.assigned',
  'booking.changed',
  'booking.time_accepted',
  'booking.cancelled',
  'booking.withdrawn',
  'sheet.commented',
  'requirement.approved',
  'acceptance.signed',
  'acceptance.rejected',
  'code.redeemed',
  'feedback.created',
] as const satisfies readonly MessageEvent[];
export type WebhookEvent = (typeof webhookEvents)[number];
