import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { MISSING_PICTURE } from './missing-picture.ts';
import { onTheLine } from './raised-text.ts';
import { stylesOf } from './styles.ts';

/** Numbers of what a clip had and the text does not have. */
export interface RemovedThings {
  /** Pictures that are not in the media library. */
  pictures: number;
  /** Videos, frames, forms, drawings. */
  embeds: number;
  /** Colours, fonts, sizes. */
  formats: number;
}

const withoutContent = new Set(['style', 'script', 'meta', 'link', 'title', 'xml', 'noscript']);
const embeds = new Set([
  'iframe',
  'video',
  'audio',
  'object',
  'embed',
  'canvas',
  'svg',
  'form',
  'input',
  'mp-common-videosnap',
  'mp-common-mpaudio',
  'mpvoice',
  'button',
  'select',
  'textarea',
]);
const formatting = /^(?:color|background|background-color|font|font-size|font-family|text-align)$/;
const linkable = /^(?:https?:|mailto:|tel:|\/|#)/i;
const monospace = /consolas|courier|menlo|monaco|monospace/;

/** Styles of Word that mean an element. */
const paragraphs = new Map([
  ['MsoTitle', 'h1'],
  ['MsoQuote', 'blockquote'],
  ['MsoIntenseQuote', 'blockquote'],
]);
/** Names that programs give to pictures; they describe nothing. */
const noAlt = /^(?:图片|图像|picture|image|IMG)?[\s_]*\d*$|\.(?:png|jpe?g|gif|webp)$/i;

/**
 * Removes what editors and programs add to their clips, and turns formats that mean something into
 * elements: bold, italic, struck out. Counts the rest in `file.data.removed`.
 */
export function cleanClip() {
  return (tree: Root, file: VFile) => {
    const removed: RemovedThings = { pictures: 0, embeds: 0, formats: 0 };
    tree.children = cleanAll(tree.children as ElementContent[], removed);
    if (contains(tree, 'h1')) lowerHeadings(tree);
    file.data.removed = removed;
  };
}

function cleanAll(nodes: readonly ElementContent[], removed: RemovedThings): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type === 'text') return [{ ...node, value: plainSpaces(node.value) }];
    return node.type === 'element' ? cleanElement(node, removed) : [];
  });
}

function cleanElement(node: Element, removed: RemovedThings): ElementContent[] {
  const { tagName } = node;
  // What somebody deleted with changes tracked.
  const isRevision = tagName === 'del' && node.properties.cite !== undefined;
  if (withoutContent.has(tagName) || isRevision) return [];
  if (isCheckbox(node)) return [node];
  // Feishu says so in place of what it cannot copy.
  const isReplaced = String(node.properties.className).includes('block-paste-placeholder');
  if (embeds.has(tagName) || isReplaced) {
    removed.embeds++;
    return [];
  }
  if (tagName === 'img' || tagName === 'v:imagedata') return cleanPicture(node, removed);
  if (tagName === 'figure') return cleanFigure(node, removed);
  const styles = stylesOf(node);
  const position = positionOf(tagName, styles);
  if (position) return cleanRaised(node, position, removed);
  // Text that programs hide, such as previews and markers.
  if (styles.get('display') === 'none' || styles.has('mso-hide')) return [];
  if ([...styles.keys()].some((name) => formatting.test(name))) removed.formats++;
  const children = cleanAll(node.children, removed);
  // Google Docs wraps the whole clip in <b style="font-weight:normal">.
  const isNotBold =
    /^(?:b|strong)$/.test(tagName) && /normal|400/.test(styles.get('font-weight') ?? '');
  const isAnchor = tagName === 'a' && !linkable.test(String(node.properties.href ?? ''));
  if (isNotBold || isAnchor || tagName.includes(':') || tagName === 'font') {
    return withMeaning(children, styles);
  }
  if (tagName === 'span') return withMeaning(children, styles);
  if (/^h[1-6]$/.test(tagName)) {
    const text = withoutBold(children);
    return hasContent(text) ? [{ ...node, children: text }] : [];
  }
  const name = paragraphs.get(String(node.properties.className)) ?? tagName;
  if (name === 'p') trimIndent(children);
  const keepsStyle = name === 'p' || name === 'li' || name === 'td';
  return [
    { ...node, tagName: name, children: keepsStyle ? withMeaning(children, styles) : children },
  ];
}

/** Wraps content in the elements that its styles mean. */
function withMeaning(
  children: ElementContent[],
  styles: ReadonlyMap<string, string>,
): ElementContent[] {
  if (!hasContent(children) || children.some(isBlock)) return children;
  const wrappers: string[] = [];
  const weight = styles.get('font-weight') ?? '';
  const decoration = `${styles.get('text-decoration')} ${styles.get('text-decoration-line')}`;
  if (weight === 'bold' || weight === 'bolder' || Number(weight) >= 600) wrappers.push('strong');
  if (styles.get('font-style') === 'italic') wrappers.push('em');
  if (decoration.includes('line-through')) wrappers.push('del');
  if (monospace.test(styles.get('font-family') ?? '') && isPlainText(children))
    wrappers.push('code');
  return wrappers.reduce<ElementContent[]>(
    (content, tagName) => [{ type: 'element', tagName, properties: {}, children: content }],
    children,
  );
}

