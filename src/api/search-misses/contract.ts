import { z } from 'zod';
import { searchKinds } from '#contracts/enums/search.ts';
import { handlingStatuses } from '#contracts/enums/visits.ts';
import { locales } from '#contracts/locale.ts';
import { routesOf } from '#contracts/route.ts';
import { instantSchema, keysetOf, listOf } from '#contracts/schemas.ts';

const { route } = routesOf('searches');

/** Words of one group of synonyms at most. */
export const MAX_TERMS = 40;
/** A word of a group of synonyms: as somebody wrote it, or a search without result. */
const termSchema = z.string().trim().min(1).max(200);
/** The words of a group of synonyms. */
export const termsSchema = z.array(termSchema).min(2).max(MAX_TERMS);

/** Filters of the list of searches. */
export const searchMissQuery = z.strictObject({
  q: z.string().trim().max(80).optional(),
  locale: z.enum(locales).optional(),
  status: z.enum(handlingStatuses).optional(),
  after: z.uuid().optional(),
});

export const listSearchMisses = route('GET /admin/search-misses', {
  summary: 'Lists searches without result, the most frequent first',
  query: searchMissQuery,
  data: keysetOf({
    id: z.uuid(),
    query: z.string(),
    locale: z.enum(locales),
    count: z.int(),
    status: z.enum(handlingStatuses),
    lastAskedAt: instantSchema,
  }),
});

export const handleSearchMiss = route('PUT /admin/search-misses/:id/status', {
  summary: 'Ignores a search without result, or puts it back on the list',
  body: z.strictObject({ status: z.enum(['open', 'ignored']) }),
});

export const addSynonym = route('POST /admin/search-misses/:id/synonym', {
  summary: 'Makes a search mean the same as a word that the site uses',
  description: 'The search joins the group of synonyms of that word, or both begin a new one.',
  body: z.strictObject({ term: z.string().trim().min(1).max(60) }),
  data: z.object({ terms: z.array(z.string()) }),
});

export const addQuestion = route('POST /admin/search-misses/:id/question', {
  summary: 'Adds a search to the questions that a record answers',
  body: z.strictObject({ recordId: z.uuid() }),
});

/** Filters of the list of synonyms. */
export const synonymQuery = z.strictObject({
  q: z.string().trim().max(80).optional(),
  after: z.uuid().optional(),
});

export const listSynonyms = route('GET /admin/search-synonyms', {
  summary: 'Lists the groups of words that the search takes for the same, the newest first',
  query: synonymQuery,
  data: keysetOf({ id: z.uuid(), terms: z.array(z.string()) }),
});

export const removeSynonym = route('DELETE /admin/search-synonyms/:id/terms/:term', {
  summary: 'Takes a word out of its group of synonyms',
  description: 'A group that has no second word left goes to the trash.',
  params: z.strictObject({ id: z.uuid(), term: z.string().min(1).max(200) }),
});

export const findSearchRecords = route('GET /admin/search-records', {
  summary: 'Records of the search whose titles contain some words',
  query: z.strictObject({ q: z.string().trim().min(1).max(80), locale: z.enum(locales) }),
  data: listOf({ id: z.uuid(), kind: z.enum(searchKinds), title: z.string() }),
});
