/** Characters that keep what is on both sides of them on one line: a space, and one without width. */
export const NO_BREAK_SPACE = '\u00a0';
export const WORD_JOINER = '\u2060';

/** A text for elsewhere: outside of pages, word joiners show as boxes and hide words from searches. */
export const withoutJoiners = (text: string) => text.replaceAll(WORD_JOINER, '');
