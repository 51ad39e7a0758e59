import { NO_BREAK_SPACE, WORD_JOINER, withoutJoiners } from '#contracts/joiners.ts';

/** Marks that must not begin a line. */
const CLOSING = /^[、，。；：！？…）」』】〉》”’,.;:!?)\]}%‰°℃·]/u;
/** Marks that must not end a line. */
const OPENING = /[（「『【〈《“‘([{¥￥$#]$/u;
/** What stays whole: words of other scripts than Chinese, runs of spaces, single characters. */
const PIECES = /[!-~\u00a0-\u024f\u0370-\u04ff\u2010-\u2044\u2060\u20ac]+| +|./gu;
/** Where a word that is wider than the line may be cut: behind signs of paths and addresses. */
const CUTS = /[^/\-_.?&=]*[/\-_.?&=]+|[^/\-_.?&=]+/gu;

/** Width of a text in any unit. */
export type Measure = (text: string) => number;

/**
 * A text in lines of at most a width, each line without spaces at its ends. Lines end between Chinese
 * characters and between words; no closing mark begins a line and no opening mark ends one.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  return text.split('\n').flatMap((paragraph) => breakParagraph(paragraph, width, measure));
}

function breakParagraph(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  let filled = 0;
  const end = () => {
    lines.push(line.trim());
    [line, filled] = ['', 0];
  };
  for (const unit of unitsOf(text)) {
    const shown = withoutJoiners(unit);
    if (filled + measure(shown.trimEnd()) > width && line !== '') end();
    if (line === '' && shown.trim() === '') continue;
    for (const part of fitting(shown, width, measure)) {
      if (filled + measure(part.trimEnd()) > width && line !== '') end();
      line += part;
      filled += measure(part);
    }
  }
  end();
  return lines;
}

/** Pieces joined where no line may end between them. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const piece of text.match(PIECES) ?? []) {
    const before = units.at(-1);
    if (before !== undefined && staysTogether(before, piece)) units[units.length - 1] += piece;
    else units.push(piece);
  }
  return units;
}

function staysTogether(before: string, piece: string): boolean {
  if (piece.trim() === '' && !piece.includes(NO_BREAK_SPACE)) return false;
  const last = before.at(-1) ?? '';
  const isGlued = [NO_BREAK_SPACE, WORD_JOINER].some(
    (glue) => last === glue || piece.startsWith(glue),
  );
  return isGlued || CLOSING.test(piece) || OPENING.test(before);
}

/** A unit in parts that fit into a line: as it is, cut behind its signs, or anywhere. */
function fitting(unit: string, width: number, measure: Measure): string[] {
  if (measure(unit.trimEnd()) <= width) return [unit];
  return (unit.match(CUTS) ?? []).flatMap((part) =>
    measure(part) <= width ? [part] : Array.from(part),
  );
}
