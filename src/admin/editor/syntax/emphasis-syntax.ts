import { type DelimiterType, InlineContext, type MarkdownConfig } from '@lezer/markdown';
import { type Flanking, firstOf, flanking, lastOf } from './flanking.ts';

const ASTERISK = '*'.charCodeAt(0);
const UNDERSCORE = '_'.charCodeAt(0);
const TILDE = '~'.charCodeAt(0);
/** Units of a character, and of one that selects its form. */
const LONGEST = 4;

const deletion: DelimiterType = { resolve: 'Strikethrough', mark: 'StrikethroughMark' };

/**
 * Bold, italic and struck text as the site shows them: beside the punctuation of Chinese too, and
 * struck only between two tildes. The rest that the site does not have is left out.
 */
export const emphasisSyntax: MarkdownConfig = {
  remove: ['Emphasis', 'Strikethrough', 'Subscript', 'Superscript', 'Emoji'],
  parseInline: [
    {
      name: 'SiteEmphasis',
      before: 'HardBreak',
      parse(cx, next, start) {
        if (next !== ASTERISK && next !== UNDERSCORE) return -1;
        let end = start + 1;
        while (cx.char(end) === next) end++;
        const { opens, closes } = emphasisAt(cx, next, start, end);
        const type =
          next === ASTERISK ? InlineContext.emphasisAsterisk : InlineContext.emphasisUnderscore;
        return cx.addDelimiter(type, start, end, opens, closes);
      },
    },
    {
      name: 'SiteStrikethrough',
      after: 'SiteEmphasis',
      parse(cx, next, start) {
        if (next !== TILDE) return -1;
        let end = start + 1;
        while (cx.char(end) === TILDE) end++;
        // A longer run is text as a whole.
        if (end - start !== 2) return cx.addDelimiter(deletion, start, end, false, false);
        const { opens, closes } = flanking(...neighbours(cx, start, end));
        return cx.addDelimiter(deletion, start, end, opens, closes);
      },
    },
  ],
};

function neighbours(cx: InlineContext, start: number, end: number) {
  return [
    lastOf(cx.slice(Math.max(cx.offset, start - LONGEST), start)),
    firstOf(cx.slice(end, Math.min(cx.end, end + LONGEST))),
  ] as const;
}

function emphasisAt(cx: InlineContext, mark: number, start: number, end: number): Flanking {
  const [before, after] = neighbours(cx, start, end);
  const by = flanking(before, after);
  const opens = by.opens || after.isTilde;
  const closes = by.closes || before.isTilde;
  if (mark === ASTERISK) return { opens, closes };
  return {
    opens: opens && (before.isSpace || before.isPunctuation || !closes),
    closes: closes && (after.isSpace || after.isPunctuation || !opens),
  };
}
