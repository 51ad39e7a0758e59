import remarkCjkFriendly from 'remark-cjk-friendly/parseOnly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/parseOnly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { bareAddresses, cutAddresses } from './address-syntax.ts';

/** `1~2 周` is a range: only two tildes strike out. */
const strikethrough = { singleTilde: false };

/**
 * Parser of the Markdown of the site's texts, for everything that reads them: GFM, in which marks of
 * bold, italic and struck text work beside the punctuation of Chinese, and bare addresses end before
 * it.
 */
export const dialect = dialectSteps().freeze();

/** The same to go on with. A copy of a frozen parser would have each of its rules twice. */
export function dialectSteps() {
  return unified()
    .use(remarkParse)
    .use(remarkGfm, strikethrough)
    .use(remarkCjkFriendly)
    .use(remarkCjkFriendlyStrikethrough, strikethrough)
    .use(addAddresses);
}

function addAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), bareAddresses()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), cutAddresses()];
}
