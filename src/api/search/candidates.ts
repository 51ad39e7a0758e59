import { sql } from 'drizzle-orm';
import type { SearchKind } from '#contracts/enums/search.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { asWhole, type Field, queryOf, type Term, wordsOf } from './tsquery.ts';

/** What to look for, and which part of it. */
export interface CandidateQuery {
  locale: Locale;
  /** The whole query, folded: titles that begin with it or hold it come first. */
  text: string;
  terms: Term[];
  kind?: SearchKind | undefined;
  /** Conditions on `search_entries.tags`; of each list one must hold. */
  tags: string[][];
  limit: number;
  offset: number;
  /** Lists read their own cards: they need to know no more than which records. */
  idsOnly?: boolean | undefined;
}

/** A record that was found, with what is shown of it; only the id where no more was asked for. */
export interface Candidate {
  id: string;
  kind: SearchKind;
  slug: string;
  title: string;
  /** Summary in the first line, then headings. */
  lead: string;
  /** The part of its text around the first word that was found. */
  excerpt: string;
  tags: string;
  publishedAt: string;
}

/** The records found. */
export interface Candidates {
  hits: Candidate[];
  /** At most 2,000; where more than ids was asked for, 200 or what fills the page. */
  total: number;
  /** Whether there are more. */
  more: boolean;
  /** Records by kind, whatever kind was asked for; counted up to 100 where there are many. */
  kinds: { kind: SearchKind; count: number; more: boolean }[];
}

/** Finds the public records that hold all terms; see `search_find` in the migrations. */
export async function findCandidates(db: Executor, query: CandidateQuery): Promise<Candidates> {
  const { locale, text, terms, kind, tags, limit, offset, idsOnly = false } = query;
  const asked = kind ? [...tags, [`k:${kind}`]] : tags;
  const inLanguage = [[`v:${locale}`]];
  const conditions = [...asked, ...inLanguage];
  const whole = asWhole(terms);
  const fields: Field[] = ['any', 'title', 'head'];
  const list = (values: string[]) => sql`${sql.param(values)}::text[]`;
  const { rows } = await db.execute<{ result: Candidates }>(sql`
    select search_find(
      ${locale}, ${text}, ${queryOf(terms, 'any', conditions)}::tsquery,
      ${queryOf(terms, 'title', conditions)}::tsquery, ${queryOf(terms, 'head', conditions)}::tsquery,
      ${list(whole ? fields.map((field) => queryOf(whole, field, conditions)) : [])}::tsquery[],
      ${queryOf(terms, 'any', [...tags, ...inLanguage])}::tsquery,
      ${list(asked.map((alternatives) => alternatives.join('|')))}, ${list(terms.map((term) => term.text))},
      ${list(wordsOf(terms))}, ${limit}, ${offset}, ${!idsOnly}, ${kind !== undefined}
    ) as result`);
  const result = rows[0]?.result;
  if (!result) throw new Error('the search answered nothing');
  return result;
}
