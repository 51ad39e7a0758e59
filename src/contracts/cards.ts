import { z } from 'zod';
import { daySchema, instantSchema } from './schemas.ts';
import { documentLevels } from './values/documents.ts';
import { platforms } from './values/downloads.ts';
import { productKeys } from './values/products.ts';

/** A record of a fixed list, named in the reader's language. */
const named = z.object({ key: z.string(), name: z.string() });
const productKey = z.enum(productKeys);

/** A figure with where it comes from. */
export const figureSchema = z.object({ value: z.string(), label: z.string(), source: z.string() });

/** What lists show of a customer case. */
export const caseCardSchema = z.object({
  slug: z.string(),
  title: z.string(),
  customer: z.string(),
  summary: z.string(),
  industry: named,
  scene: named,
  products: z.array(z.object({ key: productKey, name: z.string() })),
  /** The first of its results. */
  figure: figureSchema.nullable(),
});

/** What lists show of each kind of record that blocks can ask for. */
export const cardSchemas = {
  cases: caseCardSchema,
  articles: z.object({
    uid: z.string(),
    title: z.string(),
    summary: z.string(),
    category: named,
    /** The most specific of the products it is about. */
    product: productKey.nullable(),
    publishedAt: instantSchema,
  }),
  products: z.object({ key: productKey, name: z.string(), tagline: z.string() }),
  scenes: z.object({ key: z.string(), name: z.string(), summary: z.string() }),
  documents: z.object({
    uid: z.string(),
    title: z.string(),
    summary: z.string(),
    level: z.enum(documentLevels),
    minutes: z.number().int(),
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
};

/** A kind of record that blocks can ask for. */
export type CardKind = keyof typeof cardSchemas;
/** The cards of each kind of record. */
export type Cards = { [K in CardKind]: z.output<(typeof cardSchemas)[K]> };
/** What lists show of a customer case. */
export type CaseCard = Cards['cases'];
