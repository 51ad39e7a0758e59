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
  const at = (place: number) => state.sliceDoc(place, place + 1);
  const isBlank = (place: number) => includes(hidden, place) || /\s/.test(at(place));
  const near = (from: number, step: 1 | -1, end: number) => {
    let text = '';
    const isInReach = (place: number) => (step > 0 ? place < end : place > end);
    for (let place = from; isInReach(place) && text.length < NEAR; place += step) {
      if (!includes(hidden, place)) text = step > 0 ? text + at(place) : at(place) + text;
    }
    return text;
  };
  const flankingAt = (place: number) =>
    plainFlanking(lastOf(near(place - 1, -1, block.from - 1)), firstOf(near(place, 1, block.to)));
  const starts = new Set(elements.map(({ from }) => from));
  const stops = new Set(elements.map(({ to }) => to));
  return {
    first({ from, to }: Range): number {
      let place = from;
      while (place < to) {
        if (isBlank(place)) place++;
        else if (mark === '`' || starts.has(place) || flankingAt(place).opens) break;
        else {
          const sign = escapes.find((one) => one.from === place);
          place = sign?.to ?? place + widthOf(state.sliceDoc(place, place + 2));
        }
      }
      return place;
    },
    last({ from, to }: Range): number {
      let place = to;
      while (place > from) {
        if (isBlank(place - 1)) place--;
        else if (mark === '`' || stops.has(place) || flankingAt(place).closes) break;
        else {
          const sign = escapes.find((one) => one.to === place);
          place = sign?.from ?? place - widthOf(state.sliceDoc(place - 2, place));
        }
      }
      return place;
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
