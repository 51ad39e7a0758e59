import { isHan, pairsOf } from './terms.ts';
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

/** The parts of a text that differ from a Chinese word by one typo. */
export function nearWords(text: string, word: string): string[] {
  const parts: string[] = [];
  for (const length of [word.length, word.length + 1, word.length - 1]) {
    for (let at = 0; at + length <= text.length; at += 1) {
      const part = text.slice(at, at + length);
      if (isOneTypo(word, part) && isHan(part)) parts.push(part);
    }
  }
  return parts;
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
 * The condition that a text may contain a Chinese word with one character changed, missing or
 * added: it needs all pairs without the typo and, in titles, the pair around it. Null if that would
 * match too much.
 */
export function typoCondition(word: string, field: TypoField): string | null {
  const pairs = pairsOf(word);
  const inTitle = field === 'title';
  const alternatives: string[][] = [];
  for (let at = 0; at < word.length; at += 1) {
    // Case 1: the character is wrong.
    alternatives.push(pairsWithOther(word, at, field));
    // Case 2: the character should be removed.
    alternatives.push(plain(pairsOf(word.slice(0, at) + word.slice(at + 1)), field));
    // Case 3: a character is missing after it.
    const pair = pairs[at];
    if (inTitle && pair) {
      const untouched = pairs.filter((_, index) => index !== at);
      alternatives.push([...plain(untouched, field), around(pair)]);
    }
  }
  return anyUseful(alternatives, field);
}

/** Like `typoCondition`, with another character in one of these places. */
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
