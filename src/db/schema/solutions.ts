import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, slugCheck, times } from './columns.ts';
import { mediaRef } from './media.ts';

/** A use of live rooms: e-commerce, launch, training, medical, government-enterprise. */
export const solutions = pgTable(
  'solutions',
  {
    id: id(),
    key: text('key').notNull().unique(),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en'),
    summaryZh: text('summary_zh'),
    summaryEn: text('summary_en'),
    /** Name in the icon set. */
    icon: text('icon'),
    coverId: mediaRef('cover_id'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [slugCheck(t.key), index().on(t.coverId)],
);

/** A reference to a solution by its key. */
export function solutionRef(name: string) {
  return text(name).references((): AnyPgColumn => solutions.key, {
    onDelete: 'restrict',
    onUpdate: 'cascade',
  });
}
