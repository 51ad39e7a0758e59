import { z } from 'zod';
import { documentLevels } from './enums/documents.ts';
import { platforms, releaseChannels } from './enums/downloads.ts';
import { productKeys } from './enums/products.ts';
import { cardMarksSchema } from './highlight.ts';
import { pictureSchema } from './picture.ts';
import { daySchema, instantSchema } from './schemas.ts';

/** A record of a fixed list, named in the reader's language. */
const named = z.object({ key: z.string(), name: z.string() });
const productKey = z.enum(productKeys);
const cover = pictureSchema.nullable();

/** A figure with where it comes from. */
export const figureSchema = z.object({ value: z.string(), label: z.string(), source: z.string() });

/** A result of a case, with what it was before the project where that is known. */
export const caseFigureSchema = figureSchema.extend({ before: z.string().nullable() });

/** What lists show of a customer case. */
export const caseCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  customer: z.string(),
  summary: z.string(),
  industry: named,
  solution: named,
  products: z.array(z.object({ key: productKey, name: z.string() })),
  /** The first of its results. */
  figure: caseFigureSchema.nullable(),
  cover,
  marks: cardMarksSchema.optional(),
});

/** What lists show of each kind of record that blocks can ask for. */
export const cardSchemas = {
  cases: caseCardSchema,
  articles: z.object({
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    category: named,
    /** The most specific of the products it is about. */
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
    /** Size of the file; null where only an application store has it. */
    bytes: z.number().int().nullable(),
  }),
  releases: z.object({
    /** Name of the program. */
    program: z.string(),
    platform: z.enum(platforms),
    version: z.string(),
    channel: z.enum(releaseChannels),
    releasedOn: daySchema,
    /** What changed, rendered and sanitised. */
    notesHtml: z.string(),
  }),
};

/** A kind of record that blocks can ask for. */
export type CardKind = keyof typeof cardSchemas;
/** The cards of each kind of record. */
export type Cards = { [K in CardKind]: z.output<(typeof cardSchemas)[K]> };
/** What lists show of a customer case. */
export type CaseCard = Cards['cases'];