/** Pictures of other sites keep their address, so that they can be found and replaced. */
function cleanPicture(image: Element, removed: RemovedThings): ElementContent[] {
  const { width, height, alt, dataSrc, src } = image.properties;
  // Counting pixels and spacers.
  if (Number(width) === 1 || Number(height) === 1) return [];
  removed.pictures++;
  // WeChat loads pictures late and keeps their address beside a placeholder.
  const address = String(dataSrc ?? src ?? '');
  const properties = {
    src: /^https?:/.test(address) ? address : MISSING_PICTURE,
    alt: noAlt.test(String(alt ?? '').trim()) ? '' : String(alt).trim(),
  };
  return [{ ...image, tagName: 'img', properties, children: [] }];
}

/** A picture with the caption of its figure. */
function cleanFigure(figure: Element, removed: RemovedThings): ElementContent[] {
  const caption = figure.children.find((child) => isElement(child, 'figcaption'));
  const title = caption ? textOf(caption).trim() : '';
  const content = cleanAll(
    figure.children.filter((child) => child !== caption),
    removed,
  );
  const [picture] = content;
  if (!picture || !isElement(picture, 'img'))
    return [...content, ...cleanAll(caption ? [caption] : [], removed)];
  const properties = { ...picture.properties, ...(title && { title }) };
  return [
    { type: 'element', tagName: 'p', properties: {}, children: [{ ...picture, properties }] },
  ];
}

function positionOf(
  tagName: string,
  styles: ReadonlyMap<string, string>,
): 'sup' | 'sub' | undefined {
  if (tagName === 'sup' || tagName === 'sub') return tagName;
  const align = styles.get('vertical-align');
  return align === 'super' ? 'sup' : align === 'sub' ? 'sub' : undefined;
}

/** Raised and lowered text; references to notes and other links stay what they are. */
function cleanRaised(
  node: Element,
  position: 'sup' | 'sub',
  removed: RemovedThings,
): ElementContent[] {
  const children = cleanAll(node.children, removed);
  if (!isWords(children)) return children;
  const text = textOf({ ...node, children }).trim();
  const onLine = onTheLine(position, text);
  const content: ElementContent = { type: 'text', value: onLine ?? text };
  return onLine === undefined
    ? [{ type: 'element', tagName: position, properties: {}, children: [content] }]
    : [content];
}

function isWords(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => {
    if (node.type !== 'element') return node.type === 'text';
    return /^(?:b|strong|i|em|u|ins|var)$/.test(node.tagName) && isWords(node.children);
  });
}

function isCheckbox(node: Element): boolean {
  return node.tagName === 'input' && node.properties.type === 'checkbox';
}

function isElement(node: ElementContent, tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}

/** Removes the wide spaces that indent the first line of a Chinese paragraph. */
function trimIndent(nodes: readonly ElementContent[]): void {
  const [first] = nodes;
  if (first?.type === 'text') first.value = first.value.replace(/^\s*\u3000\s*/, '');
  else if (first?.type === 'element') trimIndent(first.children);
}

/** Non-breaking and zero-width spaces are leftovers of layout. */
function plainSpaces(text: string): string {
  return text.replace(/\u00a0/g, ' ').replace(/[\u200b\u2060\ufeff]/g, '');
}

const block = /^(?:p|div|section|article|ul|ol|li|table|h[1-6]|blockquote|pre|figure|hr)$/;

function isBlock(node: ElementContent): boolean {
  return node.type === 'element' && (block.test(node.tagName) || node.children.some(isBlock));
}

function isPlainText(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => node.type === 'text' && !node.value.includes('\n'));
}

function hasContent(nodes: readonly ElementContent[]): boolean {
  return nodes.some((node) => {
    if (node.type === 'text') return node.value.trim() !== '';
    return node.type === 'element' && (node.tagName === 'img' || hasContent(node.children));
  });
}

/** Removes bold from nodes whose element is shown bold anyway, such as a heading. */
export function withoutBold(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutBold(node.children);
    return /^(?:b|strong)$/.test(node.tagName) ? children : [{ ...node, children }];
  });
}

function contains(parent: Root | Element, tagName: string): boolean {
  return parent.children.some((child) => {
    return child.type === 'element' && (child.tagName === tagName || contains(child, tagName));
  });
}

/** The page's own title is the only heading of level 1. */
function lowerHeadings(parent: Root | Element): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const [, level] = /^h([1-5])$/.exec(child.tagName) ?? [];
    if (level) child.tagName = `h${Number(level) + 1}`;
    lowerHeadings(child);
  }
}
