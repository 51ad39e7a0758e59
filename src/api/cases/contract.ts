import { z } from 'zod';
import { caseCardSchema, figureSchema } from '#contracts/cards.ts';
import { defineRoute } from '#contracts/route.ts';
import { localeSchema, pageFields, pageOf, slugSchema } from '#contracts/schemas.ts';
import { productKeys } from '#contracts/values/products.ts';

const choice = z.object({ key: z.string(), name: z.string(), count: z.number().int() });

const caseDetail = caseCardSchema.extend({
  /** What the customer needed. */
  challengeHtml: z.string(),
  /** The set that was built. */
  solutionHtml: z.string(),
  equipment: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), note: z.string().nullable() }),
  ),
  /** Results, each with where it comes from. */
  figures: z.array(figureSchema),
  quote: z.object({ text: z.string(), author: z.string() }).nullable(),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Whether the other language has it too. */
  hasTwin: z.boolean(),
});

/** A whole customer case. */
export type CaseDetail = z.output<typeof caseDetail>;

/** Customer cases by industry, product and scene. */
export const listCases = defineRoute({
  method: 'GET',
  path: '/cases',
  group: 'cases',
  summary: 'Customer cases, with the industries, products and scenes to filter them by',
  query: z.strictObject({
    locale: localeSchema,
    ...pageFields,
    industry: slugSchema.optional(),
    product: z.enum(productKeys).optional(),
    scene: slugSchema.optional(),
    q: z.string().trim().max(80).optional(),
  }),
  data: pageOf(caseCardSchema).extend({
    /** What there is to choose from, whatever the filters. */
    facets: z.object({
      industries: z.array(choice),
      products: z.array(choice),
      scenes: z.array(choice),
    }),
  }),
  cacheTags: ['cases', 'products'],
});

/** One customer case. */
export const getCase = defineRoute({
  method: 'GET',
  path: '/cases/:slug',
  group: 'cases',
  summary: 'One customer case: challenge, set, equipment, results with their sources',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema }),
  data: caseDetail,
  cacheTags: ['cases', 'products'],
});
