import { pairsOf } from './terms.ts';
import { all, any, type Field, quoted } from './tsquery.ts';

/**
 * A word and its variants with one letter removed; `search_deletion_variants` in
 * src/db/functions does the same.
 */
export function deletionVariants(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** Whether two words differ by one typo: a letter changed, missing, added, or two swapped. */
export function isOneTypo(typed: string, meant: string): boolean {
  const difference = typed.length - meant.length;
  if (typed === meant || Math.abs(difference) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (word: string, from: number) => word.slice(start + from);
  if (difference === 0) {
    const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
    return rest(typed, 1) === rest(meant, 1) || (isSwapped && rest(typed, 2) === rest(meant, 2));
  }
  return difference > 0 ? rest(typed, 1) === rest(meant, 0) : rest(typed, 0) === rest(meant, 1);
}

/** Letters in rows: neighbours are often typed or heard for each other. */
const ROWS = 'qwertyuiop asdfghjkl zxcvbnm qaz wsx edc rfv tgb yhn ujm ik ol ck cs sz';

function isConfused(one: string, other: string): boolean {
  if (/[aeiouy]{2}/.test(one + other)) return true;
  return ROWS.includes(one + other) || ROWS.includes(other + one);
}

/**
 * Whether a word is probably a misspelling of another one: one typo, not in the first letter. Short words
 * have many neighbours: another letter needs six. With four letters, and with five for another letter, a
 * name is as good, such as "hdml" for "hdmi": it has no neighbours among the words of the language. No
 * letter of four is too many, unless it is doubled.
 */
export function isLikelyTypo(typed: string, meant: string, isName = false): boolean {
  if (!isOneTypo(typed, meant) || typed[0] !== meant[0]) return false;
  const added = meant.length - typed.length;
  if (isTransposed(typed, meant)) return true;
  if (typed.length < 5) return added === 1 || (isName && (added === 0 || isDoubled(typed, meant)));
  if (added !== 0 || (isName && typed.length === 5)) return true;
  const at = Array.from(typed).findIndex((letter, index) => letter !== meant[index]);
  return typed.length > 5 && isConfused(typed[at] ?? '', meant[at] ?? '');
}

/** Whether a letter was typed twice. */
function isDoubled(typed: string, meant: string): boolean {
  return typed.replace(/(.)\1/, '$1') === meant;
}

function isTransposed(typed: string, meant: string): boolean {
  return [...typed].sort().join('') === [...meant].sort().join('');
}

/** The parts of a text that differ from a Chinese word by another character in one of these places. */
export function wordsWithOther(text: string, word: string, places: readonly number[]): string[] {
  return places.flatMap((at) => {
    const pattern = new RegExp(`${word.slice(0, at)}\\p{Script=Han}${word.slice(at + 1)}`, 'gu');
    return (text.match(pattern) ?? []).filter((part) => part !== word);
  });
}

type TypoField = Extract<Field, 'title' | 'any'>;

/**
 * The condition that a text may contain a Chinese word with another character in one of these places: it
 * needs all pairs without the character and, in titles, the pair around it. Null if that would match too
 * much.
 */
export function otherCharacterCondition(
  word: string,
  places: readonly number[],
  field: TypoField,
): string | null {
  return anyUseful(
    places.map((at) => pairsWithOther(word, at, field)),
    field,
  );
}

/** The pairs of a word that are left if one character is another one. */
function pairsWithOther(word: string, at: number, field: TypoField): string[] {
  const untouched = pairsOf(word).filter((_, index) => index !== at && index !== at - 1);
  const [before, after] = [word[at - 1], word[at + 1]];
  return field === 'title' && before && after
    ? [...plain(untouched, field), around(before + after)]
    : plain(untouched, field);
}

function plain(pairs: string[], field: TypoField): string[] {
  return pairs.map((pair) => quoted(field === 'title' ? `#${pair}` : pair));
}

function around(pair: string): string {
  return quoted(`~${pair}`);
}

/** One pair alone is in too many texts. */
function anyUseful(alternatives: string[][], field: TypoField): string | null {
  const useful = alternatives.filter(({ length }) => length > (field === 'title' ? 0 : 1));
  return useful.length > 0 ? any(useful.map(all)) : null;
}
