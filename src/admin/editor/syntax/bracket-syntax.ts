import type { MarkdownConfig } from '@lezer/markdown';
import { isPlain } from './brackets.ts';

const OPENING = '['.charCodeAt(0);
const CLOSING = ']'.charCodeAt(0);

/**
 * Brackets are links only with a target behind them. In Chinese texts they are punctuation as well, and
 * the site shows them so where no address has their text as its name. Those of footnotes stay.
 */
export const bracketSyntax: MarkdownConfig = {
  parseInline: [
    {
      name: 'SiteBracket',
      before: 'Link',
      parse(cx, next, start) {
        if (next !== OPENING && next !== CLOSING) return -1;
        return isPlain(cx, start) ? start + 1 : -1;
      },
    },
  ],
};
