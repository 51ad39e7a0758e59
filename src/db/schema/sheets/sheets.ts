import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { locales } from '#contracts/locale.ts';
import { sheetKinds, sheetStages, waitingParties } from '#contracts/sheets/kinds.ts';
import { id, instant, localeColumn, ruleCheck, times, valueCheck } from '../columns.ts';
import { projectRef } from '../projects.ts';
import { staffRef } from '../staff.ts';

/** A transaction of this database, by its number. */
const transaction = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What every sheet has: number, titles, stage, whose move it is. The table of its kind has a row with
 * the same id. Triggers raise `version` and `revision`: src/db/functions/sheets.sql.
 */
export const sheets = pgTable(
  'sheets',
  {
    id: id(),
    kind: text('kind', { enum: sheetKinds }).notNull(),
    /** Shown to people, e.g. on printed sheets. */
    number: text('number').notNull().unique(),
    projectId: projectRef('project_id'),
    /** Sheet that this one was made from. */
    previousId: uuid('previous_id').references((): AnyPgColumn => sheets.id, {
      onDelete: 'set null',
    }),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en'),
    /** Language of the sheet; pages with both show this one first. */
    locale: localeColumn(),
    customerName: text('customer_name').notNull().default(''),
    siteName: text('site_name').notNull().default(''),
    stage: text('stage', { enum: sheetStages }).notNull().default('draft'),
    /** Party that must act next. */
    waitingOn: text('waiting_on', { enum: waitingParties }),
    /** Since when that party must act. */
    waitingSince: instant('waiting_since'),
    /** Raised once by every transaction that changes the sheet or its parts; who saves names the one that was read. */
    version: integer('version').notNull().default(1),
    /** Raised with the version while customers can see the sheet; shown as its version. */
    revision: integer('revision').notNull().default(1),
    /** Transaction that raised the version last. */
    changedIn: transaction('changed_in').notNull().default(sql`pg_current_xact_id()`),
    /** Time of the last change that customers can see. */
    revisedAt: instant('revised_at').notNull().defaultNow(),
    ownerId: staffRef('owner_id'),
    /** Time when the customer could first see it. */
    sentAt: instant('sent_at'),
    closedAt: instant('closed_at'),
    /** Member of staff who saved it last. */
    editedBy: staffRef('edited_by'),
    editedAt: instant('edited_at'),
    /** Set while it is in the trash. */
    deletedAt: instant('deleted_at'),
    deletedBy: staffRef('deleted_by'),
    /** Time when its personal data were erased. */
    erasedAt: instant('erased_at'),
    /** A demo sheet, which visitors may try on a copy of their own. */
    offersTrial: boolean('offers_trial').notNull().default(false),
    /** End of a visitor's own copy of a demo sheet, which is then deleted. */
    trialUntil: instant('trial_until'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, sheetKinds),
    valueCheck(t.locale, locales),
    valueCheck(t.stage, sheetStages),
    valueCheck(t.waitingOn, waitingParties),
    check('sheets_waiting_check', sql`(${t.waitingOn} is null) = (${t.waitingSince} is null)`),
    check('sheets_sent_check', sql`${t.stage} = 'draft' or ${t.sentAt} is not null`),
    check('sheets_closed_check', sql`(${t.stage} = 'closed') = (${t.closedAt} is not null)`),
    ruleCheck(t.version, sql`${t.version} >= 1`),
    ruleCheck(t.revision, sql`${t.revision} >= 1`),
    index().on(t.kind, t.id),
    index().on(t.stage, t.id),
    index().on(t.projectId, t.id),
    index().on(t.ownerId, t.id),
    index().on(t.previousId),
    index().on(t.waitingOn, t.waitingSince),
    // Nearly all sheets are in none of these, so that the planner would else read them all by the index.
    index().on(t.deletedAt, t.id).where(sql`${t.deletedAt} is not null`),
    index().on(t.editedBy),
    index().on(t.deletedBy),
    index().on(t.trialUntil).where(sql`${t.trialUntil} is not null`),
  ],
);

/** The last number given in a series, such as that of `RQ-2026`. */
export const numberSeries = pgTable(
  'number_series',
  {
    /** Beginning of its numbers. */
    series: text('series').primaryKey(),
    last: integer('last').notNull(),
  },
  (t) => [ruleCheck(t.last, sql`${t.last} >= 1`)],
);

/** The primary key of a body: the id of its sheet. */
export function sheetHead(name = 'id') {
  return uuid(name)
    .primaryKey()
    .references(() => sheets.id, { onDelete: 'cascade' });
}

/** A reference of a part to its sheet, with which it is deleted. */
export function sheetRef(name = 'sheet_id') {
  return uuid(name)
    .notNull()
    .references(() => sheets.id, { onDelete: 'cascade' });
}
