import type { Nodes, Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { dialect } from './dialect.ts';
import { FOOTNOTES_ID, forEachElement } from './elements.ts';
import { htmlPieces } from './html-pieces.ts';
import { checkLimits } from './limits.ts';
import { isDoublyBold, shownBrackets, shownMarks } from './shown-signs.ts';

/** A picture that a text shows. */
export interface TextPicture {
  /** Address as written: `media:<name>` for the library. */
  url: string;
  alt: string;
}

/** What the check of a text needs to know of its Markdown. */
export interface TextTargets {
  pictures: TextPicture[];
  links: string[];
  /** What a link within the text may lead to, as it is written after `#`. */
  anchors: string[];
  /** HTML that the page does not show, each tag once. */
  tags: string[];
  /** Marks of bold or struck text that the page shows as signs, with what stands around them. */
  marks: string[];
  /** Bold text within bold text, from its beginning. */
  doublyBold: string[];
  /** Brackets of links and footnotes that the page shows as signs. */
  brackets: string[];
  /** Headings and blocks of code with nothing in them: their first lines. */
  empty: string[];
}

/** Finds the pictures, links and unknown markup of a Markdown text. @throws MarkdownLimitError */
export function findTargets(markdown: string): TextTargets {
  checkLimits(markdown);
  const tree: Root = dialect.parse(markdown);
  const definitions = new Map<string, string>();
  const tags = new Set<string>();
  const targets: TextTargets = {
    pictures: [],
    links: [],
    anchors: anchorsOf(tree),
    tags: [],
    marks: [],
    doublyBold: [],
    brackets: [],
    empty: [],
  };
  walk(tree, (node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
  });
  walk(tree, (node) => {
    if (node.type === 'link') targets.links.push(node.url);
    if (node.type === 'linkReference') {
      targets.links.push(definitions.get(node.identifier) ?? '');
    }
    if (node.type === 'image') targets.pictures.push({ url: node.url, alt: node.alt ?? '' });
    if (node.type === 'imageReference') {
      targets.pictures.push({ url: definitions.get(node.identifier) ?? '', alt: node.alt ?? '' });
    }
    if (node.type === 'html') for (const tag of unshownTags(node.value)) tags.add(tag);
    if (node.type === 'text') {
      targets.marks.push(...shownMarks(node, markdown));
      targets.brackets.push(...shownBrackets(node, markdown));
    }
    if (isDoublyBold(node)) targets.doublyBold.push(firstLine(node, markdown).slice(0, 20));
    if (isEmpty(node)) targets.empty.push(firstLine(node, markdown));
  });
  return { ...targets, tags: [...tags] };
}

const withIds = unified().use(remarkRehype).use(rehypeSlug).freeze();

/** The ids that headings get, without their prefix. */
function anchorsOf(tree: Root): string[] {
  const anchors: string[] = [];
  forEachElement(withIds.runSync(tree), ({ tagName, properties }) => {
    const id = String(properties.id);
    if (/^h[1-6]$/.test(tagName) && id !== FOOTNOTES_ID) anchors.push(id);
  });
  return anchors;
}

/** Beginnings of elements that are left out, without their attributes. */
function unshownTags(html: string): string[] {
  return htmlPieces(html).flatMap((piece) => {
    const name = piece.kind === 'other' && /^<([a-z][\w:-]*)/i.exec(piece.source)?.[1];
    return name ? [`<${name}>`] : [];
  });
}

function isEmpty(node: Nodes): boolean {
  if (node.type === 'code') return node.value.trim() === '';
  if (node.type !== 'heading') return false;
  return node.children.every((child) => child.type === 'text' && child.value.trim() === '');
}

function firstLine({ position }: Nodes, source: string): string {
  const written = source.slice(position?.start.offset, position?.end.offset);
  return written.split('\n', 1)[0]?.trim() ?? '';
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}
