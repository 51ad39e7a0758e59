import { z } from 'zod';
import { recordRoutes } from '#api/records/contract.ts';
import { riskCategories, riskSeverities } from '#contracts/enums/risky-words.ts';
import { riskyWordFields } from '#contracts/fields/risky-words.ts';
import { riskyWordRecord } from '#contracts/records/risky-words.ts';
import { routesOf } from '#contracts/route.ts';
import { listOf, localeSchema } from '#contracts/schemas.ts';

const { route } = routesOf('risky-words');

export const listActiveRiskyWords = route('GET /risky-words', {
  summary: 'Words that a live script should not contain, with reason and advice',
  description:
    'In a word, # is a number and * up to six characters. A text is checked where it is written; none is sent.',
  query: z.strictObject({ locale: localeSchema }),
  data: listOf({
    word: z.string(),
    category: z.enum(riskCategories),
    severity: z.enum(riskSeverities),
    /** Phrases that contain the word and are not risky. */
    exceptions: z.array(z.string()),
    reason: z.string(),
    suggestion: z.string().nullable(),
  }),
});

/** Filters of the list and its page. */
export const riskyWordQuery = z.strictObject({
  q: z.string().trim().max(80).optional(),
  category: z.enum(riskCategories).optional(),
  severity: z.enum(riskSeverities).optional(),
  state: z.enum(['on', 'off']).optional(),
  after: z.uuid().optional(),
});

/** The list in the back office. */
export const riskyWordRoutes = recordRoutes(riskyWordRecord, {
  fields: riskyWordFields,
  query: riskyWordQuery,
});
