import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type DiagnosisStep,
  documentKinds,
  documentLevels,
  feedbackReasons,
} from '#contracts/enums/documents.ts';
import type { TocEntry } from '#contracts/enums/publishing.ts';
import { handlingStatuses } from '#contracts/enums/visits.ts';
import { locales } from '#contracts/locale.ts';
import {
  id,
  instant,
  localeColumn,
  ruleCheck,
  serialNumber,
  slugCheck,
  times,
  translation,
  translationChecks,
  valueCheck,
} from './columns.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { staffRef } from './staff.ts';

/** A section of the learning centre: a course or a chapter of the knowledge base. */
export const documentSections = pgTable(
  'document_sections',
  {
    id: id(),
    /** Name in addresses. */
    slug: text('slug').notNull().unique(),
    /** Section it belongs to. */
    parentId: uuid('parent_id').references((): AnyPgColumn => documentSections.id, {
      onDelete: 'restrict',
    }),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Chinese line of explanation. */
    summaryZh: text('summary_zh'),
    /** English line of explanation. */
    summaryEn: text('summary_en'),
    /** Name in the icon set. */
    icon: text('icon'),
    /** Order among its siblings, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    check('document_sections_parent_check', sql`${t.parentId} <> ${t.id}`),
    index().on(t.parentId, t.sort),
  ],
);

/** A document of the learning centre and knowledge base, whatever its languages. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    /** Place among all of them, in order of creation. */
    number: serialNumber(),
    /** Its `uid` in `/dmfaq/:uid`. */
    slug: text('slug').notNull().unique(),
    /** Where it stands in the tree. */
    sectionId: uuid('section_id')
      .notNull()
      .references(() => documentSections.id, { onDelete: 'restrict' }),
    /** Product it explains; null for all. */
    productKey: productRef('product_key'),
    /** What it expects of the reader. */
    level: text('level', { enum: documentLevels }).notNull().default('beginner'),
    /** Text or video. */
    kind: text('kind', { enum: documentKinds }).notNull().default('article'),
    /** Picture in lists, poster of a video. */
    coverId: mediaRef('cover_id'),
    /** The video, plain MP4. */
    videoId: mediaRef('video_id'),
    /** Estimated time in minutes. */
    minutes: integer('minutes').notNull().default(5),
    /** First product version it holds for, as semver. */
    versionFrom: text('version_from'),
    /** Last product version it holds for, as semver. */
    versionTo: text('version_to'),
    /** Place among the popular questions; null for none. */
    popular: integer('popular'),
    /** Order in its section, ascending. */
    sort: integer('sort').notNull().default(0),
    /** Who wrote it. */
    authorId: staffRef('author_id'),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    valueCheck(t.level, documentLevels),
    valueCheck(t.kind, documentKinds),
    check('documents_video_check', sql`${t.kind} <> 'video' or ${t.videoId} is not null`),
    ruleCheck(t.minutes, sql`${t.minutes} >= 1`),
    index().on(t.sectionId, t.sort),
    index().on(t.productKey, t.level),
    index().on(t.coverId),
    index().on(t.videoId),
    index().on(t.authorId),
    index().on(t.popular).where(sql`${t.popular} is not null`),
  ],
);

/** What a document says in one language. */
export const documentTranslations = pgTable(
  'document_translations',
  {
    /** The document. */
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Title. */
    title: text('title').notNull(),
    /** One or two sentences for lists and cards. */
    summary: text('summary').notNull().default(''),
    /** Text as written. */
    bodyMarkdown: text('body_markdown').notNull().default(''),
    /** Text rendered and sanitised at save. */
    bodyHtml: text('body_html').notNull().default(''),
    /** Headings of the text. */
    toc: jsonb('toc').$type<TocEntry[]>().notNull().default([]),
    /** Reading time in minutes. */
    readingMinutes: integer('reading_minutes').notNull().default(1),
    /** When the text itself last changed, as shown to readers. */
    contentUpdatedAt: instant('content_updated_at').notNull().defaultNow(),
    ...translation(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.locale] }),
    ...translationChecks(t),
    ruleCheck(t.readingMinutes, sql`${t.readingMinutes} >= 1`),
    index('document_translations_list_index').on(t.locale, t.status, t.publishedAt, t.documentId),
  ],
);

/** Documents that a document recommends, in order. */
export const documentRelations = pgTable(
  'document_relations',
  {
    /** The document. */
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** The one it recommends. */
    relatedId: uuid('related_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.relatedId] }),
    check('document_relations_self_check', sql`${t.documentId} <> ${t.relatedId}`),
    index().on(t.relatedId),
  ],
);

/** A reader's answer to "was this helpful". */
export const documentFeedback = pgTable(
  'document_feedback',
  {
    id: id(),
    /** The document. */
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Language that was read. */
    locale: localeColumn(),
    /** Version of the text that was read. */
    version: integer('version').notNull().default(1),
    /** Whether it helped. */
    helpful: boolean('helpful').notNull(),
    /** Why it did not help. */
    reason: text('reason', { enum: feedbackReasons }),
    /** The reader's words. */
    comment: text('comment'),
    /** Daily salted hash, so that one reader counts once. */
    visitorMark: text('visitor_mark'),
    /** What editors did about it. */
    status: text('status', { enum: handlingStatuses }).notNull().default('open'),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
    valueCheck(t.reason, feedbackReasons),
    valueCheck(t.status, handlingStatuses),
    ruleCheck(t.comment, sql`length(${t.comment}) <= 2000`),
    unique().on(t.documentId, t.locale, t.visitorMark),
    index().on(t.status, t.createdAt),
  ],
);

/** A branching diagnosis: questions whose answers lead to advice and a summary for support. */
export const diagnoses = pgTable(
  'diagnoses',
  {
    id: id(),
    /** Name in addresses. */
    slug: text('slug').notNull().unique(),
    /** Document that offers it. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** Product it is about. */
    productKey: productRef('product_key'),
    /** Chinese title. */
    titleZh: text('title_zh').notNull(),
    /** English title. */
    titleEn: text('title_en'),
    /** Questions and results; the first is the start. */
    steps: jsonb('steps').$type<DiagnosisStep[]>().notNull().default([]),
    /** Whether readers see it. */
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [slugCheck(t.slug), index().on(t.documentId), index().on(t.productKey)],
);
