import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, times } from './columns.ts';

/** A text with which staff begin an answer to a booking. */
export const replyTemplates = pgTable('reply_templates', {
  id: id(),
  name: text('name').notNull().unique(),
  /** Texts with `{{name}}` where values of the booking go; see `replyValues`. */
  textZh: text('text_zh').notNull(),
  textEn: text('text_en').notNull().default(''),
  active: boolean('active').notNull().default(true),
  ...times(),
});
