import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, slugCheck, times } from './columns.ts';
import { mediaRef } from './media.ts';

/** What live rooms are used for: e-commerce, launch, training, medical, government-enterprise. */
export const solutions = pgTable(
  'solutions',
  {
    id: id(),
    /** Name in addresses. */
    key: text('key').notNull().unique(),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Chinese line of explanation. */
    summaryZh: text('summary_zh'),
    /** English line of explanation. */
    summaryEn: text('summary_en'),
    /** Name in the icon set. */
    icon: text('icon'),
    /** Picture on the home page. */
    coverId: mediaRef('cover_id'),
    /** Order in filters, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [slugCheck(t.key), index().on(t.coverId)],
);

/** A usage by its key. */
export function solutionRef(name: string) {
  return text(name).references((): AnyPgColumn => solutions.key, {
    onDelete: 'restrict',
    onUpdate: 'cascade',
  });
}
