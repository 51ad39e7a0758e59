import type { Definition, Heading, Image, Link, Nodes, Parents, Root } from 'mdast';
import { dialect } from '#content/markdown/dialect.ts';
import { headingHref } from '#content/markdown/elements.ts';
import { type MediaOfText, type WithMedia, withMedia } from '#content/markdown/media-of-text.ts';
import { isLinkable, schemeOf } from '#content/markdown/schemes.ts';
import type { FindMedia, TextMedia } from '#content/markdown/text-media.ts';
import { pictureFile } from '#contracts/picture-files.ts';
import { applyEdits, type Edit } from './edits.ts';
import { plainText } from './escape.ts';
import { isFlow, portableHtml } from './html.ts';
import { meansSame } from './marks.ts';

/** Where a text is published. */
export interface TextPlace {
  /** Absolute address of its page. */
  page: string;
  /** Origin and base path of the site, with a slash at the end. */
  publicUrl: string;
}

/** A text to turn into Markdown for elsewhere. */
export interface TextToCarry extends TextPlace {
  markdown: string;
  media?: MediaOfText | undefined;
}

const SCHEME = 'media:';
/** An empty tag begins no block and shows nothing, but marks beside it see that something is there. */
const TRACE = '<wbr>';

/**
 * Turns a stored text into Markdown that can be read outside the site: all addresses are absolute,
 * `media:` names are addresses of files. It omits the same as the page: HTML that is not shown, links
 * that could run a script, and unknown pictures except their alternative text. Headings of level 1 become
 * level 2, as on the page. Everything else stays as it was written. A job: it runs in a process with
 * limits, see src/bounded.
 */
export function toPortable({ markdown, media, ...place }: TextToCarry): Promise<WithMedia<string>> {
  return withMedia(media, (findMedia) => carry(markdown, place, findMedia));
}

async function carry(
  markdown: string,
  place: TextPlace,
  findMedia: FindMedia | undefined,
): Promise<string> {
  const tree = dialect.parse(markdown);
  const nodes = allNodes(tree);
  const names = nodes.flatMap((node) => {
    const isTarget = node.type === 'image' || node.type === 'definition';
    return isTarget && node.url.startsWith(SCHEME) ? [node.url.slice(SCHEME.length)] : [];
  });
  const media = (await findMedia?.([...new Set(names)])) ?? new Map();
  const addressOf = (url: string) => portableAddress(url, place, media);
  const edits = nodes.flatMap((node) => [
    ...editsOf(node, markdown, addressOf),
    ...htmlEdits(node, markdown),
  ]);
  const carried = applyEdits(markdown, edits);
  const isSame = !edits.some(({ isCut }) => isCut) || meansSame(tree, dialect.parse(carried));
  return isSame ? carried : applyEdits(markdown, edits, TRACE);
}

function allNodes(node: Root | Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(allNodes) : [])];
}

/** The absolute form of an address; undefined if the page has no link either. */
function portableAddress(
  url: string,
  { page, publicUrl }: TextPlace,
  media: ReadonlyMap<string, TextMedia | null>,
): string | undefined {
  if (url.startsWith(SCHEME)) {
    const item = media.get(url.slice(SCHEME.length));
    return item ? fileAddress(item, publicUrl) : undefined;
  }
  if (schemeOf(url)) return isLinkable(url) ? url : undefined;
  if (/^\/(?!\/)/.test(url)) return publicUrl + url.slice(1);
  return url.startsWith('#') ? page + headingHref(url) : URL.parse(url, page)?.href;
}

/** The drawing, or the picture's file of the middle width. */
function fileAddress({ address, widths }: TextMedia, publicUrl: string): string {
  const middle = widths[Math.floor(widths.length / 2)];
  if (middle === undefined) return `${publicUrl}files/${address}`;
  return pictureFile(publicUrl, { src: address }, middle, 'webp');
}

function editsOf(
  node: Nodes,
  source: string,
  addressOf: (url: string) => string | undefined,
): Edit[] {
  const { from, to } = rangeOf(node);
  switch (node.type) {
    case 'heading':
      return node.depth === 1 ? lowerHeading(node, source) : [];
    case 'image': {
      const address = addressOf(node.url);
      return address === node.url
        ? []
        : [{ from, to, text: writeImage(node, address), isCut: address === undefined }];
    }
    case 'definition': {
      const address = addressOf(node.url);
      return address === node.url ? [] : [{ from, to, text: writeDefinition(node, address) }];
    }
    case 'link': {
      // `media:` is for pictures only; the page drops such a link too.
      const address = node.url.startsWith(SCHEME) ? undefined : addressOf(node.url);
      return address === node.url ? [] : relink(node, address);
    }
    default:
      return [];
  }
}

/** A sign `<` before a tag that is left out must not begin another one. */
function htmlEdits(node: Nodes, source: string): Edit[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== 'html') return [];
    const { from, to } = rangeOf(child);
    const text = portableHtml(child.value, node);
    const follows = /(?<!\\)<$/.test(source.slice(Math.max(0, from - 2), from));
    return [
      ...(follows ? [{ from: from - 1, to: from, text: '\\<' }] : []),
      { from, to, text, isCut: text === '' && !isFlow(node) },
    ];
  });
}

function rangeOf({ position }: Nodes): Pick<Edit, 'from' | 'to'> {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? 0 };
}

/** Range of a node's children; both ends are `empty` if it has none. */
function insideOf({ children }: Parents, empty: number): Pick<Edit, 'from' | 'to'> {
  const [first, last] = [children[0], children.at(-1)];
  return first && last
    ? { from: rangeOf(first).from, to: rangeOf(last).to }
    : { from: empty, to: empty };
}

/** Adds one `#`; a heading that is underlined loses the line and gets `##`. */
function lowerHeading(heading: Heading, source: string): Edit[] {
  const { from, to } = rangeOf(heading);
  if (source[from] === '#') return [{ from, to: from, text: '#' }];
  return [
    { from, to: from, text: '## ' },
    { from: insideOf(heading, to).to, to, text: '' },
  ];
}

/** Replaces the address of a link and keeps its text; without an address only the text remains. */
function relink(link: Link, address: string | undefined): Edit[] {
  const { from, to } = rangeOf(link);
  const inside = insideOf(link, from + 1);
  const isCut = address === undefined;
  const [open, close] = isCut ? ['', ''] : ['[', `](${target(address, link)})`];
  return [
    { from, to: inside.from, text: open, isCut },
    { from: inside.to, to, text: close, isCut },
  ];
}

function writeImage(image: Image, address: string | undefined): string {
  const alt = plainText(image.alt ?? '');
  return address === undefined ? alt : `![${alt}](${target(address, image)})`;
}

function writeDefinition(definition: Definition, address: string | undefined): string {
  const { label, identifier } = definition;
  if (address === undefined) return '';
  return `[${plainText(label ?? identifier)}]: ${target(address, definition)}`;
}

/** The part in parentheses: the address and the title, which is the caption of a picture. */
function target(address: string, { title }: Pick<Link, 'title'>): string {
  const safe = address.replace(
    /[ \t\r\n<>()\\|]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return title ? `${safe} "${plainText(title).replaceAll('"', '\\"')}"` : safe;
}
