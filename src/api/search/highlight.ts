import type { Highlight } from '#contracts/highlight.ts';
import { foldCharacters } from './terms.ts';

/** Highlights words in a text and ignores case, width and accents; the longest match wins. */
export function highlight(text: string, words: string[]): Highlight {
  const { folded, places } = foldWithPlaces(text);
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    for (const start of occurrences(folded, word)) {
      const from = places[start] ?? 0;
      const to = places[start + word.length] ?? text.length;
      marked.fill(1, from, to);
    }
  }
  const parts: Highlight = [];
  for (let at = 0; at < text.length; ) {
    const hit = marked[at] === 1;
    let end = at + 1;
    while (end < text.length && (marked[end] === 1) === hit) end += 1;
    parts.push({ text: text.slice(at, end), hit });
    at = end;
  }
  return parts;
}

/** Whether a text contains any of the words. */
export function containsAny(text: string, words: string[]): boolean {
  const folded = foldCharacters(text);
  return words.some((word) => occurrences(folded, word).length > 0);
}

const SNIPPET_BEFORE = 24;
const SNIPPET_LENGTH = 120;

/**
 * Part of a long text around the first match; starts after punctuation or a space if there is one
 * near.
 */
export function snippet(text: string, words: string[]): string {
  const first = firstMatch(text, words) ?? 0;
  const near = Math.max(0, first - SNIPPET_BEFORE);
  const breaks = /(?:[。！？；]|[.!?;](?=\s)|\n)\s*/g;
  breaks.lastIndex = near;
  const stop = near > 0 ? breaks.exec(text) : null;
  const isStop = stop !== null && stop.index + stop[0].length <= first;
  const start = isStop ? stop.index + stop[0].length : wordStart(text, near, first);
  const cut = text
    .slice(start, start + SNIPPET_LENGTH)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ');
  const hasMore = start + SNIPPET_LENGTH < text.length;
  return `${start > 0 && !isStop ? '…' : ''}${cut}${hasMore ? '…' : ''}`;
}

/**
 * The sentences around the best match in an excerpt, where most of the words are, or its line alone: a cell, a heading or a
 * button, which would read as if it belonged to its neighbours. Empty if there is no match.
 */
export function passage(excerpt: string, words: string[]): string {
  const from = bestLine(excerpt, words);
  if (from === null) return '';
  let to = lineEnd(excerpt, from);
  while (isSentence(excerpt, to) && isSentence(excerpt, lineEnd(excerpt, to + 1))) {
    to = lineEnd(excerpt, to + 1);
  }
  return excerpt.slice(from, to);
}

/** Start of the first line with the most of the words. */
function bestLine(text: string, words: string[]): number | null {
  let best: number | null = null;
  let most = 0;
  let from = 0;
  for (const line of text.split('\n')) {
    const folded = foldCharacters(line);
    const count = words.filter((word) => occurrences(folded, word).length > 0).length;
    if (count > most) {
      best = from;
      most = count;
    }
    from += line.length + 1;
  }
  return best;
}

function firstMatch(text: string, words: string[]): number | null {
  const { folded, places } = foldWithPlaces(text);
  const starts = words.flatMap((word) => occurrences(folded, word).slice(0, 1));
  return starts.length > 0 ? (places[Math.min(...starts)] ?? 0) : null;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** Whether the line that ends here is a sentence. */
function isSentence(text: string, end: number): boolean {
  return end < text.length && /[。！？；：.!?;:]/.test(text[end - 1] ?? '');
}

/**
 * First position from `near` on that is neither inside a Latin word nor punctuation; at most
 * `first`.
 */
function wordStart(text: string, near: number, first: number): number {
  if (near === 0) return 0;
  const begin = /(?<![A-Za-z0-9])[^\s\p{P}]/gu;
  begin.lastIndex = near;
  return Math.min(begin.exec(text)?.index ?? first, first);
}

/**
 * Positions of a word in a folded text; a Latin word matches only at the start of a word, a number or a
 * letter only as a whole.
 */
function occurrences(folded: string, word: string): number[] {
  const positions: number[] = [];
  if (!word) return positions;
  const isLatin = /^[a-z0-9]/.test(word);
  const isNumber = /\d$/.test(word);
  const isLetter = isLatin && word.length === 1;
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    if (isLatin && /[a-z0-9]/.test(folded[at - 1] ?? '')) continue;
    if (isNumber && /\d/.test(folded[at + word.length] ?? '')) continue;
    if (isLetter && /[a-z0-9]/.test(folded[at + 1] ?? '')) continue;
    positions.push(at);
  }
  return positions;
}

/** A folded text, and the original position of each of its characters. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  const whole = foldCharacters(text);
  if (whole.length === text.length) return { folded: whole, places: countUp(text.length) };
  let folded = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; ) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const plain = foldCharacters(character);
    for (let count = 0; count < plain.length; count += 1) places.push(at);
    folded += plain;
    at += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

function countUp(length: number): number[] {
  return Array.from({ length: length + 1 }, (_, at) => at);
}
