import { z } from 'zod';
import { documentLevels } from './enums/documents.ts';
import { platforms, releaseChannels } from './enums/downloads.ts';
import { productKeys } from './enums/products.ts';
import { cardMarksSchema } from './highlight.ts';
import { pictureSchema } from './picture.ts';
import { daySchema, instantSchema } from './schemas.ts';

/** A key with its name in the reader's language. */
const named = z.object({ key: z.string(), name: z.string() });
const productKey = z.enum(productKeys);
const cover = pictureSchema.nullable();

/** A figure with its source. */
export const figureSchema = z.object({ value: z.string(), label: z.string(), source: z.string() });

/** A result of a case; `before` is the value before the project, if known. */
export const caseFigureSchema = figureSchema.extend({ before: z.string().nullable() });

/** Fields of a customer case in lists. */
export const caseCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  customer: z.string(),
  summary: z.string(),
  industry: named,
  solution: named,
  products: z.array(z.object({ key: productKey, name: z.string() })),
  /** The first result. */
  figure: caseFigureSchema.nullable(),
  cover,
  marks: cardMarksSchema.optional(),
});

/** Fields in lists, for each kind of record that blocks can request. */
export const cardSchemas = {
  cases: caseCardSchema,
  articles: z.object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    category: named,
    /** The most specific product of the article. */
    product: productKey.nullable(),
    publishedAt: instantSchema,
    cover,
  }),
  products: z.object({ key: productKey, name: z.string(), tagline: z.string(), cover }),
  solutions: z.object({ key: z.string(), name: z.string(), summary: z.string(), cover }),
  documents: z.object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    level: z.enum(documentLevels),
    minutes: z.number().int(),
    cover,
  }),
  downloads: z.object({
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    product: productKey,
    platform: z.enum(platforms),
    version: z.string(),
    releasedOn: daySchema,
    /** File size; null if the program is only in an app store. */
    bytes: z.number().int().nullable(),
  }),
  releases: z.object({
    program: z.string(),
    platform: z.enum(platforms),
    version: z.string(),
    channel: z.enum(releaseChannels),
    releasedOn: daySchema,
    /** What changed, as sanitised HTML. */
    notesHtml: z.string(),
  }),
};

/** A kind of record that blocks can request. */
export type CardKind = keyof typeof cardSchemas;
export type Cards = { [K in CardKind]: z.output<(typeof cardSchemas)[K]> };
export type CaseCard = Cards['cases'];
