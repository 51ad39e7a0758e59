import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  consentPurposes,
  privacyRequestKinds,
  privacyRequestStatuses,
} from '#contracts/enums/privacy.ts';
import { locales } from '#contracts/locale.ts';
import { id, instant, localeColumn, ruleCheck, sha256Check, times, valueCheck } from './columns.ts';
import { fileRef } from './private-files.ts';
import { staffRef } from './staff.ts';

/**
 * A version of the privacy notice in both languages. Triggers refuse changes of a published one,
 * because people consented to it.
 */
export const privacyNotices = pgTable(
  'privacy_notices',
  {
    id: id(),
    /** As forms store it, such as `1.2`. */
    version: text('version').notNull().unique(),
    bodyZhMarkdown: text('body_zh_markdown').notNull(),
    bodyEnMarkdown: text('body_en_markdown').notNull(),
    /** Day from which it is in force; null for a draft. */
    inForceOn: date('in_force_on'),
    publishedAt: instant('published_at'),
    publishedBy: staffRef('published_by'),
    /** Counts the saves of a draft. */
    revision: integer('revision').notNull().default(1),
    ...times(),
  },
  (t) => [
    ruleCheck(t.version, sql`${t.version} ~ '^[0-9]+([.][0-9]+)*$' and length(${t.version}) <= 32`),
    check(
      'privacy_notices_published_check',
      sql`(${t.publishedAt} is null) = (${t.inForceOn} is null)`,
    ),
    uniqueIndex('privacy_notices_draft_index')
      .on(sql`(${t.publishedAt} is null)`)
      .where(sql`${t.publishedAt} is null`),
    index().on(t.publishedBy),
  ],
);

/** A person's consent, and the time of its withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    /** Keyed hash of the contact, to find a person's data without storing the contact twice. */
    subjectHash: text('subject_hash').notNull(),
    /** Booking, redemption, signature or report it belongs to. */
    recordId: uuid('record_id'),
    noticeVersion: text('notice_version').notNull(),
    locale: localeColumn(),
    givenAt: instant('given_at').notNull().defaultNow(),
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

/** A person's request to see or erase data, or to withdraw a consent. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: privacyRequestKinds }).notNull(),
    /** Keyed hash of the contact. */
    subjectHash: text('subject_hash').notNull(),
    /** Contact for the answer; erased when the request is done. */
    contact: text('contact'),
    status: text('status', { enum: privacyRequestStatuses }).notNull().default('received'),
    exportFileId: fileRef('export_file_id'),
    handledBy: staffRef('handled_by'),
    /** Deadline for the answer. */
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
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
    /** Name of a table; src/jobs/retention.ts defines how its rows are erased. */
    record: text('record').primaryKey(),
    /** Days until erasure. */
    keepDays: integer('keep_days').notNull(),
    basisZh: text('basis_zh').notNull(),
    basisEn: text('basis_en'),
    lastRunAt: instant('last_run_at'),
    ...times(),
  },
  (t) => [ruleCheck(t.keepDays, sql`${t.keepDays} >= 1`)],
);
