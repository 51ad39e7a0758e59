import { sql } from 'drizzle-orm';
import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { featuresOf } from './features.ts';
import {
  all,
  any,
  asWhole,
  type Field,
  queryOf,
  quoted,
  type Term,
  termQuery,
  wordsOf,
} from './tsquery.ts';

/** A search for candidates, and the page of the results. */
export interface CandidateQuery {
  locale: Locale;
  /** The whole query, folded: titles that begin with it or contain it rank first. */
  text: string;
  terms: Term[];
  /** Number of further words of the query that no record has. */
  missing: number;
  kind?: SearchKind | undefined;
  /** Conditions on `search_entries.tags`: at least one tag of each list must match. */
  tags: string[][];
  limit: number;
  offset: number;
  /** Returns only ids: lists read their own cards. */
  idsOnly?: boolean | undefined;
}

/** A search result; only the id if `idsOnly` is set. */
export interface Candidate {
  id: string;
  kind: SearchKind;
  slug: string;
  title: string;
  /** Summary in the first line, then headings. */
  lead: string;
  /** Part of the text around the first match. */
  excerpt: string;
  tags: string;
  publishedAt: string;
}

export interface Candidates {
  hits: Candidate[];
  /** At most 2,000; if not `idsOnly`, at most 200 or the rows that fill the page. */
  total: number;
  /** Whether there are more results. */
  more: boolean;
  /** Indexes of terms that no record has; if one of them is needed, nothing else was searched. */
  unknown: number[];
  /** Results by kind, without the filter by kind; counts stop at 100. */
  kinds: { kind: SearchKind; count: number; more: boolean }[];
}

/** The condition that a record has a term as typed; null if the term has no synonyms. */
function typedQuery({ text, forms }: Term): string | null {
  const typed = forms.filter(({ relation }) => relation !== 'synonym');
  return typed.length < forms.length ? termQuery({ text, forms: typed }, 'any') : null;
}

/** Finds the public records that match best; see `search_find` in src/db/functions. */
export async function findCandidates(db: Executor, query: CandidateQuery): Promise<Candidates> {
  const { locale, text, terms, missing, kind, tags, limit, offset, idsOnly = false } = query;
  const withKind = kind ? [...tags, [`k:${kind}`]] : tags;
  const inLanguage = [[`v:${locale}`]];
  const conditions = [...withKind, ...inLanguage];
  const needed = terms.filter(({ isOptional }) => !isOptional);
  const whole = asWhole(needed);
  const features = featuresOf(terms);
  const fields: Field[] = ['any', 'title', 'head'];
  const list = (values: unknown[], type: string) => sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const { rows } = await db.execute<{ result: Candidates }>(sql`
    select search_find(
      ${locale}, ${text}, ${queryOf(needed, 'any', conditions)}::tsquery,
      ${queryOf(needed, 'title', conditions)}::tsquery, ${queryOf(needed, 'head', conditions)}::tsquery,
      ${list(whole ? fields.map((field) => queryOf(whole, field, conditions)) : [], 'tsquery')},
      ${queryOf(needed, 'any', [...tags, ...inLanguage])}::tsquery,
      ${all([...tags, ...inLanguage].map((alternatives) => any(alternatives.map((tag) => quoted(`=${tag}`)))))}::tsquery,
      ${list(
        withKind.map((alternatives) => alternatives.join('|')),
        'text',
      )},
      ${list(
        needed.map((term) => term.text),
        'text',
      )}, ${list(
        terms.map((term) => wordsOf([term]).join('\n')),
        'text',
      )},
      ${list(
        terms.map((term) => termQuery(term, 'any')),
        'tsquery',
      )},
      ${list(terms.map(typedQuery), 'tsquery')},
      ${list(
        terms.map(({ isOptional }) => !isOptional),
        'boolean',
      )}, ${missing},
      ${list(
        terms.map((term) => term.text),
        'text',
      )},
      ${list(
        features.map(({ unit }) => unit),
        'integer',
      )},
      ${list(
        features.map(({ weight }) => weight),
        'float8',
      )},
      ${list(
        features.map(({ condition }) => condition),
        'tsquery',
      )},
      ${limit}, ${offset}, ${!idsOnly}, ${kind ?? null}::text
    ) as result`);
  const result = rows[0]?.result;
  if (!result)
    throw new Error(
      'search_find returned no row: check that the functions of src/db/functions are installed',
    );
  return result;
}
