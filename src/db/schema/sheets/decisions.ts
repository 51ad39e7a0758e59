import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clientKinds } from '#contracts/enums/shares.ts';
import { locales } from '#contracts/locale.ts';
import { decisionKinds } from '#contracts/sheets/decisions.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { type SignatureStrokes, signatureMethods } from '#contracts/sheets/strokes.ts';
import { id, instant, localeColumn, ruleCheck, valueCheck } from '../columns.ts';
import { shareLinks } from '../shares.ts';
import { staffRef } from '../staff.ts';
import { sheetRevisions } from './revisions.ts';

/** The approval, signature or rejection of exactly one content of a sheet by a named person. */
export const sheetDecisions = pgTable(
  'sheet_decisions',
  {
    id: id(),
    sheetId: uuid('sheet_id').notNull(),
    revision: integer('revision').notNull(),
    contentHash: text('content_hash').notNull(),
    kind: text('kind', { enum: decisionKinds }).notNull(),
    party: text('party', { enum: sheetParties }).notNull(),
    name: text('name').notNull(),
    /** Position of the person. */
    title: text('title'),
    method: text('method', { enum: signatureMethods }),
    /** The drawn signature. */
    strokes: jsonb('strokes').$type<SignatureStrokes>(),
    /** Reason of a rejection, or a remark. */
    remark: text('remark'),
    /** Text that the person agreed to. */
    statement: text('statement'),
    locale: localeColumn(),
    /** Kind of browser, such as phone or WeChat; nothing that identifies a person. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'no action' }),
    staffId: staffRef('staff_id'),
    decidedAt: instant('decided_at').notNull().defaultNow(),
  },
  (t) => [
    valueCheck(t.kind, decisionKinds),
    valueCheck(t.party, sheetParties),
    valueCheck(t.method, signatureMethods),
    valueCheck(t.locale, locales),
    valueCheck(t.client, clientKinds),
    ruleCheck(t.name, sql`length(${t.name}) between 1 and 200`),
    check('sheet_decisions_signed_check', sql`(${t.kind} = 'sign') = (${t.method} is not null)`),
    ruleCheck(
      t.strokes,
      sql`(${t.method} is not distinct from 'drawn') = (${t.strokes} is not null) and (${t.strokes} is null or (jsonb_typeof(${t.strokes}) = 'array' and jsonb_array_length(${t.strokes}) > 0))`,
    ),
    check('sheet_decisions_reject_check', sql`${t.kind} <> 'reject' or length(${t.remark}) > 0`),
    foreignKey({
      name: 'sheet_decisions_revision_fk',
      columns: [t.sheetId, t.revision, t.contentHash],
      foreignColumns: [sheetRevisions.sheetId, sheetRevisions.revision, sheetRevisions.contentHash],
    }).onDelete('cascade'),
    uniqueIndex('sheet_decisions_party_key')
      .on(t.sheetId, t.revision, t.party)
      .where(sql`${t.kind} <> 'reject'`),
    index().on(t.sheetId, t.revision, t.contentHash),
    index().on(t.linkId),
    index().on(t.staffId),
  ],
);
