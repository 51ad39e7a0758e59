import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { clientKinds } from '#contracts/enums/shares.ts';
import { locales } from '#contracts/locale.ts';
import type { SignatureStroke } from '#contracts/sheets/decisions.ts';
import { sheetParties } from '#contracts/sheets/kinds.ts';
import { acceptanceSheets } from './acceptance.ts';
import { id, instant, localeColumn, ruleCheck, sha256Check, times, valueCheck } from './columns.ts';
import { shareLinks } from './shares.ts';

/** A signature. Each party signs once. */
export const acceptanceSignatures = pgTable(
  'acceptance_signatures',
  {
    id: id(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => acceptanceSheets.id, { onDelete: 'cascade' }),
    party: text('party', { enum: sheetParties }).notNull(),
    name: text('name').notNull(),
    title: text('title'),
    /** The drawn signature as points with times. */
    strokes: jsonb('strokes').$type<SignatureStroke[]>().notNull(),
    statement: text('statement').notNull(),
    statementVersion: text('statement_version').notNull(),
    contentHash: text('content_hash').notNull(),
    locale: localeColumn(),
    /** Kind of browser, such as phone or WeChat; nothing that identifies a person. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'no action' }),
    signedAt: instant('signed_at').notNull().defaultNow(),
    ...times(),
  },
  (t) => [
    valueCheck(t.party, sheetParties),
    valueCheck(t.locale, locales),
    valueCheck(t.client, clientKinds),
    sha256Check(t.contentHash),
    ruleCheck(
      t.strokes,
      sql`jsonb_typeof(${t.strokes}) = 'array' and jsonb_array_length(${t.strokes}) > 0`,
    ),
    unique().on(t.sheetId, t.party),
    index().on(t.linkId),
  ],
);
