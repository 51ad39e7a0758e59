import { sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import type { CommonWords } from './common-words.ts';
import { hasOnlyWords, isDictionaryWord, isWords, type Query, type Synonyms } from './query.ts';
import type { Readings } from './readings.ts';
import { foldCharacters, isHan, runsOf } from './terms.ts';
import { quoted, type Term } from './tsquery.ts';
import {
  deletionVariants,
  isLikelyTypo,
  otherCharacterCondition,
  wordsWithOther,
} from './typos.ts';

const SHORTEST_LATIN = 4;
/** A word of fewer records is no evidence for a typo, unless it is one of the trade. */
const FEWEST_RECORDS = 3;
const SHORTEST_HAN = 3;
const LONGEST_HAN = 7;
/** Maximum number of texts that are searched for corrections. */
const TITLES = 40;
const BODIES = 8;

/**
 * The query with other words for the unknown ones: Chinese for pinyin, else known words that differ by
 * one typo. Null if there is none, or if the result would not consist of words.
 */
export async function correctQuery(
  { db, locale, readings, synonyms, commonWords }: CorrectionContext,
  query: Query,
  unknown: readonly Term[],
): Promise<string | null> {
  const spelled = async (letters: string) =>
    locale === 'zh' ? (await readings()).wordsFor(letters) : null;
  // An unfinished input method entry looks like "lv'mu" or "lv mu".
  const whole = await spelled(query.text.replace(/[' ]/g, ''));
  if (whole !== null) return whole;
  let text = query.text;
  const known = query.terms.filter((term) => !unknown.includes(term));
  for (const term of unknown) {
    const correction = isHan(term.text)
      ? await correctCharacters(term)
      : await correctLetters(term.text);
    if (correction) text = withWord(text, correction);
  }
  return text === query.text || !hasOnlyWords(text, synonyms) ? null : text;

  /** A word of the language is no typo, even if no record has it; one character is no evidence. */
  async function correctCharacters(term: Term): Promise<Correction | null> {
    const typed = term.text;
    if (typed.length < 2 || isDictionaryWord(typed)) return null;
    const meant = known.some(overlaps(typed)) ? null : (await readings()).sameSound(typed);
    const isWord = meant !== null && (synonyms.has(meant) || isDictionaryWord(meant));
    return isWord ? { typed, meant } : otherCharacters(db, locale, text, term, synonyms);
  }

  async function correctLetters(typed: string): Promise<Correction | null> {
    const meant = await spelled(typed);
    if (meant !== null) return { typed, meant };
    if (!/^[a-z]+$/.test(typed) || commonWords.has(typed)) return null;
    const similar =
      (await similarWord(db, locale, typed, synonyms, commonWords)) ??
      (await separated(db, typed, commonWords));
    return similar === null ? null : { typed, meant: similar };
  }
}

/** Whether a known term shares a character with an unknown pair: in 分公司 the pair 分公 is no 分工. */
function overlaps(typed: string): (known: Term) => boolean {
  return ({ text }) => text[0] === typed.at(-1) || text.at(-1) === typed[0];
}

/** Replaces a word in a text; letters inside a longer word are not changed. */
function withWord(text: string, { typed, meant }: Correction): string {
  const word = isHan(typed) ? typed : new RegExp(`(?<![a-z0-9])${typed}(?![a-z0-9])`);
  return text.replace(word, meant);
}

/** Where to look for corrections. */
interface CorrectionContext {
  db: Executor;
  locale: Locale;
  readings: () => Promise<Readings>;
  synonyms: Synonyms;
  commonWords: CommonWords;
}

interface Correction {
  typed: string;
  meant: string;
}

/** The most frequent known word that differs from a misspelling by one likely typo. */
async function similarWord(
  db: Executor,
  locale: Locale,
  typed: string,
  synonyms: Synonyms,
  commonWords: CommonWords,
): Promise<string | null> {
  if (typed.length < SHORTEST_LATIN) return null;
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where search_deletion_variants(word) && ${sql.param(deletionVariants(typed))}::text[]
    limit 200`);
  const similar = rows
    .map(({ word }) => word)
    .filter((word) => isLikelyTypo(typed, word, !commonWords.has(word)));
  const counts = await countMatches(db, locale, similar.slice(0, 12).map(quoted), 200);
  const best = Math.max(0, ...counts);
  const word = similar[counts.indexOf(best)];
  const isKnown = best >= FEWEST_RECORDS || (best > 0 && word !== undefined && synonyms.has(word));
  return isKnown ? (word ?? null) : null;
}

/** Two known words that were typed as one, such as "lightstand". */
async function separated(
  db: Executor,
  typed: string,
  commonWords: CommonWords,
): Promise<string | null> {
  const pairs = Array.from({ length: Math.max(0, typed.length - 5) }, (_, at): [string, string] => [
    typed.slice(0, at + 3),
    typed.slice(at + 3),
  ]).filter((pair) => pair.every((word) => commonWords.has(word)));
  if (pairs.length === 0) return null;
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where word = any (${sql.param(pairs.flat())}::text[])`);
  const known = new Set(rows.map(({ word }) => word));
  return pairs.find((pair) => pair.every((word) => known.has(word)))?.join(' ') ?? null;
}

/**
 * The most frequent text in titles, else in bodies, that has another character of the same sound in a
 * place of an unknown word. Nothing is left out or added: that would change what is asked.
 */
async function otherCharacters(
  db: Executor,
  locale: Locale,
  text: string,
  { text: unknown }: Term,
  synonyms: Synonyms,
): Promise<Correction | null> {
  const run = runsOf(text).find((one) => one.includes(unknown)) ?? unknown;
  for (const typed of windowsAround(run, unknown)) {
    const places = Array.from(unknown, (_, at) => typed.indexOf(unknown) + at);
    for (const field of ['title', 'any'] as const) {
      const condition = otherCharacterCondition(typed, places, field);
      if (condition === null) continue;
      const { rows } = await db.execute<{ text: string }>(sql`
        select text from search_texts(${condition}::tsquery, ${locale}, ${field === 'title'}, ${field === 'title' ? TITLES : BODIES})
          as text`);
      const meant = mostFrequent(
        rows.flatMap((row) => wordsWithOther(foldCharacters(row.text), typed, places)),
      ).find((word) => soundsLike(word, typed) && isWords(word, synonyms));
      if (meant !== undefined) return { typed, meant };
    }
  }
  return null;
}

/** Parts of a run around an unknown word that are long enough to be corrected by context. */
function windowsAround(run: string, unknown: string): string[] {
  const at = run.indexOf(unknown);
  const end = at + unknown.length;
  const windows = [
    run,
    run.slice(Math.max(0, at - 2), end),
    run.slice(at, end + 2),
    run.slice(Math.max(0, at - 2), end + 2),
    unknown,
  ];
  return [...new Set(windows)].filter(
    ({ length }) => length >= SHORTEST_HAN && length <= LONGEST_HAN,
  );
}

/** Whether two Chinese words have the same pinyin, or one that accents confuse with it: zh and z, ing and in. */
function soundsLike(word: string, typed: string): boolean {
  const reading = (text: string) =>
    pinyin(text, { toneType: 'none' })
      .replace(/([zcs])h/g, '$1')
      .replace(/ng(?= |$)/g, 'n');
  return reading(word) === reading(typed);
}

/** The words without repetitions, the most frequent first. */
function mostFrequent(words: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Number of public records that match each condition, counted up to a limit. */
async function countMatches(
  db: Executor,
  locale: Locale,
  conditions: string[],
  limit: number,
): Promise<number[]> {
  if (conditions.length === 0) return [];
  const { rows } = await db.execute<{ count: number }>(sql`
    select search_frequency(condition::tsquery, ${locale}, ${limit})::int as count
    from unnest(${sql.param(conditions)}::text[]) with ordinality as conditions (condition, position)
    order by position`);
  return rows.map(({ count }) => count);
}
