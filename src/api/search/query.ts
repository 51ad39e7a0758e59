import { fold, inflections, isHan, lexemesOf, runsOf } from './terms.ts';
import type { Form, Term } from './tsquery.ts';

/** Groups of synonyms, indexed by each of their words; all words are folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A parsed query. */
export interface Query {
  /** The whole query, folded. */
  text: string;
  terms: Term[];
}

/** A part of a query, in the order of the query. */
interface Piece {
  text: string;
  /**
   * For a single character that is not a word: the pair with its neighbour, used for the search.
   */
  pair?: string;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Stop words of questions. */
const fillers = new Set(
  '的 了 吗 呢 和 与 在 是 怎么 怎样 怎么办 如何 什么 为什么 哪个 哪里 请问 可以 一个 a an the of for to in on and or how what why is are do does with'.split(
    ' ',
  ),
);
/** Maximum number of terms: more of them do not narrow the result. */
const MOST_TERMS = 8;
/** Longest synonym: Latin words, or Chinese characters. */
const LONGEST_WORDS = 4;
const LONGEST_CHARACTERS = 8;
/** Letters that are needed to complete a word from the synonyms. */
const SHORTEST_BEGINNING = 4;

/**
 * Parses a query. The last word may be incomplete, unless a space follows, as after a correction.
 */
export function parseQuery(raw: string, synonyms: Synonyms): Query {
  const text = fold(raw);
  const pieces = phrasesOf(runsOf(text), synonyms).flatMap((run) =>
    isHan(run) ? segment(run, synonyms) : [{ text: run }],
  );
  const contentPieces = pieces.filter((piece) => !fillers.has(piece.text));
  const termPieces = (contentPieces.length > 0 ? contentPieces : pieces).slice(0, MOST_TERMS);
  const isUnfinished = !/\s$/.test(raw);
  const hasWords = termPieces.some((piece) => piece.pair === undefined);
  const terms = termPieces.map((piece, at): Term => {
    const isLast = at === termPieces.length - 1;
    const term = termOf(piece.pair ?? piece.text, synonyms, isUnfinished && isLast);
    return hasWords && piece.pair !== undefined ? { ...term, isOptional: true } : term;
  });
  return { text, terms };
}

/** A term with its synonyms and other forms. */
function termOf(text: string, synonyms: Synonyms, isPrefix: boolean): Term {
  const isLatin = !isHan(text);
  const forms: Form[] = [{ text }];
  if (isPrefix && isLatin) forms.unshift({ text, prefix: true, relation: 'prefix' });
  const variants = isLatin ? [...inflections(text), ...partsOf(text)] : [];
  const synonymWords =
    synonyms.get(text) ?? (isLatin && isPrefix ? synonymsOfPrefix(text, synonyms) : []);
  for (const other of variants) forms.push({ text: other });
  for (const other of synonymWords) {
    if (other !== text && lexemesOf(other).length > 0)
      forms.push({ text: other, relation: 'synonym' });
  }
  return { text, forms };
}

/** The only synonym group with a word that begins with these letters: "chroma" for "chroma key". */
function synonymsOfPrefix(text: string, synonyms: Synonyms): readonly string[] {
  if (text.length < SHORTEST_BEGINNING) return [];
  const matches = [...synonyms].filter(([word]) => word.startsWith(text));
  const groups = new Map(matches.map(([, group]) => [group.join(), group]));
  const [group = []] = groups.values();
  return groups.size === 1 ? group : [];
}

/** "http-flv" may be written as two words; a version or number may not. */
function partsOf(word: string): string[] {
  return /[.-]/.test(word) && /[a-z]/.test(word) ? [word.replace(/[.-]/g, ' ')] : [];
}

/** Joins neighbouring Latin words that are one synonym, such as "chroma key". */
function phrasesOf(runs: string[], synonyms: Synonyms): string[] {
  const words: string[] = [];
  for (let at = 0; at < runs.length; ) {
    let length = Math.min(LONGEST_WORDS, runs.length - at);
    while (length > 1 && !synonyms.has(runs.slice(at, at + length).join(' '))) length -= 1;
    words.push(runs.slice(at, at + length).join(' '));
    at += length;
  }
  return words;
}

/** Splits a run of Chinese characters into words: first by synonyms, the rest by the dictionary. */
function segment(run: string, synonyms: Synonyms): Piece[] {
  const words: string[] = [];
  let unknown = '';
  const flush = () => {
    if (unknown) words.push(...dictionaryWords(unknown));
    unknown = '';
  };
  for (let at = 0; at < run.length; ) {
    let length = Math.min(LONGEST_CHARACTERS, run.length - at);
    while (length > 1 && !synonyms.has(run.slice(at, at + length))) length -= 1;
    const word = run.slice(at, at + length);
    if (length > 1) {
      flush();
      words.push(word);
    } else unknown += word;
    at += length;
  }
  flush();
  return words.map((text, at) => {
    const before = words[at - 1];
    const after = words[at + 1];
    if (text.length > 1 || fillers.has(text)) return { text };
    if (before && !fillers.has(before)) return { text, pair: before.slice(-1) + text };
    if (after && !fillers.has(after)) return { text, pair: text + after.slice(0, 1) };
    return { text };
  });
}

/** Whether each part of a folded text is a word of the dictionary, a synonym, or not Chinese. */
export function hasOnlyWords(text: string, synonyms: Synonyms): boolean {
  return runsOf(text)
    .filter(isHan)
    .flatMap((run) => segment(run, synonyms))
    .every(({ text: word }) => fillers.has(word) || synonyms.has(word) || isDictionaryWord(word));
}

function isDictionaryWord(word: string): boolean {
  return word.length > 1 && [...segmenter.segment(word)].length === 1;
}

/** Splits text with the dictionary; neighbouring unknown characters become one word. */
export function dictionaryWords(text: string): string[] {
  const words: string[] = [];
  let open = false;
  for (const { segment: word } of segmenter.segment(text)) {
    const joins = word.length === 1 && !fillers.has(word);
    if (joins && open) words[words.length - 1] += word;
    else words.push(word);
    open = joins;
  }
  return words;
}
