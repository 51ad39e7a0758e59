import type { EditorState } from '@codemirror/state';
import { firstOf } from '../syntax/flanking.ts';
import {
  type InlineBlock,
  type InlineElement,
  includes,
  type Range,
  signsOf,
} from './inline-blocks.ts';
import { type Mark, moveMarks, type TextChange } from './move-marks.ts';

const elementNames: Record<Mark, string> = {
  '**': 'StrongEmphasis',
  '*': 'Emphasis',
  '~~': 'Strikethrough',
  '`': 'InlineCode',
};

/** One block with the part of it that is selected. */
export interface Stretch {
  block: InlineBlock;
  range: Range;
}

/** The elements of a mark that a part of a block touches. */
export function touchedBy({ block, range }: Stretch, mark: Mark): InlineElement[] {
  return block.elements.filter(
    ({ name, from, to }) => name === elementNames[mark] && from <= range.to && to >= range.from,
  );
}

/** The selected characters of a block that can be marked, and whether they are. */
export interface Selected {
  stretch: Stretch;
  hasLetters: boolean;
  isMarked: boolean;
}

/** Looks at the text of a block: at its letters, or at its punctuation where it has none. */
export function selectedIn(state: EditorState, stretch: Stretch, mark: Mark): Selected | undefined {
  const { elements, quoteMarks } = stretch.block;
  const images = elements.filter(({ name }) => name === 'Image');
  const signs = [...quoteMarks, ...images, ...elements.flatMap(signsOf)];
  const letters: number[] = [];
  const others: number[] = [];
  for (let at = stretch.range.from; at < stretch.range.to; at++) {
    const { isSpace, isPunctuation } = firstOf(state.sliceDoc(at, at + 2));
    if (!isSpace && !includes(signs, at)) (isPunctuation ? others : letters).push(at);
  }
  const hasLetters = letters.length > 0;
  if (!hasLetters && others.length === 0) return undefined;
  const marked = touchedBy(stretch, mark);
  const isMarked = hasLetters
    ? letters.every((at) => includes(marked, at))
    : others.some((at) => includes(marked, at));
  return { stretch, hasLetters, isMarked };
}

/** Puts a mark on the selected part of a block, joined with the marked text that it touches. */
export function putOn(state: EditorState, { block, range }: Stretch, mark: Mark): TextChange[] {
  const wide = widen(block.elements, range, (element) => {
    return element.name !== elementNames[mark] && !isInside(range, element);
  });
  const touched = touchedBy({ block, range: wide }, mark);
  const from = Math.min(wide.from, ...touched.map((element) => element.from));
  const to = Math.max(wide.to, ...touched.map((element) => element.to));
  return moveMarks(state, block, { mark, old: touched, wanted: [{ from, to }] });
}

/** Takes a mark off the selected part of a block; marked text beside it stays marked. */
export function takeOff(state: EditorState, { block, range }: Stretch, mark: Mark): TextChange[] {
  const start = Math.min(...touchedBy({ block, range }, mark).map(({ from }) => from));
  // An element in marked text cannot lose the mark by half.
  const wide = widen(block.elements, range, (element) => {
    return (
      element.name !== elementNames[mark] && (element.from >= start || !isInside(range, element))
    );
  });
  const touched = touchedBy({ block, range: wide }, mark);
  const outermost = touched.filter((one) => !touched.some((other) => isInside(one, other)));
  const wanted = outermost.flatMap(({ from, to }) => [
    { from, to: Math.max(from, wide.from) },
    { from: Math.min(to, wide.to), to },
  ]);
  return moveMarks(state, block, { mark, old: touched, wanted });
}

/** Extends a range over elements that its ends would cut. */
function widen(
  elements: readonly InlineElement[],
  range: Range,
  isCut: (element: InlineElement) => boolean,
): Range {
  const crossed = elements.find((element) => {
    const isApart = element.to <= range.from || element.from >= range.to;
    const isWithin = element.from >= range.from && element.to <= range.to;
    return !isApart && !isWithin && isCut(element);
  });
  if (!crossed) return range;
  const wide = { from: Math.min(range.from, crossed.from), to: Math.max(range.to, crossed.to) };
  return widen(elements, wide, isCut);
}

/** Whether a range is in the text of an element; in code, marks would be signs. */
function isInside(range: Range, { name, inside }: InlineElement): boolean {
  if (name === 'InlineCode') return false;
  return inside !== undefined && inside.from <= range.from && inside.to >= range.to;
}
