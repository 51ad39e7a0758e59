import { z } from 'zod';
import { deleteRoute } from '#api/records/contract.ts';
import { contentKinds } from '#contracts/content-kinds.ts';
import { factSources, factSubjects } from '#contracts/enums/facts.ts';
import { factRecord } from '#contracts/records/facts.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, instantSchema, keysetOf, localeSchema, slugSchema } from '#contracts/schemas.ts';

const { route } = routesOf('facts');
const versionSchema = z.int().min(1);

const shortText = z.string().trim().max(200);
const phrases = z.array(z.string().trim().min(1).max(200)).max(40);

/** What staff write about a fact; see the columns of the table `facts`. */
const factFields = {
  subject: z.enum(factSubjects),
  minimum: z.number().nullable(),
  maximum: z.number().nullable(),
  unitZh: z.string().trim().max(20),
  unitEn: z.string().trim().max(20),
  /** The English unit beside the number one; empty if it is the same. */
  unitEnOne: z.string().trim().max(20),
  textZh: z.string().trim().min(1).max(60).nullable(),
  textEn: z.string().trim().min(1).max(60).nullable(),
  conditionZh: shortText,
  conditionEn: shortText,
  sourceKind: z.enum(factSources),
  sourceZh: shortText,
  sourceEn: shortText,
  checkedOn: daySchema,
  phrasesZh: phrases,
  phrasesEn: phrases,
};
/** A fact as staff write it. */
export const factInput = z.strictObject(factFields);
export type FactInput = z.output<typeof factInput>;

/** A value as texts print it, by language. */
const printed = z.object({ zh: z.string(), en: z.string() });

const listItem = z.object({
  id: z.uuid(),
  key: z.string(),
  subject: z.enum(factSubjects),
  value: printed,
  condition: printed,
  source: printed.extend({ kind: z.enum(factSources) }),
  checkedOn: daySchema,
  /** Whether it should be compared with its source again. */
  isDue: z.boolean(),
  /** Number of public texts that show it, those of the interface included. */
  uses: z.int(),
});

/** Filters of the list and its page. */
export const factQuery = z.strictObject({
  /** Part of the key, value, condition or source. */
  q: z.string().trim().max(80).optional(),
  subject: z.enum(factSubjects).optional(),
  source: z.enum(factSources).optional(),
  /** Only facts to compare with their source again, or that no text shows. */
  state: z.enum(['due', 'unused']).optional(),
  /** Key of the last fact of the page before. */
  after: slugSchema.optional(),
});

export const listFactsOfStaff = route('GET /admin/facts', {
  summary: 'Lists the facts with their state, by key',
  query: factQuery,
  data: keysetOf(listItem).extend({ total: z.int() }),
});

/** Kinds of texts that show facts. */
export const factTexts = [
  ...contentKinds,
  'interface',
  'product',
  'release',
  'search-answer',
  'search-page',
  'section',
  'solution',
] as const;
export type FactText = (typeof factTexts)[number];

const useSchema = z.object({
  kind: z.enum(factTexts),
  /** Id of the record; null for the interface, which is no record. */
  id: z.uuid().nullable(),
  /** Null for a text in both languages. */
  locale: localeSchema.nullable(),
  title: z.string(),
  /** Path of the page on the Chinese site; null if it has none. */
  path: z.string().nullable(),
  /** In a draft that is not public yet. */
  isDraft: z.boolean(),
  /** The sentences in their parts; a part differs before and after if the change alters it. */
  sentences: z.array(
    z.object({
      locale: localeSchema,
      parts: z.array(z.object({ before: z.string(), after: z.string(), isFact: z.boolean() })),
    }),
  ),
});
/** A text that shows a fact. */
export type FactUse = z.output<typeof useSchema>;

export const readFactOfStaff = route('GET /admin/facts/:id', {
  summary: 'Reads one fact with its version, and the texts that show it',
  data: z.object({
    id: z.uuid(),
    key: z.string(),
    version: versionSchema,
    ...factFields,
    /** Name of the program whose newest stable version is the value; null for other facts. */
    program: z.string().nullable(),
    value: printed,
    uses: z.array(useSchema),
    updatedAt: instantSchema,
  }),
});

export const createFact = route('POST /admin/facts', {
  summary: 'Adds a fact; texts show it by its key, which cannot be changed later',
  body: factInput.extend({ key: slugSchema }),
  data: z.object({ id: z.uuid() }),
});

export const checkFact = route('POST /admin/facts/:id/check', {
  summary: 'Says how the texts that show a fact would read after a change; writes nothing',
  body: factInput,
  data: z.object({ before: printed, after: printed, uses: z.array(useSchema) }),
});

export const updateFact = route('PATCH /admin/facts/:id', {
  summary: 'Changes a fact and with it all texts that show it',
  description: 'Answers CONFLICT if version is not the current one.',
  body: factInput.extend({ version: versionSchema }),
  data: z.object({ version: versionSchema }),
});

export const deleteFact = deleteRoute(factRecord);
