import { z } from 'zod';
import { factSources, factSubjects } from '#contracts/enums/facts.ts';
import { routesOf } from '#contracts/route.ts';
import { daySchema, listOf, localeSchema } from '#contracts/schemas.ts';

const { route } = routesOf('facts');

const fact = z.object({
  key: z.string(),
  subject: z.enum(factSubjects),
  /** Null for "at most", and if the fact is a text. */
  minimum: z.number().nullable(),
  /** Null for "at least", and if the fact is a text. */
  maximum: z.number().nullable(),
  /** Empty if there is none. */
  unit: z.string(),
  /** The value as texts print it. */
  text: z.string(),
  /** Condition of the value; empty if it has none. */
  condition: z.string(),
  source: z.object({ kind: z.enum(factSources), text: z.string() }),
  /** Day on which the value was set or last compared with its source. */
  checkedOn: daySchema,
});

/** A figure that more than one text states. */
export type Fact = z.output<typeof fact>;

/** The table of facts. */
export const listFacts = route('GET /facts', {
  summary: 'Figures that texts share: limits, tolerances, formats, prices and versions',
  query: z.strictObject({ locale: localeSchema, subject: z.enum(factSubjects).optional() }),
  data: listOf(fact),
});
