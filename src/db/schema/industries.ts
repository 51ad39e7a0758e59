import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, slugCheck, times } from './columns.ts';

/** An industry of customers. */
export const industries = pgTable(
  'industries',
  {
    id: id(),
    key: text('key').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [slugCheck(t.key)],
);
