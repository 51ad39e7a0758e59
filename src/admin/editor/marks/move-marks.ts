import type { EditorState } from '@codemirror/state';
import { firstOf, lastOf, plainFlanking } from '../syntax/flanking.ts';
import {
  type InlineBlock,
  type InlineElement,
  includes,
  type Range,
  signsOf,
} from './inline-blocks.ts';

/** Marks around text: bold, italic, struck out, code. */
export type Mark = '**' | '*' | '~~' | '`';

export interface TextChange extends Range {
  insert?: string;
}

interface Move {
  mark: Mark;
  /** Elements that lose their marks. */
  old: readonly InlineElement[];
  /** Ranges that get marks. */
  wanted: readonly Range[];
}

/** Takes marks away and puts them around other ranges of a block, less the spaces at their ends. */
export function moveMarks(
  state: EditorState,
  block: InlineBlock,
  { mark, old, wanted }: Move,
): TextChange[] {
  const removed = old.flatMap(signsOf);
  const ends = endsIn(state, block, removed, mark);
  return [
    ...removed,
    ...wanted.flatMap((range) => {
      const to = ends.last(range);
      const from = ends.first({ from: range.from, to });
      if (from >= to) return [];
      const [open, close] = marksAround(state.sliceDoc(from, to), mark);
      return [
        { from, to: from, insert: open },
        { from: to, to, insert: close },
      ];
    }),
  ];
}

/** Units of two characters. */
const NEAR = 4;

/**
 * Finds where marks around a range are valid for every reader of Markdown: without the spaces at its
 * ends, and without the punctuation that would stand between the marks and a letter outside.
 */
function endsIn(state: EditorState, block: InlineBlock, removed: readonly Range[], mark: Mark) {
  const hidden = [...removed, ...block.quoteMarks];
  const isStanding = (element: InlineElement) => !removed.some(({ from }) => from === element.from);
  const escapes = block.elements.filter(({ name }) => /^(?:Escape|Entity)$/.test(name));
  const elements = block.elements.filter((one) => isStanding(one) && !escapes.includes(one));
  const at = (position: number) => state.sliceDoc(position, position + 1);
  const isBlank = (position: number) => includes(hidden, position) || /\s/.test(at(position));
  const near = (from: number, step: 1 | -1, end: number) => {
    let text = '';
    const isInReach = (position: number) => (step > 0 ? position < end : position > end);
    for (let position = from; isInReach(position) && text.length < NEAR; position += step) {
      if (!includes(hidden, position)) text = step > 0 ? text + at(position) : at(position) + text;
    }
    return text;
  };
  const flankingAt = (position: number) =>
    plainFlanking(
      lastOf(near(position - 1, -1, block.from - 1)),
      firstOf(near(position, 1, block.to)),
    );
  const starts = new Set(elements.map(({ from }) => from));
  const stops = new Set(elements.map(({ to }) => to));
  return {
    first({ from, to }: Range): number {
      let position = from;
      while (position < to) {
        if (isBlank(position)) position++;
        else if (mark === '`' || starts.has(position) || flankingAt(position).opens) break;
        else {
          const sign = escapes.find((one) => one.from === position);
          position = sign?.to ?? position + widthOf(state.sliceDoc(position, position + 2));
        }
      }
      return position;
    },
    last({ from, to }: Range): number {
      let position = to;
      while (position > from) {
        if (isBlank(position - 1)) position--;
        else if (mark === '`' || stops.has(position) || flankingAt(position).closes) break;
        else {
          const sign = escapes.find((one) => one.to === position);
          position = sign?.from ?? position - widthOf(state.sliceDoc(position - 2, position));
        }
      }
      return position;
    },
  };
}

/** Units of the character of a pair, or of one of two. */
function widthOf(text: string): number {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text) ? 2 : 1;
}

/** Code with backticks in it needs longer marks. */
function marksAround(text: string, mark: Mark): [open: string, close: string] {
  const runs = text.match(/`+/g);
  if (mark !== '`' || !runs) return [mark, mark];
  const fence = '`'.repeat(Math.max(...runs.map(({ length }) => length)) + 1);
  return [`${fence} `, ` ${fence}`];
}
