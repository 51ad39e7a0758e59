import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sheetEventKinds } from '#contracts/sheets/events.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { id, instant, valueCheck } from '../columns.ts';
import { shareLinks } from '../shares.ts';
import { staffRef } from '../staff.ts';
import { sheetRef } from './sheets.ts';

/** An entry of a sheet's timeline. A trigger tells the open pages of it. */
export const sheetEvents = pgTable(
  'sheet_events',
  {
    id: id(),
    sheetId: sheetRef(),
    revision: integer('revision').notNull().default(1),
    kind: text('kind', { enum: sheetEventKinds }).notNull(),
    /** For readers, in the language of the sheet; empty if the kind says it all. */
    text: text('text').notNull().default(''),
    party: text('party', { enum: sheetParties }).notNull().default('provider'),
    staffId: staffRef('staff_id'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'set null' }),
    happenedAt: instant('happened_at').notNull().defaultNow(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.kind, sheetEventKinds),
    valueCheck(t.party, sheetParties),
    index().on(t.sheetId, t.happenedAt),
    index().on(t.staffId),
    index().on(t.linkId),
  ],
);
