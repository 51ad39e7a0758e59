import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CaseEquipment, caseMediaRoles, type ResultFigure } from '#contracts/enums/cases.ts';
import {
  id,
  serialNumber,
  slugCheck,
  times,
  translation,
  translationChecks,
  valueCheck,
} from './columns.ts';
import { liveReports } from './live-reports.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { projects } from './projects.ts';
import { solutionRef } from './solutions.ts';

/** A customer's trade. */
export const industries = pgTable(
  'industries',
  {
    id: id(),
    /** Name in addresses. */
    key: text('key').notNull().unique(),
    /** Chinese name. */
    nameZh: text('name_zh').notNull(),
    /** English name. */
    nameEn: text('name_en'),
    /** Order in filters, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [slugCheck(t.key)],
);

/** A customer's success, whatever its languages. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    /** Place among all of them, in order of creation. */
    number: serialNumber(),
    /** Its name in `/cases?case=`. */
    slug: text('slug').notNull().unique(),
    /** The customer's trade. */
    industryKey: text('industry_key')
      .notNull()
      .references(() => industries.key, { onDelete: 'restrict', onUpdate: 'cascade' }),
    /** What the live room is used for. */
    solutionKey: solutionRef('solution_key').notNull(),
    /** Project it came from. */
    projectId: uuid('project_id').references((): AnyPgColumn => projects.id, {
      onDelete: 'set null',
    }),
    /** Consented live report that its figures come from. */
    reportId: uuid('report_id').references((): AnyPgColumn => liveReports.id, {
      onDelete: 'set null',
    }),
    /** Cover picture. */
    coverId: mediaRef('cover_id'),
    /** Whether the home page shows it. */
    featured: boolean('featured').notNull().default(false),
    /** Day of delivery. */
    deliveredOn: date('delivered_on'),
    /** Order in lists, ascending. */
    sort: integer('sort').notNull().default(0),
    ...times(),
  },
  (t) => [
    slugCheck(t.slug),
    index().on(t.industryKey),
    index().on(t.solutionKey),
    index().on(t.projectId),
    index().on(t.reportId),
    index().on(t.coverId),
    index().on(t.sort),
  ],
);

/** What a case says in one language. */
export const caseTranslations = pgTable(
  'case_translations',
  {
    /** The case. */
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Headline. */
    title: text('title').notNull(),
    /** The customer's name. */
    customer: text('customer').notNull(),
    /** One or two sentences for lists and cards. */
    summary: text('summary').notNull().default(''),
    /** What the customer needed, in Markdown. */
    challengeMarkdown: text('challenge_markdown').notNull().default(''),
    /** The challenge rendered and sanitised at save. */
    challengeHtml: text('challenge_html').notNull().default(''),
    /** The set that was built, in Markdown. */
    solutionMarkdown: text('solution_markdown').notNull().default(''),
    /** The solution rendered and sanitised at save. */
    solutionHtml: text('solution_html').notNull().default(''),
    /** Equipment that was used. */
    equipment: jsonb('equipment').$type<CaseEquipment[]>().notNull().default([]),
    /** Results with their sources. */
    figures: jsonb('figures').$type<ResultFigure[]>().notNull().default([]),
    /** What the customer says. */
    quote: text('quote'),
    /** Name and position of who says it. */
    quoteAuthor: text('quote_author'),
    ...translation(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.locale] }),
    ...translationChecks(t),
    index('case_translations_list_index').on(t.locale, t.status, t.publishedAt, t.caseId),
  ],
);

/** Products that a case used. */
export const caseProducts = pgTable(
  'case_products',
  {
    /** The case. */
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** The product. */
    productKey: productRef('product_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.productKey] }), index().on(t.productKey)],
);

/** Pictures of a case, in order. */
export const caseMedia = pgTable(
  'case_media',
  {
    /** The case. */
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** The picture. */
    mediaId: mediaRef('media_id').notNull(),
    /** Gallery, or a layer of the comparing wipe. */
    role: text('role', { enum: caseMediaRoles }).notNull().default('gallery'),
    /** Chinese caption. */
    captionZh: text('caption_zh'),
    /** English caption. */
    captionEn: text('caption_en'),
    /** Order, ascending. */
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.mediaId] }),
    valueCheck(t.role, caseMediaRoles),
    index().on(t.mediaId),
  ],
);
