import { pgTable, text } from 'drizzle-orm/pg-core';
import { messageEvents } from '#contracts/outbox/templates.ts';
import { id, times } from './columns.ts';

/** The texts of a message, as staff last wrote them. Each start adds those that a release brings. */
export const messageTemplates = pgTable('message_templates', {
  id: id(),
  /** What the message tells of; an event that no build knows any more is not shown. */
  event: text('event', { enum: messageEvents }).notNull().unique(),
  nameZh: text('name_zh').notNull(),
  nameEn: text('name_en').notNull(),
  subjectZh: text('subject_zh').notNull(),
  subjectEn: text('subject_en').notNull(),
  bodyZh: text('body_zh').notNull(),
  bodyEn: text('body_en').notNull(),
  /** Hash of the texts as delivered: where it is that of the texts, nobody has changed them. */
  deliveredHash: text('delivered_hash').notNull(),
  ...times(),
});
