import { measureEnds } from './measure.ts';
import { foldedSign, type Phrase } from './phrase.ts';

/** A place where a text has a phrase. */
export interface PhraseMatch {
  /** Position in UTF-16 units; `end` is behind the last one. */
  start: number;
  end: number;
  /** The number or range; empty if it is in a part that is missing here. */
  measure: string;
}

/** A text in which many phrases are looked for. */
export interface SearchedText {
  text: string;
  lowerCase: string;
  /** The character at each position, as it is compared; empty in the middle of one. */
  signs: string[];
  measures: Map<number, number[]>;
}

export function prepareText(text: string): SearchedText {
  const signs: string[] = [];
  for (const sign of text) {
    signs.push(foldedSign(sign));
    if (sign.length > 1) signs.push('');
  }
  return { text, lowerCase: text.toLowerCase(), signs, measures: new Map() };
}

/** What ends a gap. */
const GAP_END = /[\d。；;!?！？\n]/;
const SPACE = /\s/;
const LETTER = /[a-z]/;

/**
 * Finds a phrase in a text, each time as soon as possible. A step that has led nowhere from a
 * position is not tried there again, so the time is at most in proportion to the length of the
 * text times the steps of the phrase.
 * @param onStep called for each step that is tried, so that a test can count them
 */
export function findPhrase(
  searched: SearchedText,
  { literals, steps }: Phrase,
  onStep?: () => void,
): PhraseMatch[] {
  const { text, lowerCase, signs } = searched;
  if (!literals.every((literal) => lowerCase.includes(literal))) return [];
  const size = text.length + 1;
  /** One bit for each step and position. */
  const failed = new Uint8Array(Math.ceil((steps.length * size) / 8));
  let measure = '';

  /** The end of the phrase from a step on; undefined if it is not there. */
  function endFrom(firstStep: number, firstPosition: number): number | undefined {
    let step = firstStep;
    let position = firstPosition;
    for (;;) {
      onStep?.();
      const current = steps[step];
      if (!current || current.kind === 'found') return position;
      if (current.kind === 'jump') {
        step = current.to;
        continue;
      }
      if (current.kind === 'split' || current.kind === 'measure') {
        const bit = step * size + position;
        const mask = 1 << (bit & 7);
        const byte = bit >>> 3;
        if (((failed[byte] ?? 0) & mask) !== 0) return undefined;
        const end =
          current.kind === 'split'
            ? (endFrom(current.first, position) ?? endFrom(current.second, position))
            : behindMeasure(step, position, current.isFirst);
        if (end === undefined) failed[byte] = (failed[byte] ?? 0) | mask;
        return end;
      }
      const sign = signs[position] ?? '';
      if (current.kind === 'word-end') {
        if (LETTER.test(sign)) return undefined;
      } else {
        const isThere =
          current.kind === 'sign'
            ? sign === current.value
            : sign !== '' && (current.kind === 'space' ? SPACE.test(sign) : !GAP_END.test(sign));
        if (!isThere) return undefined;
        position += widthAt(signs, position);
      }
      step += 1;
    }
  }

  function behindMeasure(step: number, position: number, isFirst: boolean): number | undefined {
    for (const measureEnd of endsOf(searched, position)) {
      const end = endFrom(step + 1, measureEnd);
      if (end === undefined) continue;
      if (isFirst) measure = text.slice(position, measureEnd);
      return end;
    }
    return undefined;
  }

  const found: PhraseMatch[] = [];
  const [first] = steps;
  for (let start = 0; start < text.length; start += 1) {
    if (signs[start] === '') continue;
    if (first?.kind === 'sign' && signs[start] !== first.value) continue;
    measure = '';
    const end = endFrom(0, start);
    if (end === undefined || end === start) continue;
    found.push({ start, end, measure });
    start = end - 1;
  }
  return found;
}

const widthAt = (signs: readonly string[], position: number) =>
  signs[position + 1] === '' ? 2 : 1;

function endsOf({ text, measures }: SearchedText, position: number): number[] {
  const known = measures.get(position);
  if (known) return known;
  const ends = measureEnds(text, position);
  measures.set(position, ends);
  return ends;
}
