import {
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
  belongsTo,
  id,
  serialNumber,
  slugCheck,
  times,
  translation,
  translationChecks,
  valueCheck,
} from './columns.ts';
import { industries } from './industries.ts';
import { liveReports } from './live-reports.ts';
import { mediaRef } from './media.ts';
import { productRef } from './products.ts';
import { projects } from './projects.ts';
import { solutionRef } from './solutions.ts';

/** A customer's success story; its texts are in case_translations. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    number: serialNumber(),
    /** Value of `case` in `/cases?case=`. */
    slug: text('slug').notNull().unique(),
    industryKey: text('industry_key')
      .notNull()
      .references(() => industries.key, { onDelete: 'restrict', onUpdate: 'cascade' }),
    /** Use of the live room. */
    solutionKey: solutionRef('solution_key').notNull(),
    projectId: uuid('project_id').references(() => projects.id, {
      onDelete: 'set null',
    }),
    /** Live report with its figures, if the customer has agreed. */
    reportId: uuid('report_id').references(() => liveReports.id, {
      onDelete: 'set null',
    }),
    coverId: mediaRef('cover_id'),
    /** Shown on the home page. */
    featured: boolean('featured').notNull().default(false),
    deliveredOn: date('delivered_on'),
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

/** The text of a case in one language. */
export const caseTranslations = pgTable(
  'case_translations',
  {
    caseId: belongsTo('case_id', () => cases.id),
    title: text('title').notNull(),
    customer: text('customer').notNull(),
    summary: text('summary').notNull().default(''),
    challengeMarkdown: text('challenge_markdown').notNull().default(''),
    /** Rendered and sanitised when the text is saved. */
    challengeHtml: text('challenge_html').notNull().default(''),
    solutionMarkdown: text('solution_markdown').notNull().default(''),
    /** Rendered and sanitised when the text is saved. */
    solutionHtml: text('solution_html').notNull().default(''),
    equipment: jsonb('equipment').$type<CaseEquipment[]>().notNull().default([]),
    figures: jsonb('figures').$type<ResultFigure[]>().notNull().default([]),
    quote: text('quote'),
    /** Name and position of the quoted person. */
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
    caseId: belongsTo('case_id', () => cases.id),
    productKey: productRef('product_key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.productKey] }), index().on(t.productKey)],
);

/** Pictures of a case, in order. */
export const caseMedia = pgTable(
  'case_media',
  {
    caseId: belongsTo('case_id', () => cases.id),
    mediaId: mediaRef('media_id').notNull(),
    /** Gallery, or one layer of the comparison picture. */
    role: text('role', { enum: caseMediaRoles }).notNull().default('gallery'),
    captionZh: text('caption_zh'),
    captionEn: text('caption_en'),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.mediaId] }),
    valueCheck(t.role, caseMediaRoles),
    index().on(t.mediaId),
  ],
);
