import { alignedPlaces } from '#contracts/alignment.ts';
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

/** Pairs of paragraphs with the same words, in order, with undefined beside those of one side only. */
function alignment(from: Paragraph[], to: Paragraph[]): [Paragraph?, Paragraph?][] {
  return alignedPlaces(from.map(wordsOf), to.map(wordsOf)).map(([i, j]) => [
    i === undefined ? undefined : from[i],
    j === undefined ? undefined : to[j],
  ]);
}
