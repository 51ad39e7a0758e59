import { z } from 'zod';
import { searchKinds } from '#contracts/enums/search.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf, localizedTextSchema } from '#contracts/schemas.ts';
import { MAX_QUESTION_LENGTH, MAX_QUESTIONS } from '#contracts/search-questions.ts';

const { route } = routesOf('searches');

/** The questions of a record in a language, as visitors would ask. */
export const questionsSchema = z
  .array(z.string().trim().min(1).max(MAX_QUESTION_LENGTH))
  .max(MAX_QUESTIONS);

const record = {
  id: z.uuid(),
  kind: z.enum(searchKinds),
  /** Empty in Chinese if there is no title yet. */
  title: localizedTextSchema,
};

/** Filters of the list of records. */
export const searchQuestionQuery = z.strictObject({
  q: z.string().trim().max(80).optional(),
  kind: z.enum(searchKinds).optional(),
  locale: z.enum(locales).optional(),
  /** Whether the record has questions: in that language, or in any. */
  state: z.enum(['some', 'none']).optional(),
  after: z.uuid().optional(),
});

export const listSearchQuestions = route('GET /admin/search-questions', {
  summary: 'Lists the records of the search with the questions that they answer, the newest first',
  description:
    'Words are looked for in titles and questions. A locale leaves out records without it.',
  query: searchQuestionQuery,
  data: keysetOf({
    ...record,
    zh: z.array(z.string()),
    /** Null if the record has no English text. */
    en: z.array(z.string()).nullable(),
  }),
});

/** A save must name the moment of the one before, so that none is lost. */
const saved = { updatedAt: instantSchema.nullable() };

export const readSearchQuestions = route('GET /admin/search-questions/:id', {
  summary: 'Returns the questions that a record answers',
  description: 'The id is that of the record, or of the page that shows a product.',
  data: z.object({
    ...record,
    /** Its name in the results of the search. */
    slug: z.string(),
    languages: z.array(
      z.object({
        locale: z.enum(locales),
        questions: z.array(z.string()),
        /** Moment of the last save; null without questions. */
        ...saved,
        /** Whether visitors can find the record in this language now. */
        isFound: z.boolean(),
      }),
    ),
  }),
});

export const saveSearchQuestions = route('PUT /admin/search-questions/:id/:locale', {
  summary: 'Saves the questions that a record answers; the search uses them at once',
  description:
    'An empty list removes them. Answers CONFLICT if updatedAt is not that of the last save.',
  params: z.strictObject({ id: z.uuid(), locale: z.enum(locales) }),
  body: z.strictObject({ questions: questionsSchema, ...saved }),
  data: z.object({ questions: z.array(z.string()), ...saved }),
});
