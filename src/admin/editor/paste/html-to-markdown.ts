import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { FootnoteDefinition, FootnoteReference, Html, PhrasingContent } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkCjkFriendly from 'remark-cjk-friendly/serializeOnly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough/serializeOnly';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { cleanClip, type RemovedThings } from './clean-clip.ts';
import { fenceAddresses } from './fence-addresses.ts';
import { joinLines } from './join-lines.ts';
import { mendBlocks } from './mend-blocks.ts';
import { mendCode } from './mend-code.ts';
import { mendTables } from './mend-tables.ts';
import { joinOfficeLists } from './office-lists.ts';
import { plainEscapes } from './plain-escapes.ts';
import { writeTaskBoxes } from './task-boxes.ts';
import { tidyClip } from './tidy-clip.ts';
import { tidyText } from './tidy-text.ts';
import { mendWordNotes, NOTE_MARK, NOTE_TEXT } from './word-notes.ts';

/** A clip as Markdown. */
export interface PastedText {
  markdown: string;
  removed: RemovedThings;
}

const allowed = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), NOTE_MARK, NOTE_TEXT],
  attributes: {
    ...defaultSchema.attributes,
    [NOTE_MARK]: ['dataNote'],
    [NOTE_TEXT]: ['dataNote'],
  },
  protocols: {
    ...defaultSchema.protocols,
    src: ['http', 'https', 'missing'],
  },
};

function noteMark(_: unknown, { properties }: Element): FootnoteReference {
  const label = String(properties.dataNote);
  return { type: 'footnoteReference', identifier: label, label };
}

function noteText(state: State, node: Element): FootnoteDefinition {
  const label = String(node.properties.dataNote);
  const children = state.toFlow(state.all(node)) as FootnoteDefinition['children'];
  return { type: 'footnoteDefinition', identifier: label, label, children };
}

/** Markdown has no signs for raised and lowered text: the site shows the elements of HTML. */
function inElement(state: State, node: Element): PhrasingContent[] {
  const tag = (value: string): Html => ({ type: 'html', value });
  const content = state.all(node) as PhrasingContent[];
  return [tag(`<${node.tagName}>`), ...content, tag(`</${node.tagName}>`)];
}

const handlers = { [NOTE_MARK]: noteMark, [NOTE_TEXT]: noteText, sup: inElement, sub: inElement };

const converter = unified()
  .use(rehypeParse, { fragment: true })
  .use(mendWordNotes)
  .use(joinOfficeLists)
  .use(mendCode)
  .use(tidyClip)
  .use(cleanClip)
  .use(joinLines)
  .use(mendTables)
  .use(mendBlocks)
  .use(rehypeSanitize, allowed)
  .use(rehypeRemark, { handlers })
  .use(tidyText)
  .use(fenceAddresses)
  .use(writeTaskBoxes)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(plainEscapes)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-', listItemIndent: 'one' })
  .freeze();

/** Turns HTML of the clipboard into the Markdown of the site. */
export async function htmlToMarkdown(html: string): Promise<PastedText> {
  const file = await converter.process({ value: html });
  return {
    markdown: plainAddresses(String(file).trim()),
    removed: file.data.removed as RemovedThings,
  };
}

/** Addresses without escapes that they do not need, so that people can read and copy them. */
function plainAddresses(markdown: string): string {
  return markdown.replace(/\]\(https?:[^)\s]+/g, (address) =>
    address.replace(/\\&(?!#?\w+;)/g, '&'),
  );
}

/** Elements that any editor puts around plain text. */
const plainElements = /^(?:html|head|body|meta|style|div|span|br)$/i;

/** Whether HTML of the clipboard contains more than lines of text, such as a list or a link. */
export function hasStructure(html: string): boolean {
  return [...html.matchAll(/<([a-z][a-z0-9:-]*)/gi)].some(([, name = '']) => {
    return !plainElements.test(name);
  });
}
