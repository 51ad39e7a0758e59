/** Kinds of messages that leave through the outbox. */
export const outboxKinds = ['mail', 'webhook', 'search_push'] as const;
/** A kind of message that leaves through the outbox. */
export type OutboxKind = (typeof outboxKinds)[number];

/** Life of an outbox message. */
export const outboxStatuses = ['pending', 'sending', 'sent', 'failed', 'cancelled'] as const;
/** Life of an outbox message. */
export type OutboxStatus = (typeof outboxStatuses)[number];

/** Formats a webhook can be sent in. */
export const webhookKinds = ['generic', 'wecom', 'dingtalk', 'feishu'] as const;
/** A format a webhook can be sent in. */
export type WebhookKind = (typeof webhookKinds)[number];

/** Events a webhook can subscribe to. */
export const webhookEvents = [
  'booking.created',
  'booking.assigned',
  'order.changed',
  'requirement.commented',
  'requirement.approved',
  'acceptance.signed',
  'acceptance.rejected',
  'code.redeemed',
  'feedback.created',
] as const;
/** An event a webhook can subscribe to. */
export type WebhookEvent = (typeof webhookEvents)[number];
