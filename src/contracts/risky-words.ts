import { type RiskSeverity, riskSeverities } from './enums/risky-words.ts';

/**
 * A risky word as the matcher needs it. In `word`, `#` is a number and `*` up to six other
 * characters of the same clause.
 */
export interface RiskyWord {
  word: string;
  severity: RiskSeverity;
  /** Phrases that contain the word and are not risky, such as 第一次 for 第一. */
  exceptions: readonly string[];
}

/** A place of a text with a risky word. */
export interface RiskMatch<W extends RiskyWord = RiskyWord> {
  word: W;
  /** Position in the text, in UTF-16 code units; `end` is behind the last one. */
  start: number;
  end: number;
}

/** Finds the risky words of a text, in the order of the text. */
export type FindRisks<W extends RiskyWord> = (text: string) => RiskMatch<W>[];

/** Bounds of a word on the list, in characters. */
export const RISKY_WORD_LENGTH = { min: 2, max: 40 };
/** Most `*` and `#` of a word. */
export const RISKY_WORD_WILDCARDS = 4;
/** Ends of the part of a word so far that are followed up; a word within the bounds has fewer. */
const MAX_ENDS = 64;
/** Maximum characters for `*` and digits for `#`. */
const MAX_GAP = 6;
const MAX_DIGITS = 12;

/** Ends a clause: no word goes across it. */
const CLAUSE_END = /[\n\r,.!?;。！？；，]/;
/** Written between the characters of a word to hide it: spaces, signs, invisible characters. */
const FILLER = /[\p{Z}\p{P}\p{S}\p{Cf}\p{M}\s]/u;
const NUMERAL = /[\d〇零一二两三四五六七八九十百千万亿]/;
const LATIN = /[a-z0-9]/i;

/** One character of a text that counts, and where it is. */
interface Character {
  value: string;
  start: number;
  end: number;
}

/**
 * The characters that count: in lower case and normal width, without fillers. The end of a clause
 * is a newline.
 */
function charactersOf(text: string): Character[] {
  const characters: Character[] = [];
  let start = 0;
  for (const written of text) {
    const end = start + written.length;
    for (const value of written.normalize('NFKC').toLowerCase()) {
      const isDotInWord =
        value === '.' &&
        LATIN.test(text.slice(end, end + 1)) &&
        LATIN.test(text.slice(0, start).slice(-1));
      if (CLAUSE_END.test(value) && !isDotInWord) characters.push({ value: '\n', start, end });
      else if (!FILLER.test(value)) characters.push({ value, start, end });
    }
    start = end;
  }
  return characters;
}

/** The form in which the list keeps a word: equal words have equal forms. */
export function normalRiskyWord(word: string): string {
  return [...word.normalize('NFKC').toLowerCase()]
    .filter((value) => isWildcard(value) || !(FILLER.test(value) || CLAUSE_END.test(value)))
    .join('');
}

const isWildcard = (value: string | undefined) => value === '*' || value === '#';

