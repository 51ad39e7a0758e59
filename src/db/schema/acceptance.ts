import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  acceptanceResults,
  acceptanceStates,
  type SignatureStroke,
  signingParties,
} from '#contracts/enums/acceptance.ts';
import { clientKinds } from '#contracts/enums/shares.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, localeColumn, ruleCheck, sha256Check, times, valueCheck } from './columns.ts';
import { fileRef } from './media.ts';
import { projectRef } from './projects.ts';
import { shareLinks } from './shares.ts';
import { auditLog, staffRef } from './staff.ts';
import { workOrders } from './work-orders.ts';

/** A key that signs acceptance records and checksums; the private half never enters the database. */
export const signingKeys = pgTable(
  'signing_keys',
  {
    id: id(),
    /** Ed25519 public key, 32 bytes in base64. */
    publicKey: text('public_key').notNull().unique(),
    /** What it signs. */
    label: text('label').notNull(),
    /** Signs nothing new after this moment; still verifies. */
    retiredAt: instant('retired_at'),
    ...times(),
  },
  (t) => [ruleCheck(t.publicKey, sql`${t.publicKey} ~ '^[A-Za-z0-9+/]{43}=$'`)],
);

/**
 * What was built, judged and signed by the customer. Both languages stand under one hash. Once
 * sealed, a trigger refuses every change to the sheet, its items and its signatures.
 */
export const acceptanceSheets = pgTable(
  'acceptance_sheets',
  {
    id: id(),
    /** Number that people use. */
    number: text('number').notNull().unique(),
    /** Its project. */
    projectId: projectRef('project_id'),
    /** Order whose work is accepted. */
    orderId: uuid('order_id').references(() => workOrders.id, { onDelete: 'restrict' }),
    /** Rejected sheet that this one follows. */
    previousId: uuid('previous_id')
      .unique()
      .references((): AnyPgColumn => acceptanceSheets.id, { onDelete: 'restrict' }),
    /** Chinese title. */
    titleZh: text('title_zh').notNull(),
    /** English title. */
    titleEn: text('title_en'),
    /** Language shown first. */
    locale: localeColumn(),
    /** Customer as shown. */
    customerName: text('customer_name').notNull(),
    /** Name of the site. */
    siteName: text('site_name').notNull(),
    /** Exact Chinese text that is signed. */
    statementZh: text('statement_zh').notNull(),
    /** Exact English text that is signed. */
    statementEn: text('statement_en'),
    /** Version of that text. */
    statementVersion: text('statement_version').notNull().default('1'),
    /** How far it has come. */
    state: text('state', { enum: acceptanceStates }).notNull().default('draft'),
    /** The customer's reasons for rejecting it. */
    rejection: text('rejection'),
    /** When the customer could first see it. */
    sentAt: instant('sent_at'),
    /** When it was signed or rejected. */
    decidedAt: instant('decided_at'),
    /** When it was sealed. */
    sealedAt: instant('sealed_at'),
    /** SHA-256 over everything that is signed; set when signed. */
    contentHash: text('content_hash'),
    /** Row of the audit trail that the seal hangs on. */
    auditPosition: bigint('audit_position', { mode: 'number' }).references(
      () => auditLog.position,
      { onDelete: 'restrict' },
    ),
    /** Short code printed on the record. */
    verificationCode: text('verification_code').unique(),
    /** Ed25519 signature over the hash, in base64. */
    signature: text('signature'),
    /** Key it was made with. */
    signingKeyId: uuid('signing_key_id').references(() => signingKeys.id, { onDelete: 'restrict' }),
    /** The sealed PDF. */
    documentId: fileRef('document_id'),
    /** Who made it. */
    ownerId: staffRef('owner_id'),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
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
    index().on(t.projectId),
    index().on(t.orderId),
    index().on(t.auditPosition),
    index().on(t.signingKeyId),
    index().on(t.documentId),
    index().on(t.ownerId),
  ],
);

/** Something that is judged. */
export const acceptanceItems = pgTable(
  'acceptance_items',
  {
    id: id(),
    /** The sheet. */
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => acceptanceSheets.id, { onDelete: 'cascade' }),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    /** Chinese name. */
    titleZh: text('title_zh').notNull(),
    /** English name. */
    titleEn: text('title_en'),
    /** Chinese criterion. */
    criterionZh: text('criterion_zh').notNull(),
    /** English criterion. */
    criterionEn: text('criterion_en'),
    /** What the provider measured. */
    measured: text('measured'),
    /** The customer's judgement. */
    result: text('result', { enum: acceptanceResults }).notNull().default('pending'),
    /** The customer's remark. */
    remark: text('remark'),
    /** When it was judged. */
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

/** A picture that shows an item's result. */
export const acceptanceEvidence = pgTable(
  'acceptance_evidence',
  {
    id: id(),
    /** The item. */
    itemId: uuid('item_id')
      .notNull()
      .references(() => acceptanceItems.id, { onDelete: 'cascade' }),
    /** The picture. */
    fileId: fileRef('file_id').notNull(),
    /** What it shows. */
    caption: text('caption').notNull().default(''),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [index().on(t.itemId, t.sort), index().on(t.fileId)],
);

/** A signature; one per party, so that signing twice is refused. */
export const acceptanceSignatures = pgTable(
  'acceptance_signatures',
  {
    id: id(),
    /** The sheet. */
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => acceptanceSheets.id, { onDelete: 'cascade' }),
    /** Who signs. */
    party: text('party', { enum: signingParties }).notNull(),
    /** Name of the signer. */
    name: text('name').notNull(),
    /** Position of the signer. */
    title: text('title'),
    /** The drawn signature. */
    strokes: jsonb('strokes').$type<SignatureStroke[]>().notNull(),
    /** Exact text that was on the screen. */
    statement: text('statement').notNull(),
    /** Version of that text. */
    statementVersion: text('statement_version').notNull(),
    /** SHA-256 over everything that was signed. */
    contentHash: text('content_hash').notNull(),
    /** Language it was signed in. */
    locale: localeColumn(),
    /** Coarse kind of client. */
    client: text('client', { enum: clientKinds }).notNull().default('unknown'),
    /** Link it was signed through. */
    linkId: uuid('link_id').references(() => shareLinks.id, { onDelete: 'no action' }),
    /** When it was signed. */
    signedAt: instant('signed_at').notNull().defaultNow(),
    ...times(),
  },
  (t) => [
    valueCheck(t.party, signingParties),
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
