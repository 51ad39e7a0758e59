import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  consentPurposes,
  expiringRecords,
  type PersonSource,
  privacyRequestKinds,
  privacyRequestStatuses,
  retainedRecords,
} from '#contracts/enums/privacy.ts';
import { locales } from '#contracts/locale.ts';
import { countCheck, id, instant, localeColumn, ruleCheck, times, valueCheck } from './columns.ts';
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

/** A consent, and the time of its withdrawal. It stays when the record is erased, as proof. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    /** Keyed hashes of the contacts given, to know the person again without storing who it is. */
    subjects: text('subjects').array().notNull(),
    /** The booking or redemption. */
    recordId: uuid('record_id').notNull(),
    noticeVersion: text('notice_version').notNull(),
    locale: localeColumn(),
    givenAt: instant('given_at').notNull().defaultNow(),
    withdrawnAt: instant('withdrawn_at'),
    ...times(),
  },
  (t) => [
    valueCheck(t.purpose, consentPurposes),
    valueCheck(t.locale, locales),
    ruleCheck(t.subjects, sql`cardinality(${t.subjects}) between 1 and 3`),
    unique().on(t.purpose, t.recordId),
    index().using('gin', t.subjects),
    index().on(t.noticeVersion),
  ],
);

/** A person's request to see or erase data, or to withdraw a consent. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: id(),
    /** Number for the correspondence, e.g. `PR20261128-7K3D`. */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: privacyRequestKinds }).notNull(),
    /** Telephone number in E.164, under which the person is looked for. */
    phone: text('phone'),
    email: text('email'),
    wechat: text('wechat'),
    status: text('status', { enum: privacyRequestStatuses }).notNull().default('received'),
    /** Deadline for the answer. */
    dueOn: date('due_on').notNull(),
    verifiedAt: instant('verified_at'),
    /** Records that were erased, by source; null if nothing was erased yet. */
    erased: jsonb('erased').$type<Partial<Record<PersonSource, number>>>(),
    handledBy: staffRef('handled_by'),
    doneAt: instant('done_at'),
    /** How it ended, or why it was refused. */
    note: text('note').notNull().default(''),
    ...times(),
  },
  (t) => [
    valueCheck(t.kind, privacyRequestKinds),
    valueCheck(t.status, privacyRequestStatuses),
    check(
      'privacy_requests_done_check',
      sql`(${t.status} in ('done', 'refused')) = (${t.doneAt} is not null)`,
    ),
    // The contact is erased when the request has ended.
    check(
      'privacy_requests_contact_check',
      sql`(${t.doneAt} is null) = (num_nonnulls(${t.phone}, ${t.email}, ${t.wechat}) >= 1)`,
    ),
    check('privacy_requests_refused_check', sql`${t.status} <> 'refused' or length(${t.note}) > 0`),
    ruleCheck(t.phone, sql`${t.phone} ~ '^\\+[1-9][0-9]{5,14}$'`),
    index().on(t.status, t.id),
    index().on(t.handledBy),
  ],
);

/** How long personal data of one kind are kept; the retention job enforces it. */
export const retentionPolicies = pgTable(
  'retention_policies',
  {
    /** What is kept; src/jobs/erasures.ts defines how it is erased. */
    record: text('record', { enum: retainedRecords }).primaryKey(),
    /** Days until erasure. */
    keepDays: integer('keep_days').notNull(),
    basisZh: text('basis_zh').notNull(),
    basisEn: text('basis_en'),
    ...times(),
  },
  (t) => [valueCheck(t.record, retainedRecords), ruleCheck(t.keepDays, sql`${t.keepDays} >= 1`)],
);

/** What the retention job removed on a day. */
export const retentionRuns = pgTable(
  'retention_runs',
  {
    /** Day in Beijing. */
    day: date('day').notNull(),
    record: text('record', { enum: [...retainedRecords, ...expiringRecords] }).notNull(),
    removed: integer('removed').notNull(),
    ranAt: instant('ran_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.record] }),
    valueCheck(t.record, [...retainedRecords, ...expiringRecords]),
    countCheck(t.removed),
  ],
);