/** Whether a word in its normal form can be matched: it begins and ends with a plain character. */
export function isRiskyWord(word: string): boolean {
  const values = [...word];
  const plain = values.filter((value) => !isWildcard(value));
  return (
    plain.length >= RISKY_WORD_LENGTH.min &&
    values.length <= RISKY_WORD_LENGTH.max &&
    !isWildcard(values[0]) &&
    !isWildcard(values.at(-1)) &&
    values.length - plain.length <= RISKY_WORD_WILDCARDS &&
    !/[*#]{2}/.test(word)
  );
}

interface PreparedWord<W> {
  word: W;
  values: string[];
  exceptions: string[][];
}

/**
 * Prepares a list of words in their normal form for any number of texts. The time for a text is in
 * proportion to its length: what one word can take at one place is bounded.
 */
export function createRiskFinder<W extends RiskyWord>(words: readonly W[]): FindRisks<W> {
  const byStart = new Map<string, PreparedWord<W>[]>();
  for (const word of words) {
    const values = [...word.word];
    const [first = '', second = ''] = values;
    const start = isWildcard(second) ? first : first + second;
    const prepared = { word, values, exceptions: word.exceptions.map(phraseOf) };
    const others = byStart.get(start);
    if (others) others.push(prepared);
    else byStart.set(start, [prepared]);
  }
  return (text) => {
    const characters = charactersOf(text);
    const isInside = createInsideCheck(characters);
    const found: RiskMatch<W>[] = [];
    characters.forEach(({ value }, from) => {
      const candidates = [
        ...(byStart.get(value) ?? []),
        ...(byStart.get(value + (characters[from + 1]?.value ?? '')) ?? []),
      ];
      for (const { word, values, exceptions } of candidates) {
        const to = endOf(values, characters, from);
        if (to === undefined || !isWhole(text, characters, from, to)) continue;
        if (exceptions.some((phrase) => isInside(phrase, from, to))) continue;
        found.push({ word, start: startOf(characters, from), end: characters[to - 1]?.end ?? 0 });
      }
    });
    return withoutContained(found);
  };
}

const phraseOf = (text: string) => [...normalRiskyWord(text)];
const startOf = (characters: readonly Character[], at: number) => characters[at]?.start ?? 0;

/** The index behind a word that begins at `from`; undefined if it is not there. */
function endOf(
  values: readonly string[],
  characters: readonly Character[],
  from: number,
): number | undefined {
  let ends = [from];
  for (const value of values) {
    const next = ends.flatMap((at) => [...stepsOf(value, characters, at)]);
    if (next.length === 0) return undefined;
    ends = [...new Set(next)].slice(0, MAX_ENDS);
  }
  return ends[0];
}

/** The indices that one character of a word can lead to; the shortest first. */
function* stepsOf(value: string, characters: readonly Character[], at: number) {
  if (value !== '*' && value !== '#') {
    if (characters[at]?.value === value) yield at + 1;
    return;
  }
  if (value === '*') yield at;
  const limit = value === '*' ? MAX_GAP : MAX_DIGITS;
  for (let to = at; to < at + limit; to += 1) {
    const next = characters[to]?.value;
    if (next === undefined || next === '\n' || (value === '#' && !NUMERAL.test(next))) return;
    yield to + 1;
  }
}

/** Latin words are whole words: no letter or digit of the text is right beside them. */
function isWhole(
  text: string,
  characters: readonly Character[],
  from: number,
  to: number,
): boolean {
  const [first, last] = [characters[from], characters[to - 1]];
  if (!first || !last) return false;
  const before = text.slice(0, first.start).slice(-1).normalize('NFKC');
  const after = text
    .slice(last.end, last.end + 1)
    .normalize('NFKC')
    .toLowerCase();
  return !(
    (LATIN.test(first.value) && LATIN.test(before)) ||
    (LATIN.test(last.value) && LATIN.test(after))
  );
}

/** Tells whether a match is part of a phrase that is not risky. */
function createInsideCheck(characters: readonly Character[]) {
  const startsOf = new Map<readonly string[], number[]>();
  return (phrase: readonly string[], from: number, to: number): boolean => {
    let starts = startsOf.get(phrase);
    if (!starts) {
      starts = placesOf(phrase, characters);
      startsOf.set(phrase, starts);
    }
    // The last place that begins at the match or before it reaches furthest.
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= from) low = middle + 1;
      else high = middle;
    }
    const start = starts[low - 1];
    return start !== undefined && start + phrase.length >= to;
  };
}

/** Where a phrase begins in a text, in order. */
function placesOf(phrase: readonly string[], characters: readonly Character[]): number[] {
  if (phrase.length === 0) return [];
  return characters.flatMap((_, start) =>
    phrase.every((value, at) => characters[start + at]?.value === value) ? [start] : [],
  );
}

/** Without matches inside a longer one that is at least as severe. */
function withoutContained<W extends RiskyWord>(found: readonly RiskMatch<W>[]): RiskMatch<W>[] {
  const ordered = [...found].sort((a, b) => a.start - b.start || b.end - a.end);
  /** How far the matches so far reach that are at least as severe, by severity. */
  const reach = riskSeverities.map(() => 0);
  return ordered.filter((match) => {
    const rank = severityRank(match.word);
    if ((reach[rank] ?? 0) >= match.end) return false;
    for (let lower = 0; lower <= rank; lower += 1) {
      reach[lower] = Math.max(reach[lower] ?? 0, match.end);
    }
    return true;
  });
}

export function severityRank({ severity }: Pick<RiskyWord, 'severity'>): number {
  return riskSeverities.indexOf(severity);
}

/** A piece of a text, with the matches that it is part of. */
export interface TextPiece<W extends RiskyWord> {
  text: string;
  start: number;
  matches: RiskMatch<W>[];
}

/** Cuts a text at the ends of all matches, so that matches that overlap can be marked. */
export function piecesOf<W extends RiskyWord>(
  text: string,
  matches: readonly RiskMatch<W>[],
): TextPiece<W>[] {
  const cuts = new Set([0, text.length, ...matches.flatMap(({ start, end }) => [start, end])]);
  const places = [...cuts].sort((a, b) => a - b);
  return places.slice(0, -1).map((start, index) => {
    const end = places[index + 1] ?? text.length;
    return {
      text: text.slice(start, end),
      start,
      matches: matches.filter((match) => match.start < end && match.end > start),
    };
  });
}
