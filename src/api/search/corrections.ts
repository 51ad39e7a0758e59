import { sql } from 'drizzle-orm';
import { pinyin } from 'pinyin-pro';
import type { Locale } from '#contracts/locale.ts';
import type { Executor } from '#db/connection.ts';
import { hasOnlyWords, isDictionaryWord, type Query, type Synonyms } from './query.ts';
import type { Readings } from './readings.ts';
import { foldCharacters, isHan, runsOf } from './terms.ts';
import { quoted, type Term } from './tsquery.ts';
import {
  deletionVariants,
  isOneTypo,
  nearWords,
  otherCharacterCondition,
  typoCondition,
  wordsWithOther,
} from './typos.ts';

const SHORTEST_LATIN = 4;
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
  { db, locale, readings, synonyms }: CorrectionContext,
  query: Query,
  unknown: readonly Term[],
): Promise<string | null> {
  const spelled = async (letters: string) =>
    locale === 'zh' ? (await readings()).wordsFor(letters) : null;
  // An unfinished input method entry looks like "lv'mu" or "lv mu".
  const whole = await spelled(query.text.replace(/[' ]/g, ''));
  if (whole !== null) return whole;
  let text = query.text;
  // A word of the dictionary is no typo, even if no record has it.
  for (const term of unknown.filter((one) => !isHan(one.text) || !isDictionaryWord(one.text))) {
    const { typed, meant } = isHan(term.text)
      ? await correctCharacters(db, locale, text, term)
      : await correctLetters(term.text);
    if (meant !== null) text = withWord(text, typed, meant);
  }
  return text === query.text || !hasOnlyWords(text, synonyms) ? null : text;

  async function correctLetters(typed: string): Promise<Correction> {
    const meant = await spelled(typed);
    return meant === null ? correctWord(db, locale, typed) : { typed, meant };
  }
}

/** Replaces a word in a text; letters inside a longer word are not changed. */
function withWord(text: string, typed: string, meant: string): string {
  const word = isHan(typed) ? typed : new RegExp(`(?<![a-z0-9])${typed}(?![a-z0-9])`);
  return text.replace(word, meant);
}

/** Where to look for corrections. */
interface CorrectionContext {
  db: Executor;
  locale: Locale;
  readings: () => Promise<Readings>;
  synonyms: Synonyms;
}

interface Correction {
  typed: string;
  meant: string | null;
}

/** The most frequent known word that differs from the typed one by one typo. */
async function correctWord(db: Executor, locale: Locale, typed: string): Promise<Correction> {
  if (typed.length < SHORTEST_LATIN || !/^[a-z]+$/.test(typed)) return { typed, meant: null };
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from search_words where search_deletion_variants(word) && ${sql.param(deletionVariants(typed))}::text[]
    limit 200`);
  const similar = rows.map(({ word }) => word).filter((word) => isOneTypo(typed, word));
  const counts = await countMatches(db, locale, similar.slice(0, 12).map(quoted), 200);
  const best = Math.max(0, ...counts);
  return { typed, meant: best > 0 ? (similar[counts.indexOf(best)] ?? null) : null };
}

/**
 * The most frequent text in titles, else in bodies, that differs by one typo in Chinese characters.
 */
async function correctCharacters(
  db: Executor,
  locale: Locale,
  text: string,
  { text: unknown, isOptional = false }: Term,
): Promise<Correction> {
  const run = runsOf(text).find((one) => one.includes(unknown)) ?? unknown;
  for (const typed of windowsAround(run, unknown)) {
    // An unknown pair of characters is often correct: only words of the same sound are evidence. They
    // have another character in its place.
    const places = Array.from(unknown, (_, at) => typed.indexOf(unknown) + at);
    for (const field of ['title', 'any'] as const) {
      const condition = isOptional
        ? otherCharacterCondition(typed, places, field)
        : typoCondition(typed, field);
      if (condition === null) continue;
      const { rows } = await db.execute<{ text: string }>(sql`
        select text from search_texts(${condition}::tsquery, ${locale}, ${field === 'title'}, ${field === 'title' ? TITLES : BODIES})
          as text`);
      const meant = mostFrequent(
        rows.flatMap((row) => {
          const folded = foldCharacters(row.text);
          return isOptional ? wordsWithOther(folded, typed, places) : nearWords(folded, typed);
        }),
      ).find((word) => !isOptional || soundsLike(word, typed));
      if (meant !== undefined) return { typed, meant };
    }
  }
  return { typed: unknown, meant: null };
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

/** Whether two Chinese words have the same pinyin, as input methods confuse them. */
function soundsLike(word: string, typed: string): boolean {
  const reading = (text: string) => pinyin(text, { toneType: 'none' });
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
