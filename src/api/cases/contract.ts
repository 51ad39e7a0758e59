import { z } from 'zod';
import { cardSchemas, caseCardSchema, caseFigureSchema } from '#contracts/cards.ts';
import { caseMediaRoles } from '#contracts/enums/cases.ts';
import { productKeys } from '#contracts/enums/products.ts';
import { pictureSchema } from '#contracts/picture.ts';
import { routesOf } from '#contracts/route.ts';
import {
  daySchema,
  instantSchema,
  localeSchema,
  pageFields,
  pageOf,
  slugSchema,
} from '#contracts/schemas.ts';

const { route } = routesOf('cases');

/** A filter choice; `count` is the number of cases if it is chosen with the other filters. */
const choice = z.object({ key: z.string(), name: z.string(), count: z.number().int() });

/** Filters of the list of cases; all can be combined. */
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
  /** The customer's problem. */
  challengeHtml: z.string(),
  /** The set, the lights, the work and its duration, with headings of level 2. */
  solutionHtml: z.string(),
  equipment: z.array(
    z.object({ name: z.string(), quantity: z.number().int(), note: z.string().nullable() }),
  ),
  /** Results with their sources. */
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
  /** Index in the filtered list, from 0; null if the filters exclude the case. */
  place: z.number().int().nullable(),
  /** The previous case in the filtered list. */
  previous: neighbour.nullable(),
  /** The next case in the filtered list. */
  next: neighbour.nullable(),
  /** Further reading about the products of the case. */
  related: z.object({
    articles: z.array(cardSchemas.articles),
    documents: z.array(cardSchemas.documents),
  }),
  publishedAt: instantSchema,
  /** Time of the last change that readers can see. */
  updatedAt: instantSchema,
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  /** Whether the other language is available too. */
  hasOtherLanguage: z.boolean(),
});

export type CaseDetail = z.output<typeof caseDetail>;

/** Customer cases by industry, product and solution. */
export const listCases = route('GET /cases', {
  summary: 'Customer cases, with the industries, products and solutions to filter them by',
  query: z.strictObject({ locale: localeSchema, ...pageFields, ...filterFields }),
  data: pageOf(caseCardSchema).extend({
    /** Filter choices with the number of matching cases. */
    facets: z.object({
      industries: z.array(choice),
      products: z.array(choice),
      solutions: z.array(choice),
    }),
    /** The corrected query, if the original `q` has no results. */
    corrected: z.string().nullable(),
  }),
});

export const getCase = route('GET /cases/:slug', {
  summary: 'One customer case: challenge, set, equipment, results with their sources, pictures',
  params: z.strictObject({ slug: slugSchema }),
  query: z.strictObject({ locale: localeSchema, ...filterFields }),
  data: caseDetail,
});
