import { z } from 'zod';
import { cardSchemas, caseCardSchema, caseFigureSchema } from '#contracts/cards.ts';
import { caseMediaRoles } from '#contracts/enums/cases.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { defineRoute } from '#contracts/route.ts';
import {
  daySchema,
  instantSchema,
  localeSchema,
  pageFields,
  pageOf,
  slugSchema,
} from '#contracts/schemas.ts';

/** Something to filter by: `count` cases remain when it is chosen beside the other filters. */
const choice = z.object({ key: z.string(), name: z.string(), count: z.number().int() });

/** What narrows the list of cases; every field may be combined with every other. */
const filterFields = {
  industry: slugSchema.optional(),
  product: z.enum(productKeys).optional(),
  solution: slugSchema.optional(),
  q: z.string().trim().max(80).optional(),
};

const neighbour = z.object({ slug: z.string(), title: z.string(), customer: z.string() });

const caseDetail = caseCardSchema.extend({
  /** Day of acceptance. */
  deliveredOn: daySchema.nullable(),
  /** What the customer needed. */
  challengeHtml: z.string(),
  /** The set, the lights, how it was done and how long it took: with headings of level 2. */
  solutionHtml: z.string(),
  equipment: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), note: z.string().nullable() }),
  ),
  /** Results, each with where it comes from. */
  figures: z.array(caseFigureSchema),
  quote: z.object({ text: z.string(), author: z.string() }).nullable(),
  /** Pictures in order. */
  gallery: z.array(
    z.object({
      picture: pictureSchema,
      caption: z.string().nullable(),
      role: z.enum(caseMediaRoles),
    }),
  ),
  /** Where it stands in the list that the filters make, from 0; null where they leave it out. */
  place: z.number().int().nullable(),
  /** The case before this one in the list that the filters make. */
  previous: neighbour.nullable(),
  /** The case after this one in the list that the filters make. */
  next: neighbour.nullable(),
  /** What to read on: about the products that the case used. */
  related: z.object({
    articles: z.array(cardSchemas.articles),
    documents: z.array(cardSchemas.documents),
  }),
  publishedAt: instantSchema,
  /** When it last changed for its readers. */
  updatedAt: instantSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Whether the other language has it too. */
  hasOtherLanguage: z.boolean(),
});

/** A whole customer case. */
export type CaseDetail = z.output<typeof caseDetail>;

/** Customer cases by industry, product and solution. */
export const listCases = defineRoute({
  method: 'GET',
  path: '/cases',
  group: 'cases',
  summary: 'Customer cases, with the industries, products and solutions to filter them by',
  query: z.strictObject({ locale: localeSchema, ...pageFields, ...filterFields }),
  data: pageOf(caseCardSchema).extend({
    /** What there is to choose from, each with how many cases it leaves. */
    facets: z.object({
      industries: z.array(choice),
      products: z.array(choice),
      solutions: z.array(choice),
    }),
    /** What was searched for in place of `q`, where only that finds anything. */
    corrected: z.string().nullable(),
  }),
});

/** One customer case. */
export const getCase = defineRoute({
  method: 'GET',
  path: '/cases/:slug',
  group: 'cases',
  summary: 'One customer case: challenge, set, equipment, results with their sources, pictures',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema, ...filterFields }),
  data: caseDetail,
});
