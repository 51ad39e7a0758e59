import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  consentPurposes,
  privacyRequestKinds,
  privacyRequestStatuses,
} from '#contracts/enums/privacy.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, localeColumn, ruleCheck, sha256Check, times, valueCheck } from './columns.ts';
import { fileRef } from './media.ts';
import { staffRef } from './staff.ts';

/** A consent that a person gave, and its withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    /** What for. */
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    /** Keyed hash of the contact, so that a person is found without storing it twice. */
    subjectHash: text('subject_hash').notNull(),
    /** Booking, redemption, signature or report it belongs to. */
    recordId: uuid('record_id'),
    /** Version of the privacy notice. */
    noticeVersion: text('notice_version').notNull(),
    /** Language it was read in. */
    locale: localeColumn(),
    /** When it was given. */
    givenAt: instant('given_at').notNull().defaultNow(),
    /** When it was withdrawn. */
    withdrawnAt: instant('withdrawn_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.purpose, consentPurposes),
    valueCheck(t.locale, locales),
    sha256Check(t.subjectHash),
    index().on(t.subjectHash),
    index().on(t.recordId),
  ],
);

/** A person's request to see, erase or withdraw. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    /** Number that the person keeps. */
    reference: text('reference').notNull().unique(),
    /** What is asked for. */
    kind: text('kind', { enum: privacyRequestKinds }).notNull(),
    /** Keyed hash of the contact. */
    subjectHash: text('subject_hash').notNull(),
    /** Where to answer; erased when done. */
    contact: text('contact'),
    /** How far it has come. */
    status: text('status', { enum: privacyRequestStatuses }).notNull().default('received'),
    /** The export. */
    exportFileId: fileRef('export_file_id'),
    /** Who did it. */
    handledBy: staffRef('handled_by'),
    /** Latest moment to answer. */
    dueAt: instant('due_at').notNull(),
    /** When it was done or refused. */
    doneAt: instant('done_at'),
    /** What was done or why it was refused. */
    note: text('note'),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, privacyRequestKinds),
    valueCheck(t.status, privacyRequestStatuses),
    sha256Check(t.subjectHash),
    check(
      'privacy_requests_done_check',
      sql`(${t.status} in ('done', 'refused')) = (${t.doneAt} is not null)`,
    ),
    index().on(t.status, t.dueAt),
    index().on(t.subjectHash),
    index().on(t.exportFileId),
    index().on(t.handledBy),
  ],
);

/** How long personal data of one kind are kept; the retention job enforces it. */
export const retentionPolicies = pgTable(
  'retention_policies',
  {
    /** Table it is about. */
    record: text('record').primaryKey(),
    /** Days until erasure. */
    keepDays: integer('keep_days').notNull(),
    /** Chinese reason for keeping it that long. */
    basisZh: text('basis_zh').notNull(),
    /** English reason for keeping it that long. */
    basisEn: text('basis_en'),
    /** When the job last enforced it. */
    lastRunAt: instant('last_run_at'),
    ...times(),
  },
  (t) => [ruleCheck(t.keepDays, sql`${t.keepDays} >= 1`)],
);
