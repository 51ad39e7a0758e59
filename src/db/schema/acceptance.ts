import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { acceptanceResults, acceptanceStates } from '#contracts/enums/acceptance.ts';
import { auditLog } from './audit.ts';
import { id, instant, sha256Check, times, valueCheck } from './columns.ts';
import { fileRef } from './private-files.ts';
import { sheetHead } from './sheets/sheets.ts';
import { signingKeys } from './signing-keys.ts';
import { workOrders } from './work-orders.ts';

/**
 * A list of what was built, checked and signed by the customer. One hash covers both languages.
 * Once it is sealed, triggers refuse every change to the sheet, its items and its signatures.
 */
export const acceptanceSheets = pgTable(
  'acceptance_sheets',
  {
    id: sheetHead(),
    orderId: uuid('order_id').references(() => workOrders.id, { onDelete: 'restrict' }),
    /** Rejected sheet that this one replaces. */
    replacesId: uuid('replaces_id')
      .unique()
      .references((): AnyPgColumn => acceptanceSheets.id, { onDelete: 'restrict' }),
    /** The text that the customer signs. */
    statementZh: text('statement_zh').notNull(),
    statementEn: text('statement_en'),
    statementVersion: text('statement_version').notNull().default('1'),
    state: text('state', { enum: acceptanceStates }).notNull().default('draft'),
    rejection: text('rejection'),
    decidedAt: instant('decided_at'),
    sealedAt: instant('sealed_at'),
    /** SHA-256 over all signed content; set when the customer signs. */
    contentHash: text('content_hash'),
    /** Row of the audit log that records the sealing. */
    auditPosition: bigint('audit_position', { mode: 'number' }).references(
      () => auditLog.position,
      { onDelete: 'restrict' },
    ),
    /** Short code printed on the record. */
    verificationCode: text('verification_code').unique(),
    /** Ed25519 signature over the hash, in base64. */
    signature: text('signature'),
    signingKeyId: uuid('signing_key_id').references(() => signingKeys.id, { onDelete: 'restrict' }),
    documentId: fileRef('document_id'),
    ...times(),
  },
  (t) => [
    valueCheck(t.state, acceptanceStates),
    sha256Check(t.contentHash),
    check(
      'acceptance_sheets_rejected_check',
      sql`(${t.state} = 'rejected') = (${t.rejection} is not null)`,
    ),
    check(
      'acceptance_sheets_signed_check',
      sql`${t.state} not in ('signed', 'sealed') or num_nonnulls(${t.contentHash}, ${t.decidedAt}) = 2`,
    ),
    check(
      'acceptance_sheets_sealed_check',
      sql`(${t.state} = 'sealed') = (num_nonnulls(${t.sealedAt}, ${t.verificationCode}, ${t.signature}, ${t.signingKeyId}, ${t.auditPosition}) = 5)`,
    ),
    index().on(t.state, t.updatedAt),
    index().on(t.orderId),
    index().on(t.auditPosition),
    index().on(t.signingKeyId),
    index().on(t.documentId),
  ],
);

/** An item that the customer checks. */
export const acceptanceItems = pgTable(
  'acceptance_items',
  {
    id: id(),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => acceptanceSheets.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en'),
    criterionZh: text('criterion_zh').notNull(),
    criterionEn: text('criterion_en'),
    measured: text('measured'),
    result: text('result', { enum: acceptanceResults }).notNull().default('pending'),
    remark: text('remark'),
    decidedAt: instant('decided_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.result, acceptanceResults),
    check('acceptance_items_fail_check', sql`${t.result} <> 'fail' or length(${t.remark}) > 0`),
    check(
      'acceptance_items_decided_check',
      sql`(${t.result} = 'pending') = (${t.decidedAt} is null)`,
    ),
    index().on(t.sheetId, t.sort),
  ],
);
