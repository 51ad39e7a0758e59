import { simplify } from './simplify.ts';
import { fold, isHan } from './terms.ts';

/**
 * Triggers of answers: words separated by spaces, in any order. A query contains a trigger if it
 * contains each word; Latin words match whole words.
 *
 * - `a|b` is one of several words, `"how much is"` words in this order.
 * - `-word` must not occur, `="how much"` is the whole query.
 * - `#unit` is a number before a unit, such as `#m2` for "20 m²" or `#平` for 二十平; `#x#` is the size
 *   of a room, such as "4 x 5 m" or 5×4 米.
 */

const NUMBER = '(?:[0-9]+(?:\\.[0-9]+)?|[一二两三四五六七八九十百]+)';
/** A side of a room: larger numbers are those of a picture. */
const SIDE = '(?<![0-9.])[1-9][0-9]?(?:\\.[0-9]+)? ?';
const ROOM = `${SIDE}(?:m|米|公尺|metres?|meters?)? ?(?:[x×*]|by|乘以?) ?[1-9][0-9]?(?:\\.[0-9]+)?(?![0-9:])`;
/** Words of a trigger with their signs; words in quotation marks stay together. */
const WORDS = /[-=]?#?(?:"[^"]*"|\S+)/g;

/** Number of characters of a trigger that a query contains; 0 if it does not. Longer is more specific. */
export function triggerLength(trigger: string, query: string): number {
  const text = simplify(fold(query));
  let length = 0;
  for (const word of simplify(fold(trigger)).match(WORDS) ?? []) {
    if (word.startsWith('-')) {
      if (patternOf(word.slice(1)).test(text)) return 0;
    } else if (patternOf(word).test(text)) length += lengthOf(word);
    else return 0;
  }
  return length;
}

/** Of alternatives the first one counts, so that their number says nothing. */
function lengthOf(word: string): number {
  return word.replace(/[="]/g, '').replace(/\|[^ ]*/g, '').length;
}

const patterns = new Map<string, RegExp>();

function patternOf(word: string): RegExp {
  const known = patterns.get(word);
  if (known) return known;
  const made = new RegExp(sourceOf(word));
  patterns.set(word, made);
  return made;
}

function sourceOf(word: string): string {
  if (word === '#x#') return ROOM;
  if (word.startsWith('=')) return `^${sourceOf(word.slice(1))}[ ?!.。，~]*$`;
  if (word.startsWith('#')) return `${NUMBER} ?${anyOf(word.slice(1), '')}`;
  return anyOf(word);
}

/** Words in this order; each may be one of several. */
function anyOf(phrase: string, start = '(?<![a-z0-9])'): string {
  const words = phrase.replaceAll('"', '').split(' ');
  return words
    .map(
      (word) =>
        `(?:${word
          .split('|')
          .map((one) => whole(one, start))
          .join('|')})`,
    )
    .join(' ?');
}

function whole(word: string, start: string): string {
  const body = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `${isHan(word.slice(0, 1)) ? '' : start}${body}${isHan(word.slice(-1)) ? '' : '(?![a-z0-9])'}`;
}
