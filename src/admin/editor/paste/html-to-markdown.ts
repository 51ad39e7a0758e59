import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { cleanClip, type RemovedThings } from './clean-clip.ts';
import { mendBlocks } from './mend-blocks.ts';
import { joinOfficeLists } from './office-lists.ts';
import { tidyText } from './tidy-text.ts';

/** A clip as Markdown. */
export interface PastedText {
  markdown: string;
  removed: RemovedThings;
}

const allowed = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    src: ['http', 'https', 'missing'],
  },
};

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(joinOfficeLists)
  .use(cleanClip)
  .use(mendBlocks)
  .use(rehypeSanitize, allowed)
  .use(rehypeRemark)
  .use(tidyText)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Turns HTML of the clipboard into the Markdown of the site. */
export async function htmlToMarkdown(html: string): Promise<PastedText> {
  const file = await converter.process({ value: html });
  return {
    markdown: String(file).trim(),
    removed: file.data.removed as RemovedThings,
  };
}

/** Elements that any editor puts around plain text. */
const plainElements = /^(?:html|head|body|meta|style|div|span|br)$/i;

/** Whether HTML of the clipboard contains more than lines of text, such as a list or a link. */
export function hasStructure(html: string): boolean {
  return [...html.matchAll(/<([a-z][a-z0-9:-]*)/gi)].some(([, name = '']) => {
    return !plainElements.test(name);
  });
}
