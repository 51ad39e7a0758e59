/**
 * How texts become terms. `search_fold` and `search_lexemes` in the migrations do the same to what is
 * stored: a term that the two sides make differently is never found.
 */

const HAN = '\\u3005\\u3007\\u3400-\\u9fff';
const RUNS = new RegExp(`[${HAN}]+|[a-z0-9]+(?:[.-][a-z0-9]+)*`, 'g');
const HAN_ONLY = new RegExp(`^[${HAN}]+$`);
/** Longest Latin word that is stored. */
const LONGEST = 64;

/** Small letters, plain widths, no accents, single spaces: "ＳＲＴ" is "srt". */
export function fold(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim();
}

/** As `fold`, with the spaces as they are. */
export function foldCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase();
}

/** Whether a folded text consists of Chinese characters. */
export function isHan(text: string): boolean {
  return HAN_ONLY.test(text);
}

/** The runs of Chinese characters, Latin words and numbers of a folded text. */
export function runsOf(folded: string): string[] {
  return folded.match(RUNS) ?? [];
}

/**
 * The terms that a folded text must share with a stored one: pairs of neighbouring characters, a
 * single character by itself, Latin words, compounds as one.
 */
export function lexemesOf(folded: string): string[] {
  return [
    ...new Set(runsOf(folded).flatMap((run) => (isHan(run) ? pairsOf(run) : [compact(run)]))),
  ];
}

/** Neighbouring characters of a Chinese word; one character is its own. */
export function pairsOf(word: string): string[] {
  if (word.length === 1) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

/** "h.264" and "http-flv" are stored as one word, "3.2.1" as it is written. */
function compact(word: string): string {
  const joined = /^[0-9.]+$/.test(word) ? word : word.replace(/[.-]/g, '');
  return joined.slice(0, LONGEST);
}

/** Other forms of an English word that mean the same: "cameras" is a camera, "keying" comes from key. */
export function inflections(word: string): string[] {
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
  return [...new Set(forms)].filter((form) => form !== word);
}
