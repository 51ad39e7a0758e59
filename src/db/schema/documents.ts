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
import type { DiagnosisStep } from '#contracts/content/diagnosis.ts';
import { documentKinds, documentLevels, feedbackReasons } from '#contracts/enums/documents.ts';
import type { TocEntry } from '#contracts/enums/publishing.ts';
import { handlingStatuses } from '#contracts/enums/visits.ts';
import { locales } from '#contracts/locale.ts';
import {
  belongsTo,
  id,
  instant,
  localeColumn,
  ruleCheck,
  serialNumber,
  slugCheck,
  times,
  translation,
  translationChecks,
  translationState,
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
    slug: text('slug').notNull().unique(),
    parentId: uuid('parent_id').references((): AnyPgColumn => documentSections.id, {
      onDelete: 'restrict',
    }),
    nameZh: text('name_zh').notNull(),
    nameEn: text('name_en'),
    summaryZh: text('summary_zh'),
    summaryEn: text('summary_en'),
    /** Name in the icon set. */
    icon: text('icon'),
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    check('document_sections_parent_check', sql`${t.parentId} <> ${t.id}`),
    index().on(t.parentId, t.sort),
  ],
);

/** A document of the learning centre; its texts are in document_translations. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    number: serialNumber(),
    /** `:uid` of `/dmfaq/:uid`. */
    slug: text('slug').notNull().unique(),
    sectionId: uuid('section_id')
      .notNull()
      .references(() => documentSections.id, { onDelete: 'restrict' }),
    /** Product that it explains; null for all products. */
    productKey: productRef('product_key'),
    /** Required knowledge of the reader. */
    level: text('level', { enum: documentLevels }).notNull().default('beginner'),
    /** Text or video. */
    kind: text('kind', { enum: documentKinds }).notNull().default('article'),
    /** Picture in lists, poster of a video. */
    coverId: mediaRef('cover_id'),
    videoId: mediaRef('video_id'),
    /** Estimated time to read or watch. */
    minutes: integer('minutes').notNull().default(5),
    /** First product version that it applies to, as semver. */
    versionFrom: text('version_from'),
    /** Last product version that it applies to, as semver. */
    versionTo: text('version_to'),
    /** Position in the list of popular questions; null if it is not in the list. */
    popular: integer('popular'),
    /**
     * Slug of the English article on the subject. Null if that is the document's own slug, or if
     * there is no such article.
     */
    englishArticle: text('english_article'),
    sort: integer('sort').notNull().default(0),
    authorId: staffRef('author_id'),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    slugCheck(t.englishArticle),
    index().on(t.englishArticle),
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

/** The text of a document in one language. */
export const documentTranslations = pgTable(
  'document_translations',
  {
    documentId: belongsTo('document_id', () => documents.id),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    bodyMarkdown: text('body_markdown').notNull().default(''),
    /** Rendered and sanitised when the text is saved. */
    bodyHtml: text('body_html').notNull().default(''),
    toc: jsonb('toc').$type<TocEntry[]>().notNull().default([]),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    /** Last change of the text itself, shown to readers; other changes set only `updated_at`. */
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

/** A document that another one recommends. */
export const documentRelations = pgTable(
  'document_relations',
  {
    documentId: belongsTo('document_id', () => documents.id),
    relatedId: belongsTo('related_id', () => documents.id),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.relatedId] }),
    check('document_relations_self_check', sql`${t.documentId} <> ${t.relatedId}`),
    index().on(t.relatedId),
  ],
);

/** A reader's answer to "was this helpful"; one per reader, text and day. */
export const documentFeedback = pgTable(
  'document_feedback',
  {
    id: id(),
    documentId: belongsTo('document_id', () => documents.id),
    locale: localeColumn(),
    version: integer('version').notNull().default(1),
    helpful: boolean('helpful').notNull(),
    reason: text('reason', { enum: feedbackReasons }),
    comment: text('comment'),
    /** Salted hash of the visitor, new every day, so that a reader counts once a day. */
    visitorHash: text('visitor_hash'),
    /** Kept on the reader's device alone: it shows the answer to the reader, who is not known. */
    receipt: uuid('receipt').notNull().unique().defaultRandom(),
    status: text('status', { enum: handlingStatuses }).notNull().default('open'),
    /** What staff answered, in the language of the text. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    answeredBy: staffRef('answered_by'),
    ...times(),
  },
  (t) => [
    valueCheck(t.locale, locales),
    valueCheck(t.reason, feedbackReasons),
    valueCheck(t.status, handlingStatuses),
    ruleCheck(t.comment, sql`length(${t.comment}) <= 2000`),
    check(
      'document_feedback_answered_check',
      sql`(${t.answer} is null) = (${t.answeredAt} is null)`,
    ),
    unique().on(t.documentId, t.locale, t.visitorHash),
    index().on(t.answeredBy),
    index().on(t.createdAt),
    index('document_feedback_texts_index').on(t.status, t.id).where(sql`${t.comment} is not null`),
    index('document_feedback_document_texts_index')
      .on(t.documentId, t.status, t.id)
      .where(sql`${t.comment} is not null`),
  ],
);

/** A diagnosis: questions whose answers end in advice and a summary for support. */
export const diagnoses = pgTable(
  'diagnoses',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    /** The document that offers it. */
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    productKey: productRef('product_key'),
    active: boolean('active').notNull().default(true),
    ...times(),
  },
  (t) => [slugCheck(t.slug), index().on(t.documentId), index().on(t.productKey)],
);

/** A diagnosis in one language, with all of its steps. */
export const diagnosisTranslations = pgTable(
  'diagnosis_translations',
  {
    diagnosisId: belongsTo('diagnosis_id', () => diagnoses.id),
    title: text('title').notNull(),
    /** Questions and results; the first one is the start. */
    steps: jsonb('steps').$type<DiagnosisStep[]>().notNull().default([]),
    ...translationState(),
    ...times(),
  },
  (t) => [primaryKey({ columns: [t.diagnosisId, t.locale] }), ...translationChecks(t)],
);
