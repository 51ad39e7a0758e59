import type { Locale } from '#contracts/locale.ts';
import type { Measure } from './font.ts';

/** A text in lines, with the font size at which they fit. */
export interface FittedText {
  lines: string[];
  /** Font size in pixels. */
  size: number;
}

/** The area of a text. */
export interface TextBox {
  /** Font sizes in pixels, the preferred one first. */
  sizes: readonly number[];
  /** Width in pixels. */
  width: number;
  /** Maximum number of lines. */
  lines: number;
  /** Balance the line lengths, as in titles; other texts fill their lines. */
  even?: boolean;
}

/** The bundled Chinese font has curly quotes as wide as a character, so English gets straight ones. */
function withLatinQuotes(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

/**
 * Breaks a text into lines at the largest size that fits. At the smallest size, long text ends in an ellipsis.
 */
export function fitText(text: string, locale: Locale, box: TextBox, measure: Measure): FittedText {
  const smallest = box.sizes.at(-1) ?? 16;
  const widest = box.width / smallest;
  const room = widest * box.lines;
  const most = Math.max(0, Math.ceil(room * CHARACTERS_PER_EM));
  const flat = text.replace(/\s+/g, ' ').trim().slice(0, most);
  const start = locale === 'en' ? withLatinQuotes(flat) : flat;
  const whole = piecesOf(start, locale).flatMap((piece) =>
    measure(piece.trimEnd()) > widest ? [...piece] : piece,
  );
  const pieces = upToWidth(whole, room, measure);
  for (const size of box.sizes) {
    const lines = breakLines(pieces, box.width / size, box, measure);
    if (lines) return { lines, size };
  }
  for (let count = pieces.length - 1; count > 0; count--) {
    const last = (pieces[count - 1] ?? '').replace(/[\s，。、；：,.;:—-]+$/, '');
    const cut = [...pieces.slice(0, count - 1), `${last}…`];
    const lines = breakLines(cut, box.width / smallest, box, measure);
    if (lines) return { lines, size: smallest };
  }
  return { lines: [], size: smallest };
}

/** Upper bound: no text has more characters per em. */
const CHARACTERS_PER_EM = 5;

/** The pieces up to the first that cannot fit. Breaking all of a long text takes quadratic time. */
function upToWidth(pieces: string[], room: number, measure: Measure): string[] {
  let used = 0;
  const last = pieces.findIndex((piece) => {
    used += measure(piece.trimEnd());
    return used > room;
  });
  return last < 0 ? pieces : pieces.slice(0, last + 1);
}

/** Characters that no line begins with. */
const CLOSING = /^[\s，。、；：？！）》」』】”’…—·％%,.;:?!)\]}]+$/;
/** Characters that no line ends with. */
const OPENING = /[（《「『【“‘([{]$/;

/** A text in unbreakable pieces: words with their punctuation. */
function piecesOf(text: string, locale: Locale): string[] {
  const pieces: string[] = [];
  const words = new Intl.Segmenter(locale, { granularity: 'word' }).segment(text);
  for (const { segment } of words) {
    const last = pieces.at(-1);
    const staysWith =
      last !== undefined &&
      (CLOSING.test(segment) || OPENING.test(last) || isLatinPair(last, segment));
    if (staysWith) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Units that stay with their number. */
const UNIT = /^(?:[kKMG]?(?:bit|bps|Hz|B)|fps|ms|px|dB|lux|mm|cm|m|s|min|h)$/;

/**
 * True if two pieces form one name, version or quantity, such as `H.265`, `SDK 1.5` or `6
 * Mbit/s`.
 */
function isLatinPair(before: string, after: string): boolean {
  if (/\d $/.test(before)) return UNIT.test(after);
  if (/(?:^|\s)[A-Z]\w* $/.test(before)) return /^\d/.test(after);
  return /[A-Za-z0-9.+/&'’-]$/.test(before) && /^[A-Za-z0-9.+/&'’-]/.test(after);
}

/** Breaks into the fewest possible lines; undefined where the pieces do not fit. */
function breakLines(
  pieces: string[],
  width: number,
  box: TextBox,
  measure: Measure,
): string[] | undefined {
  if (pieces.some((piece) => measure(piece.trimEnd()) > width)) return undefined;
  const filled = fill(pieces, width, measure);
  if (filled.length > box.lines) return undefined;
  return box.even ? evenLines(pieces, width, filled.length, measure) : filled;
}

function fill(pieces: string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return line ? [...lines, line.trimEnd()] : lines;
}

/** Allowed unevenness for a line that ends at a pause, in square ems. */
const PAUSE = 10;

/** Finds the breaks that make this many lines most equal, preferably after punctuation. */
function evenLines(pieces: string[], width: number, count: number, measure: Measure): string[] {
  const target = measure(pieces.join('')) / count;
  interface Breaks {
    cost: number;
    lines: string[];
  }
  /** The best breaks for the first pieces, by number of pieces, for the lines so far. */
  let best = new Map<number, Breaks>([[0, { cost: 0, lines: [] }]]);
  for (let line = 1; line <= count; line++) {
    const next = new Map<number, Breaks>();
    for (const [start, breaks] of best) {
      for (let end = start + 1; end <= pieces.length; end++) {
        const words = pieces.slice(start, end).join('').trimEnd();
        const used = measure(words);
        if (used > width) break;
        const atPause = end < pieces.length && /[，。、；：？！,;:?!–—-]$/.test(words);
        const cost = breaks.cost + (target - used) ** 2 - (atPause ? PAUSE : 0);
        if (cost < (next.get(end)?.cost ?? Number.POSITIVE_INFINITY)) {
          next.set(end, { cost, lines: [...breaks.lines, words] });
        }
      }
    }
    best = next;
  }
  return best.get(pieces.length)?.lines ?? [];
}
