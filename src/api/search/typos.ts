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

/**
 * The condition that a text may contain a Chinese word with one character changed, missing or
 * added: it needs all pairs without the typo and, in titles, the pair around it. Null if that would
 * match too much.
 */
export function typoCondition(word: string, field: Extract<Field, 'title' | 'any'>): string | null {
  const pairs = pairsOf(word);
  const inTitle = field === 'title';
  const plain = (list: string[]) => list.map((pair) => quoted(inTitle ? `#${pair}` : pair));
  const around = (pair: string) => quoted(`~${pair}`);
  const alternatives: string[][] = [];
  for (let at = 0; at < word.length; at += 1) {
    const untouched = plain(pairs.filter((_, index) => index !== at && index !== at - 1));
    const [before = '', after = ''] = [word[at - 1], word[at + 1]];
    const isInside = before !== '' && after !== '';
    // Case 1: the character is wrong.
    if (!isInside) alternatives.push(untouched);
    else if (inTitle) alternatives.push([...untouched, around(before + after)]);
    else if (untouched.length > 1) alternatives.push(untouched);
    // Case 2: the character should be removed.
    alternatives.push(plain(pairsOf(word.slice(0, at) + word.slice(at + 1))));
    // Case 3: a character is missing after it.
    const pair = pairs[at];
    if (inTitle && pair) {
      alternatives.push([...plain(pairs.filter((_, index) => index !== at)), around(pair)]);
    }
  }
  const useful = alternatives.filter((conditions) => conditions.length > (inTitle ? 0 : 1));
  return useful.length > 0 ? any(useful.map(all)) : null;
}
