import { alignedPlaces } from '#contracts/alignment.ts';
import { sameData } from '../../core/save-engine/same-data.ts';

/** Three states of a value: where both sides began, and what each made of it. */
export interface Sides {
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/**
 * The value with the changes of both sides; undefined where they changed the same thing in different
 * ways. Texts are merged by paragraphs, blocks and other groups by their fields.
 */
export function mergeValues({ base, mine, theirs }: Sides): { value: unknown } | undefined {
  if (sameData(mine, theirs) || sameData(base, theirs)) return { value: mine };
  if (sameData(base, mine)) return { value: theirs };
  if (typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string') {
    const value = mergeTexts(base, mine, theirs);
    return value === undefined ? undefined : { value };
  }
  return isGroup(base) && isGroup(mine) && isGroup(theirs)
    ? mergeGroups(base, mine, theirs)
    : undefined;
}

type Group = Record<string, unknown>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeGroups(base: Group, mine: Group, theirs: Group): { value: Group } | undefined {
  const value: Group = {};
  for (const name of Object.keys({ ...theirs, ...mine })) {
    const merged = mergeValues({ base: base[name], mine: mine[name], theirs: theirs[name] });
    if (!merged) return undefined;
    if (merged.value !== undefined) value[name] = merged.value;
  }
  return { value };
}

interface Paragraph {
  text: string;
  /** The blank lines before it; empty for the first one. */
  gap: string;
}

/** Paragraphs of the base from `from` to `to` that a side replaces. */
interface Edit {
  from: number;
  to: number;
  paragraphs: Paragraph[];
}

const GAP = '\n\n';

/** The text with the changed paragraphs of both sides; undefined if they overlap. */
export function mergeTexts(base: string, mine: string, theirs: string): string | undefined {
  const [before, own, other] = [base, mine, theirs].map(paragraphsOf) as [
    Paragraph[],
    Paragraph[],
    Paragraph[],
  ];
  const [mineSide, theirSide] = [compare(before, own), compare(before, other)];
  const others = theirSide.edits.filter((edit) => !mineSide.edits.some((one) => isSame(one, edit)));
  if (mineSide.edits.some((one) => others.some((edit) => overlap(one, edit)))) return undefined;
  // What is inserted before a paragraph comes before what the paragraph becomes.
  const edits = [...mineSide.edits, ...others].sort((a, b) => a.from - b.from || a.to - b.to);
  const merged: Paragraph[] = [];
  let at = 0;
  const keepUntil = (end: number) => {
    for (; at < end; at++) {
      const gaps = [mineSide, theirSide].map(({ gapOf }) => gapOf.get(at) ?? '');
      const gap = gaps.find((one) => one !== before[at]?.gap) ?? gaps[0] ?? '';
      merged.push({ text: before[at]?.text ?? '', gap });
    }
  };
  for (const { from, to, paragraphs } of edits) {
    keepUntil(from);
    merged.push(...paragraphs);
    at = to;
  }
  keepUntil(before.length);
  return merged.map(({ text, gap }, index) => (index === 0 ? text : (gap || GAP) + text)).join('');
}

/** Splits at blank lines, as Markdown does. Together the parts are the text again. */
function paragraphsOf(text: string): Paragraph[] {
  const parts = text.split(/(\n(?:[ \t]*\n)+)/);
  return parts.flatMap((part, at) =>
    at % 2 === 0 ? [{ text: part, gap: parts[at - 1] ?? '' }] : [],
  );
}

/** What a side changed, and the gaps of the paragraphs that it left as they were. */
function compare(before: Paragraph[], after: Paragraph[]) {
  const edits: Edit[] = [];
  const gapOf = new Map<number, string>();
  let open: Edit | undefined;
  let at = 0;
  const textOf = ({ text }: Paragraph) => text;
  for (const [i, j] of alignedPlaces(before.map(textOf), after.map(textOf))) {
    const paragraph = j === undefined ? undefined : after[j];
    if (i !== undefined && paragraph) {
      gapOf.set(i, paragraph.gap);
      open = undefined;
    } else {
      if (!open) {
        open = { from: at, to: at, paragraphs: [] };
        edits.push(open);
      }
      if (paragraph) open.paragraphs.push(paragraph);
      else open.to += 1;
    }
    if (i !== undefined) at = i + 1;
  }
  return { edits: edits.flatMap(singleRewordings), gapOf };
}

/** As many paragraphs as before were reworded one by one. */
function singleRewordings(edit: Edit): Edit[] {
  const { from, to, paragraphs } = edit;
  if (paragraphs.length !== to - from) return [edit];
  return paragraphs.map((paragraph, at) => ({
    from: from + at,
    to: from + at + 1,
    paragraphs: [paragraph],
  }));
}

function isSame(one: Edit, other: Edit): boolean {
  const texts = ({ paragraphs }: Edit) => paragraphs.map(({ text }) => text).join(GAP);
  return one.from === other.from && one.to === other.to && texts(one) === texts(other);
}

/** Whether two changes are of the same paragraph, or leave open which comes first. */
function overlap(one: Edit, other: Edit): boolean {
  if (one.from < other.to && other.from < one.to) return true;
  const [inserted, replaced] = one.from === one.to ? [one, other] : [other, one];
  if (inserted.from !== inserted.to) return false;
  const index = inserted.from;
  if (index < replaced.from || index > replaced.to) return false;
  // A paragraph may follow one that was only reworded.
  const isReworded = replaced.to > replaced.from && replaced.paragraphs.length === 1;
  return !(isReworded && (index === replaced.from || index === replaced.to));
}
