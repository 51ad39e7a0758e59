import { fold, isHan } from './terms.ts';

/**
 * Triggers of answers: a trigger is a phrase of words separated by spaces, in any order. A query
 * contains it if it contains each word; Latin words match whole words. `-word` must not occur. `#unit`
 * is a number before a unit, such as `#m2` for "20 m²" or `#平` for 二十平.
 */

const NUMBER = '(?:[0-9]+(?:\\.[0-9]+)?|[一二两三四五六七八九十百]+)';

/** Number of characters of a trigger that a query contains; 0 if it does not. Longer is more specific. */
export function triggerLength(trigger: string, query: string): number {
  const text = fold(query);
  let length = 0;
  for (const word of fold(trigger).split(' ')) {
    if (word.startsWith('-')) {
      if (patternOf(word.slice(1)).test(text)) return 0;
    } else if (patternOf(word).test(text)) length += word.length;
    else return 0;
  }
  return length;
}

function patternOf(word: string): RegExp {
  const isNumber = word.startsWith('#');
  const body = (isNumber ? word.slice(1) : word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = isHan(body.slice(-1)) ? '' : '(?![a-z0-9])';
  if (isNumber) return new RegExp(`${NUMBER} ?${body}${end}`);
  return new RegExp(`${isHan(body.slice(0, 1)) ? '' : '(?<![a-z0-9])'}${body}${end}`);
}
