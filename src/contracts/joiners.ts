/** Characters that keep what is on both sides of them on one line: a space, and one without width. */
export const NO_BREAK_SPACE = '\u00a0';
export const WORD_JOINER = '\u2060';
