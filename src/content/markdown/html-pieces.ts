/** HTML elements that a text may have; of others only the text is shown. */
const lineTags = ['br', 'sup', 'sub', 'kbd', 'mark'] as const;
const foldTags = ['details', 'summary'] as const;

/** Elements within a line. */
export type LineTag = (typeof lineTags)[number];
/** What can be folded, and what stays of it then. */
export type FoldTag = (typeof foldTags)[number];
export type ShownTag = LineTag | FoldTag;

/** A part of HTML in a text. */
export type HtmlPiece =
  /** Text as HTML writes it, with character references. */
  | { kind: 'text'; source: string }
  | { kind: 'open' | 'close'; name: ShownTag; isOpened: boolean }
  /** A tag that is left out. */
  | { kind: 'other'; source: string };

/**
 * Comments, and elements whose content nobody should read, with their content; declarations; tags. An
 * end that is missing is the end of the text.
 */
const markup =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)|<[?!][^>]*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'"<>])*)>/gi;

/** Splits HTML of a text at its tags; comments are left out. */
export function htmlPieces(html: string): HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let end = 0;
  for (const match of html.matchAll(markup)) {
    const [source, hidden, slash, name = '', more = ''] = match;
    if (match.index > end) pieces.push({ kind: 'text', source: html.slice(end, match.index) });
    end = match.index + source.length;
    const tag = shownTag(name.toLowerCase());
    if (tag) {
      const isOpened = tag === 'details' && /\sopen\b/i.test(more);
      pieces.push({ kind: slash ? 'close' : 'open', name: tag, isOpened });
    } else if (hidden || name) pieces.push({ kind: 'other', source });
  }
  if (end < html.length) pieces.push({ kind: 'text', source: html.slice(end) });
  return pieces;
}

const shownTag = (name: string): ShownTag | undefined =>
  [...lineTags, ...foldTags].find((tag) => tag === name);

/** Whether an element is one that folds. */
export const isFoldTag = (name: ShownTag): name is FoldTag => foldTags.some((tag) => tag === name);
