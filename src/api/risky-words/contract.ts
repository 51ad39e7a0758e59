import { z } from 'zod';
import { riskCategories, riskSeverities } from '#contracts/enums/risky-words.ts';
import { RISKY_WORD_LENGTH } from '#contracts/risky-words.ts';
import { defineRoute } from '#contracts/route.ts';
import { instantSchema, localeSchema } from '#contracts/schemas.ts';

const group = 'risky-words';
const idParams = z.strictObject({ id: z.uuid() });
const done = z.object({});

export const listActiveRiskyWords = defineRoute({
  method: 'GET',
  path: '/risky-words',
  group,
  summary: 'Words that a live script should not contain, with reason and advice',
  description:
    'In a word, # is a number and * up to six characters. A text is checked where it is written; none is sent.',
  query: z.strictObject({ locale: localeSchema }),
  data: z.object({
    items: z.array(
      z.object({
        word: z.string(),
        category: z.enum(riskCategories),
        severity: z.enum(riskSeverities),
        /** Phrases that contain the word and are not risky. */
        exceptions: z.array(z.string()),
        reason: z.string(),
        suggestion: z.string().nullable(),
      }),
    ),
  }),
});

const reasonSchema = z.string().trim().min(1).max(300);
const textSchema = z.string().trim().max(300);
const exceptionsSchema = z.array(z.string().trim().min(1).max(60)).max(30);

/** What staff write about a word. */
export const riskyWordFields = {
  /** Stored in its normal form; see `isRiskyWord` for what is accepted. */
  word: z.string().max(RISKY_WORD_LENGTH.max * 4),
  category: z.enum(riskCategories),
  severity: z.enum(riskSeverities),
  reasonZh: reasonSchema,
  reasonEn: textSchema,
  suggestionZh: textSchema,
  suggestionEn: textSchema,
  exceptions: exceptionsSchema,
  note: textSchema,
  active: z.boolean(),
};

/** Filters of the list and its page. */
export const riskyWordQuery = z.strictObject({
  q: z.string().trim().max(80).optional(),
  category: z.enum(riskCategories).optional(),
  severity: z.enum(riskSeverities).optional(),
  state: z.enum(['on', 'off']).optional(),
  after: z.uuid().optional(),
});

export const listRiskyWords = defineRoute({
  method: 'GET',
  path: '/admin/risky-words',
  group,
  summary: 'Lists risky words, the newest first',
  query: riskyWordQuery,
  data: z.object({
    items: z.array(
      z.object({
        id: z.uuid(),
        word: z.string(),
        category: z.enum(riskCategories),
        severity: z.enum(riskSeverities),
        reasonZh: z.string(),
        reasonEn: z.string(),
        suggestionZh: z.string(),
        suggestionEn: z.string(),
        exceptions: z.array(z.string()),
        note: z.string(),
        active: z.boolean(),
        updatedAt: instantSchema,
      }),
    ),
    total: z.number(),
    next: z.uuid().nullable(),
  }),
});

export const createRiskyWord = defineRoute({
  method: 'POST',
  path: '/admin/risky-words',
  group,
  summary: 'Adds a word to the list',
  body: z.strictObject(riskyWordFields),
  data: z.object({ id: z.uuid() }),
});

export const updateRiskyWord = defineRoute({
  method: 'PATCH',
  path: '/admin/risky-words/:id',
  group,
  summary: 'Changes a word, or switches it on or off',
  params: idParams,
  body: z.strictObject(riskyWordFields).partial(),
  data: done,
});

export const deleteRiskyWord = defineRoute({
  method: 'DELETE',
  path: '/admin/risky-words/:id',
  group,
  summary: 'Moves a word to the trash, where it stays for 30 days',
  params: idParams,
  data: done,
});
