/** What marks of emphasis ask about a character beside them. */
export interface Neighbour {
  isSpace: boolean;
  isPunctuation: boolean;
  /** Of Chinese, Japanese or Korean, such as `，` and `「`. */
  isEastAsian: boolean;
  /** A tilde of `~~`, which stands close to other marks. */
  isTilde: boolean;
}

/** Whether a run of marks may begin and end emphasis. */
export interface Flanking {
  opens: boolean;
  closes: boolean;
}

const punctuation = /^[\p{P}\p{S}]/u;
/** Wide, full-width and half-width characters of East Asia, and Hangul; no emoji. */
const eastAsian =
  /^(?!\p{Emoji_Presentation})[\p{sc=Hangul}\u20a9\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\u3247\u3250-\ua4cf\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uffdc\uffe0-\uffe6\uffe8-\uffee\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]/u;
/** Selects a form of the character before it. */
const selector = /[\ufe00-\ufe0e\u{e0100}-\u{e01ef}]$/u;

/** Looks at the first character of a text; the end of a text counts as a space. */
export function firstOf(text: string): Neighbour {
  const isPunctuation = punctuation.test(text);
  return {
    isSpace: text === '' || /^\s/.test(text),
    isPunctuation,
    isEastAsian: eastAsian.test(text),
    isTilde: text.startsWith('~'),
  };
}

/** Looks at the last character of a text. */
export function lastOf(text: string): Neighbour {
  const shown = text.replace(selector, '');
  return firstOf(shown.slice(lastStart(shown)));
}

/** Where the last character begins, which may take two units. */
function lastStart(text: string): number {
  return /[\ud800-\udbff][\udc00-\udfff]$/.test(text) ? text.length - 2 : text.length - 1;
}

/** The rules of CommonMark, which any reader of Markdown follows. */
export function plainFlanking(before: Neighbour, after: Neighbour): Flanking {
  return {
    opens: !after.isSpace && (!after.isPunctuation || before.isSpace || before.isPunctuation),
    closes: !before.isSpace && (!before.isPunctuation || after.isSpace || after.isPunctuation),
  };
}

/**
 * The rules of remark-cjk-friendly: punctuation of East Asia counts as a letter, and beside its
 * characters other punctuation does not get in the way.
 */
export function flanking(before: Neighbour, after: Neighbour): Flanking {
  const isSign = ({ isPunctuation, isEastAsian }: Neighbour) => isPunctuation && !isEastAsian;
  const isEdge = (one: Neighbour) => one.isSpace || isSign(one);
  return {
    opens: !isEdge(after) || (isSign(after) && (isEdge(before) || before.isEastAsian)),
    closes: !isEdge(before) || (isSign(before) && (isEdge(after) || after.isEastAsian)),
  };
}
