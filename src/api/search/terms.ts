/**
 * Converts texts to search terms. `search_fold` and `search_lexemes` in src/db/functions do the
 * same with stored texts. Both must give the same terms, or searches find nothing.
 */

const HAN = '\\u3005\\u3007\\u3400-\\u9fff';
/** Names of languages that end or begin with a sign are words of their own. */
const SIGNED = '(?<![a-z0-9])(?:c\\+\\+|[cf]#|\\.net)(?![a-z0-9])';
const RUNS = new RegExp(`[${HAN}]+|${SIGNED}|[a-z0-9]+(?:[._-][a-z0-9]+)*`, 'g');
const SIGNED_ONLY = new RegExp(`^${SIGNED}$`);
const HAN_ONLY = new RegExp(`^[${HAN}]+$`);
const HAN_INSIDE = new RegExp(`[${HAN}]`);
/** Maximum length of a stored Latin word. */
const LONGEST = 64;

/** Lower case, half-width characters, no accents, single spaces: "ＳＲＴ" becomes "srt". */
export function fold(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim();
}

/** Like `fold`, but does not change spaces. */
export function foldCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();
}

/** Whether a folded text has only Chinese characters. */
export function isHan(text: string): boolean {
  return HAN_ONLY.test(text);
}

/** Whether a text has a Chinese character. */
export function hasHan(text: string): boolean {
  return HAN_INSIDE.test(text);
}

/** Runs of Chinese characters, Latin words and numbers in a folded text. */
export function runsOf(folded: string): string[] {
  return folded.match(RUNS) ?? [];
}

/** Words in the form in which the search compares them; empty if they have nothing to search for. */
export const wordOf = (text: string): string => runsOf(fold(text)).join(' ');

/**
 * The terms of a folded text: pairs of neighbouring Chinese characters, a single character alone,
 * Latin words, and compounds as one word.
 */
export function lexemesOf(folded: string): string[] {
  return [
    ...new Set(runsOf(folded).flatMap((run) => (isHan(run) ? pairsOf(run) : [compact(run)]))),
  ];
}

/** Pairs of neighbouring characters in a Chinese word; a single character is returned alone. */
export function pairsOf(word: string): string[] {
  if (word.length === 1) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** "h.264" and "http-flv" are stored as one word, "3.2.1" as it is written. */
function compact(word: string): string {
  const isKept = /^[0-9.]+$/.test(word) || SIGNED_ONLY.test(word);
  const joined = isKept ? word : word.replace(/[._-]/g, '');
  return joined.slice(0, LONGEST);
}

/** Other forms of an English word: "cameras" gives "camera", "keying" gives "key". */
export function inflections(
  word: string,
  isWord: (form: string) => boolean = () => false,
): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const stems = new Set([word]);
  if (word.endsWith('ies')) stems.add(`${word.slice(0, -3)}y`);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) stems.add(word.slice(0, -2));
  if (/[^s]s$/.test(word)) stems.add(word.slice(0, -1));
  const participle = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1];
  if (participle) {
    stems.add(participle);
    stems.add(`${participle}e`);
  }
  const forms = [...stems].flatMap((stem) => [stem, `${stem}s`]);
  const further = furtherForms(word).filter(isWord);
  return [...new Set([...forms, ...further])].filter((form) => form !== word);
}

/** Forms that only a list of words can tell from others: "shipping" and "streamer", but not "monit". */
function furtherForms(word: string): string[] {
  const base = word.replace(/s$/, '').replace(/(?:ing|er|ed)$/, '');
  if (base.length < 3) return [];
  const single = base.replace(/([^aeiou])\1$/, '$1');
  const stems = [...new Set([base, single, `${base}e`, base.replace(/e$/, '')])];
  return stems.flatMap((stem) => {
    const doubled = /[^aeiou][aeiou][bdglmnprt]$/.test(stem) ? stem + stem.slice(-1) : stem;
    return [stem, ...[stem, doubled].flatMap((start) => [`${start}ing`, `${start}ed`])];
  });
}
