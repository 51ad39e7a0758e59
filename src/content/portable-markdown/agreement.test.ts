import type { Element, Nodes as HtmlNodes } from 'hast';
import type { Nodes } from 'mdast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { siteMarkdown } from '#admin/editor/syntax/site-markdown.ts';
import { dialect } from '#content/markdown/dialect.ts';
import { headingHref, nodeText } from '#content/markdown/elements.ts';
import { markdownToHtml } from '#content/markdown/pipeline.ts';
import { isLinkable } from '#content/markdown/schemes.ts';
import { findTargets } from '#content/markdown/targets.ts';
import type { TextMedia } from '#content/markdown/text-media.ts';
import { demoCases } from '#db/seed/content/cases.ts';
import { readSeedTexts } from '#db/seed/texts.ts';
import { markdownText } from '#tests/support/markdown-texts.ts';
import { toPortable } from './portable.ts';

const publicUrl = 'https://example.com/site/';
const page = `${publicUrl}show/a`;
const picture: TextMedia = { address: 'media/a', width: 1, height: 1, widths: [1], blur: null };
const findMedia = async (names: string[]) => new Map(names.map((name) => [name, picture]));
const anyMedia = { names: { has: () => true }, found: { get: () => picture, has: () => true } };

/** What readers of the page see as bold, struck and linked, in its order. */
async function shown(markdown: string) {
  const { html } = await markdownToHtml(markdown, 'zh', findMedia);
  const elements = elementsIn(unified().use(rehypeParse, { fragment: true }).parse(html));
  const textsOf = (name: string) =>
    elements.filter(({ tagName }) => tagName === name).map((element) => words(nodeText(element)));
  const links = elements.filter(
    ({ tagName, properties }) => tagName === 'a' && properties.href && !isOfPage(properties),
  );
  return {
    bold: textsOf('strong'),
    struck: textsOf('del'),
    links: links.map((link) => [whole(String(link.properties.href)), words(nodeText(link))]),
  };
}

const elementsIn = (node: HtmlNodes): Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap(elementsIn) : []),
];

/** Anchors of headings and links of footnotes, which no author writes. */
const isOfPage = ({ className, href }: Element['properties']) =>
  [className].flat().includes('anchor') || String(href).startsWith('#user-content-');

const words = (text: string) => text.replace(/[\s\u2060]+/g, ' ').trim();

/** The absolute form of an address, in which the two forms of a text may differ. */
const whole = (href: string) => {
  const inSite = href.replace(/^\/(?!\/)/, publicUrl).replaceAll('\\', '%5C');
  const address = URL.parse(inSite, page)?.href ?? inSite;
  return address.replace(/(?:%[\da-f]{2})+/gi, decodeURIComponent);
};

async function portable(markdown: string): Promise<string> {
  const media = anyMedia as unknown as NonNullable<Parameters<typeof toPortable>[0]['media']>;
  const outcome = await toPortable({ markdown, page, publicUrl, media });
  return 'result' in outcome ? outcome.result : '';
}

/** What the site's parser takes for bold, struck and linked, as it is written. */
function parsed(markdown: string) {
  const found = { bold: [] as string[], struck: [] as string[], links: [] as string[] };
  const kinds: Partial<Record<Nodes['type'], string[]>> = {
    strong: found.bold,
    delete: found.struck,
    link: found.links,
    linkReference: found.links,
  };
  const visit = (node: Nodes) => {
    // Addresses that are found after the marks have no place of their own.
    const { start, end } = node.position ?? {};
    const written = start ? markdown.slice(start.offset, end?.offset) : wordsIn(node);
    kinds[node.type]?.push(written);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(dialect.parse(markdown));
  return found;
}

const wordsIn = (node: Nodes): string =>
  'children' in node ? node.children.map(wordsIn).join('') : 'value' in node ? node.value : '';

const editor = siteMarkdown().language.parser;
/** What an address in it belongs to. */
const withAddress = new Set(['Link', 'Autolink', 'Image', 'LinkReference']);

/** What the editor shows as bold, struck and linked. */
function highlighted(markdown: string) {
  const found = { bold: [] as string[], struck: [] as string[], links: [] as string[] };
  let linkEnd = 0;
  editor.parse(markdown).iterate({
    enter({ name, from, to }) {
      const written = markdown.slice(from, to);
      if (name === 'StrongEmphasis') found.bold.push(written);
      if (name === 'Strikethrough') found.struck.push(written);
      const isLink = name === 'Link' || name === 'Autolink' || (name === 'URL' && from >= linkEnd);
      if (isLink && !written.startsWith('[^')) found.links.push(written);
      if (withAddress.has(name)) linkEnd = Math.max(linkEnd, to);
    },
  });
  return found;
}

const seeded = [
  // Without code, whose colours take most of the time.
  ...[...readSeedTexts('articles'), ...readSeedTexts('documents')].map(({ markdown }) =>
    markdown.replace(/^( *)```[\s\S]*?^ *```$/gm, '$1`code`'),
  ),
  ...demoCases.flatMap(({ challenge, solution }) =>
    [challenge, solution].flatMap((text) => [text.zh, text.en]),
  ),
];
const generated = Array.from({ length: 300 }, (_, seed) => markdownText(seed));

it.each([
  { kind: 'seeded', texts: seeded },
  { kind: 'generated', texts: generated },
])(
  'page, portable form, check and editor take the same for bold, struck and linked in $kind texts',
  async ({ texts }) => {
    for (const markdown of texts) {
      const onPage = await shown(markdown);
      expect(await shown(await portable(markdown))).toEqual(onPage);
      expect(highlighted(markdown)).toEqual(parsed(markdown));
      const checked = findTargets(markdown).links.filter(isLinkable);
      const hrefs = checked.map((href) => whole(href.startsWith('#') ? headingHref(href) : href));
      expect(hrefs.sort()).toEqual(onPage.links.map(([href]) => href).sort());
    }
  },
  60_000,
);
