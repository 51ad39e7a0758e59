import type { CommonWords } from './common-words.ts';
import { simplify } from './simplify.ts';
import { spellings } from './spellings.ts';
import { fold, inflections, isHan, lexemesOf, pairsOf, runsOf } from './terms.ts';
import type { Form, Term } from './tsquery.ts';

/** Groups of synonyms, indexed by each of their words; all words are folded. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** A parsed query. */
export interface Query {
  /** The whole query, folded, in simplified characters. */
  text: string;
  terms: Term[];
}

/** A part of a query, in the order of the query. */
interface Piece {
  text: string;
  /** Not a word of the dictionary: a single character, or a pair of characters around unknown ones. */
  isPart?: boolean;
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words that say nothing about the subject of a question. */
const fillers = new Set(
  [
    '的 了 吗 呢 吧 啊 呀 和 与 或 在 是 有 要 能 会 把 被 就 都 也 还 又 很 太 这 那 我 你 您 想 请 用 几 多',
    '怎么 怎样 怎么办 如何 什么 为什么 为何 哪个 哪里 哪些 哪种 多少 几个 请问 可以 应该 需要 一个 这个 那个',
    '我们 你们 能不能 可不可以 是不是 有没有 行不行 好不好 到底 咋 咋办 一下 时候 下来 上去 起来 出来 只有 不了',
    'a an the of for to in on at by from and or how what why which when where who is are was be do does did with',
    'can could should would will my our your we i you it its this that there get have has need want any some',
    'much many me us am been had if so too very just also please into about im ive every few only doesnt dont cant isnt',
  ].flatMap((words) => words.split(' ')),
);
/** Maximum number of terms: more of them do not narrow the result. */
const MOST_TERMS = 8;
/** Longest synonym: Latin words, or Chinese characters. */
const LONGEST_WORDS = 4;
const LONGEST_CHARACTERS = 8;
/** From this number of words on, a text is more than the beginning of a phrase. */
const LEAST_WORDS_OF_SENTENCE = 3;
/** Letters that are needed to complete a word from the synonyms. */
const SHORTEST_BEGINNING = 4;

/**
 * Parses a query. The last word may be incomplete, unless a space follows, as after a correction, or it is a
 * known word after two others.
 */
export function parseQuery(
  raw: string,
  synonyms: Synonyms,
  commonWords: CommonWords = new Set(),
): Query {
  const typed = fold(raw);
  const text = simplify(typed);
  const pieces = phrasesOf(runsOf(text), synonyms).flatMap((run) =>
    isHan(run) ? segment(run, synonyms) : [{ text: run, isPart: isMinor(run) }],
  );
  const contentPieces = pieces.filter((piece) => !fillers.has(piece.text));
  const termPieces = [
    ...new Map(
      (contentPieces.length > 0 ? contentPieces : pieces).map((piece) => [piece.text, piece]),
    ).values(),
  ].slice(0, MOST_TERMS);
  // In a longer text a word of the dictionary is complete: "mac" is not the beginning of "machine". It
  // is also faster: for a prefix the index reads the records of every word that begins with it.
  const last = termPieces.at(-1)?.text ?? '';
  const isComplete =
    pieces.length >= LEAST_WORDS_OF_SENTENCE && (commonWords.has(last) || synonyms.has(last));
  const isUnfinished = !/\s$/.test(raw) && !isComplete;
  const hasWords = termPieces.some(({ isPart }) => !isPart);
  const terms = termPieces.map(({ text: word, isPart = false }, at): Term => {
    const isLast = at === termPieces.length - 1;
    const term = termOf(word, synonyms, commonWords, isUnfinished && isLast);
    const traditional = typed.slice(text.indexOf(word), text.indexOf(word) + word.length);
    if (isHan(word) && traditional !== word) term.forms.push({ text: traditional });
    return isPart ? { ...term, isPart, isOptional: hasWords } : term;
  });
  return { text, terms };
}

/** A term with its synonyms and other forms. */
function termOf(
  text: string,
  synonyms: Synonyms,
  commonWords: CommonWords,
  mayBeBeginning: boolean,
): Term {
  const isLatin = !isHan(text);
  // A letter or a figure alone begins too many words: it is looked up as it stands.
  const isPrefix = mayBeBeginning && text.length > 1;
  const forms: Form[] = [{ text }];
  if (isPrefix && isLatin) forms.unshift({ text, prefix: true, relation: 'prefix' });
  const isWord = (form: string) => commonWords.has(form);
  const respelled = isLatin ? spellings(text, isWord) : [];
  if (isPrefix) {
    for (const other of respelled) forms.push({ text: other, prefix: true, relation: 'prefix' });
  }
  const variants = isLatin
    ? [
        ...respelled,
        ...[text, ...respelled].flatMap((one) => inflections(one, isWord)),
        ...partsOf(text),
      ]
    : [];
  const synonymWords =
    [text, ...respelled].map((one) => synonyms.get(one)).find((group) => group !== undefined) ??
    (isLatin && isPrefix ? synonymsOfPrefix(text, synonyms) : []);
  for (const other of new Set(variants)) forms.push({ text: other });
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

/** A letter, a figure or a length, such as "2.4m": beside words it says little. */
function isMinor(word: string): boolean {
  return word.length === 1 || /^\d+(?:\.\d+)?(?:x\d+)?(?:mm|cm|m|m2|sqm|ft)$/.test(word);
}

/** "http-flv" may be written as two words; a version or number may not. */
function partsOf(word: string): string[] {
  return /[^.][._-]/.test(word) && /[a-z]/.test(word) ? [word.replace(/[._-]/g, ' ')] : [];
}

/** Joins neighbouring Latin words that are one synonym, such as "chroma key", or "soft box" for "softbox". */
function phrasesOf(runs: string[], synonyms: Synonyms): string[] {
  const words: string[] = [];
  for (let at = 0; at < runs.length; ) {
    const phraseOf = (length: number) =>
      [' ', '']
        .map((gap) => runs.slice(at, at + length).join(gap))
        .find((one) => synonyms.has(one));
    let length = Math.min(LONGEST_WORDS, runs.length - at);
    while (length > 1 && !phraseOf(length)) length -= 1;
    words.push(phraseOf(length) ?? runs[at] ?? '');
    at += length;
  }
  return words;
}

/** Splits a run of Chinese characters into words: first by synonyms, the rest by the dictionary. */
function wordsIn(run: string, synonyms: Synonyms): string[] {
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
  return words;
}

/** The terms of a run of Chinese characters: its words, and pairs of characters where there are none. */
function segment(run: string, synonyms: Synonyms): Piece[] {
  const words = wordsIn(run, synonyms);
  return words.flatMap((text, at): Piece[] => {
    if (fillers.has(text) || synonyms.has(text)) return [{ text }];
    if (text.length > 1) return isDictionaryWord(text) ? [{ text }] : pairsOf(text).map(toPart);
    const before = words[at - 1];
    const after = words[at + 1];
    if (before && !fillers.has(before)) return [toPart(before.slice(-1) + text)];
    if (after && !fillers.has(after)) return [toPart(text + after.slice(0, 1))];
    return [toPart(text)];
  });
}

function toPart(text: string): Piece {
  return { text, isPart: true };
}

/**
 * Whether each part of a folded text is a word of the dictionary, a synonym, a character between words, such
 * as 断 in 推流断了, or not Chinese.
 */
export function hasOnlyWords(text: string, synonyms: Synonyms): boolean {
  return runsOf(text)
    .filter(isHan)
    .flatMap((run) => wordsIn(run, synonyms))
    .every((word) => word.length === 1 || synonyms.has(word) || isDictionaryWord(word));
}

/** Whether a Chinese text consists of words of two characters or more. */
export function isWords(text: string, synonyms: Synonyms): boolean {
  return segment(text, synonyms).every(({ isPart }) => !isPart);
}

/** Whether a Chinese text is one word of the dictionary. */
export function isDictionaryWord(word: string): boolean {
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
