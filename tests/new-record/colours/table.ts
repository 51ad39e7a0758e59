import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, times } from '#db/schema/columns.ts';

/** A colour. */
export const colours = pgTable('colours', {
  id: id(),
  name: text('name').notNull().unique(),
  tone: text('tone').notNull(),
  used: boolean('used').notNull(),
  price: text('price').notNull(),
  ...times(),
});
