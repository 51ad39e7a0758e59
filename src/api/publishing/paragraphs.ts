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

/** Pairs of equal paragraphs in order, with undefined beside those that only one side has. */
function alignment(from: Paragraph[], to: Paragraph[]): [Paragraph?, Paragraph?][] {
  const [left, right] = [from.map(wordsOf), to.map(wordsOf)];
  // lengths[i][j]: longest common sequence of from[i..] and to[j..].
  const lengths = Array.from({ length: from.length + 1 }, () =>
    new Array<number>(to.length + 1).fill(0),
  );
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const row = lengths[i] as number[];
      row[j] = left[i] === right[j] ? 1 + at(i + 1, j + 1) : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: [Paragraph?, Paragraph?][] = [];
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && left[i] === right[j]) pairs.push([from[i++], to[j++]]);
    else if (j >= to.length || (i < from.length && at(i + 1, j) >= at(i, j + 1))) {
      pairs.push([from[i++], undefined]);
    } else pairs.push([undefined, to[j++]]);
  }
  return pairs;
}
