import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  outboxKinds,
  outboxStatuses,
  type WebhookEvent,
  webhookEvents,
  webhookKinds,
} from '#contracts/enums/outbox.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import { countCheck, id, instant, ruleCheck, times, valueCheck } from './columns.ts';
import { staffRef } from './staff.ts';

/** A file that a mail brings. */
export interface StoredAttachment {
  name: string;
  contentType: string;
  base64: string;
}

/** A mail or webhook call to send, written in the same transaction as its cause. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    id: id(),
    kind: text('kind', { enum: outboxKinds }).notNull(),
    /** One message per event and receiver. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    webhookId: uuid('webhook_id').references(() => webhooks.id, { onDelete: 'cascade' }),
    recipient: text('recipient'),
    /** The event of its template; of an announcement to a search engine, a name of its own. */
    event: text('event').notNull(),
    /** Language of a mail; a webhook has its own. */
    locale: text('locale', { enum: locales }).$type<Locale>(),
    /** The message. Of a secret link it has the ticket only; see src/api/staff/links.ts. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Mails with the same one, such as a booking's reference, make one conversation. */
    thread: text('thread'),
    attachments: jsonb('attachments').$type<StoredAttachment[]>().notNull().default([]),
    status: text('status', { enum: outboxStatuses }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    /** No attempt before this time. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    /** Time when the receiver accepted it. */
    sentAt: instant('sent_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, outboxKinds),
    valueCheck(t.status, outboxStatuses),
    valueCheck(t.locale, locales),
    check(
      'outbox_messages_receiver_check',
      sql`(${t.kind} = 'webhook') = (${t.webhookId} is not null) and (${t.kind} <> 'mail' or (${t.recipient} is not null and ${t.locale} is not null))`,
    ),
    check('outbox_messages_sent_check', sql`(${t.status} = 'sent') = (${t.sentAt} is not null)`),
    countCheck(t.attempts),
    index('outbox_messages_due_index')
      .on(t.nextAttemptAt)
      .where(sql`${t.status} in ('pending', 'sending')`),
    index().on(t.status, t.createdAt),
    index().on(t.webhookId),
  ],
);

/** A chat group or another receiver that is told of events by POST. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    name: text('name').notNull().unique(),
    kind: text('kind', { enum: webhookKinds }).notNull(),
    /** Encrypted: the robots of chats have their key in it. See src/api/webhooks/secrets.ts. */
    address: text('address').notNull(),
    /** Host and end of the address, for lists. */
    addressHint: text('address_hint').notNull(),
    /** Encrypted secret that signs the messages. */
    secret: text('secret'),
    /** Language of its messages. */
    locale: text('locale', { enum: locales }).$type<Locale>().notNull().default('zh'),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Off while it is paused: it is not told of new events, and what waits goes on waiting. */
    active: boolean('active').notNull().default(true),
    createdBy: staffRef('created_by'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, webhookKinds),
    valueCheck(t.locale, locales),
    ruleCheck(
      t.events,
      sql`cardinality(${t.events}) > 0 and ${t.events} <@ array[${sql.raw(webhookEvents.map((event) => `'${event}'`).join(', '))}]`,
    ),
    index().on(t.createdBy),
  ],
);

/** A token of an external service, shared by all processes until it expires. */
export const integrationTokens = pgTable('integration_tokens', {
  /** Service and kind of token, e.g. `wechat.jsapi_ticket`. */
  key: text('key').primaryKey(),
  /** The encrypted token. */
  value: text('value').notNull(),
  expiresAt: instant('expires_at').notNull(),
  ...times(),
});
