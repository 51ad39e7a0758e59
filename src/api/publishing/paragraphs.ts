import type { PartText } from './kind.ts';

/** A paragraph, list, table or heading of a text. */
export interface Paragraph {
  field: string;
  text: string;
}

export interface ParagraphChange {
  field: string;
  change: 'added' | 'removed' | 'changed';
  before: string | null;
  after: string | null;
}

/** Splits texts at blank lines, as Markdown does. */
export function paragraphsOf(texts: readonly PartText[]): Paragraph[] {
  return texts.flatMap(({ field, text }) =>
    text
      .split(/\n[ \t]*\n/)
      .map((paragraph) => ({ field, text: paragraph.trim() }))
      .filter(({ text: paragraph }) => paragraph !== ''),
  );
}

/** The words alone: a change of emphasis, line breaks or spaces needs no new translation. */
function wordsOf({ text }: Paragraph): string {
  return text.replace(/[*_`]+/g, '').replace(/\s+/g, '');
}

export function hasSameWords(one: readonly PartText[], other: readonly PartText[]): boolean {
  const words = (texts: readonly PartText[]) => paragraphsOf(texts).map(wordsOf).join('\n');
  return words(one) === words(other);
}

/**
 * The changed paragraphs of each field, in order. A removed paragraph directly before an added one
 * counts as changed.
 */
export function paragraphChanges(
  before: readonly PartText[],
  after: readonly PartText[],
): ParagraphChange[] {
  const [from, to] = [paragraphsOf(before), paragraphsOf(after)];
  const fields = [...new Set([...to, ...from].map(({ field }) => field))];
  return fields.flatMap((field) => {
    const of = (list: Paragraph[]) => list.filter((paragraph) => paragraph.field === field);
    return fieldChanges(field, of(from), of(to));
  });
}

function fieldChanges(field: string, from: Paragraph[], to: Paragraph[]): ParagraphChange[] {
  const changes: ParagraphChange[] = [];
  let removed: Paragraph[] = [];
  let added: Paragraph[] = [];
  const flush = () => {
    const pairs = Math.max(removed.length, added.length);
    for (let at = 0; at < pairs; at++) {
      const [one, other] = [removed[at]?.text ?? null, added[at]?.text ?? null];
      const change = one === null ? 'added' : other === null ? 'removed' : 'changed';
      changes.push({ field, change, before: one, after: other });
    }
    removed = [];
    added = [];
  };
  for (const [one, other] of alignment(from, to)) {
    if (one && other) flush();
    else if (one) removed.push(one);
    else if (other) added.push(other);
  }
  flush();
  return changes;
}

/** Most pairs that are compared to align two texts: 1,400 paragraphs of each, changed all over. */
const MAX_PAIRS = 2_000_000;

/**
 * Pairs of equal paragraphs in order, with undefined beside those that only one side has. Texts that
 * differ in too many paragraphs between an equal beginning and end are not aligned there.
 */
function alignment(from: Paragraph[], to: Paragraph[]): [Paragraph?, Paragraph?][] {
  const [left, right] = [from.map(wordsOf), to.map(wordsOf)];
  const shorter = Math.min(from.length, to.length);
  let start = 0;
  while (start < shorter && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end)) end += 1;
  const [leftEnd, rightEnd] = [from.length - end, to.length - end];
  const middle =
    (leftEnd - start) * (rightEnd - start) > MAX_PAIRS
      ? [
          ...range(start, leftEnd).map((i): Places => [i, undefined]),
          ...range(start, rightEnd).map((j): Places => [undefined, j]),
        ]
      : commonPlaces(left.slice(start, leftEnd), right.slice(start, rightEnd)).map(
          ([i, j]): Places => [i === undefined ? i : i + start, j === undefined ? j : j + start],
        );
  const places: Places[] = [
    ...range(0, start).map((at): Places => [at, at]),
    ...middle,
    ...range(0, end).map((at): Places => [leftEnd + at, rightEnd + at]),
  ];
  return places.map(([i, j]) => [
    i === undefined ? undefined : from[i],
    j === undefined ? undefined : to[j],
  ]);
}

/** Places of a paragraph in both lists. */
type Places = [number | undefined, number | undefined];

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Aligns two lists by their longest common sequence. */
function commonPlaces(left: readonly string[], right: readonly string[]): Places[] {
  const width = right.length + 1;
  // lengths[i * width + j]: longest common sequence of left[i..] and right[j..].
  const lengths = new Uint16Array((left.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        left[i] === right[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const places: Places[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) places.push([i++, j++]);
    else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) {
      places.push([i++, undefined]);
    } else places.push([undefined, j++]);
  }
  return places;
}
