import type { Element, Nodes, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { textOf } from '#content/markdown/elements.ts';
import { markdownToHtml } from '#content/markdown/pipeline.ts';
import { findTargets } from '#content/markdown/targets.ts';
import type { TextMedia } from '#content/markdown/text-media.ts';
import { demoCases } from '#db/seed/content/cases.ts';
import { readSeedTexts } from '#db/seed/texts.ts';
import { Random } from '#tests/support/fuzz/random.ts';
import { toPortable } from './portable.ts';

const publicUrl = 'https://example.com/site/';
const page = `${publicUrl}show/a`;
const picture: TextMedia = { address: 'media/a', width: 1, height: 1, widths: [1], blur: null };
const findMedia = async (names: string[]) => new Map(names.map((name) => [name, picture]));
const anyMedia = { names: { has: () => true }, found: { get: () => picture, has: () => true } };

/** What readers see as bold, struck and linked, in its order. */
async function marksOf(markdown: string) {
  const { html } = await markdownToHtml(markdown, 'zh', findMedia);
  const tree = unified().use(rehypeParse, { fragment: true }).parse(html);
  const elements = elementsIn(tree).filter(({ properties }) => !isOfPage(properties));
  const textsOf = (name: string) =>
    elements.filter(({ tagName }) => tagName === name).map((element) => words(textOf(element)));
  const links = elements.filter(({ tagName, properties }) => tagName === 'a' && properties.href);
  return {
    bold: textsOf('strong'),
    struck: textsOf('del'),
    links: links.map((link) => [whole(String(link.properties.href)), words(textOf(link))]),
  };
}

const elementsIn = (node: Nodes | Root): Element[] => [
  ...(node.type === 'element' ? [node] : []),
  ...('children' in node ? node.children.flatMap(elementsIn) : []),
];

/** Anchors of headings and links of footnotes, which no author writes. */
const isOfPage = ({ className, href }: Element['properties']) =>
  [className].flat().includes('anchor') || String(href).startsWith('#user-content-');

const words = (text: string) => text.replace(/[\s\u2060]+/g, ' ').trim();

/** The absolute form of an address, in which the two forms of a text may differ. */
const whole = (href: string) => {
  const inSite = href.replace(/^\/(?!\/)/, publicUrl);
  return decodeURI(URL.parse(inSite, page)?.href ?? inSite);
};

async function portable(markdown: string): Promise<string> {
  const media = anyMedia as unknown as NonNullable<Parameters<typeof toPortable>[0]['media']>;
  const outcome = await toPortable({ markdown, page, publicUrl, media });
  return 'result' in outcome ? outcome.result : '';
}

const seeded = [
  ...[...readSeedTexts('articles'), ...readSeedTexts('documents')].map(({ markdown }) => markdown),
  ...demoCases.flatMap(({ challenge, solution }) =>
    [challenge, solution].flatMap((text) => [text.zh, text.en]),
  ),
];

it(`takes the same for bold, struck and linked as the page does, in ${seeded.length} texts`, async () => {
  for (const markdown of seeded) {
    expect(await marksOf(await portable(markdown))).toEqual(await marksOf(markdown));
  }
}, 120_000);

const parts = [
  ...['青幕', '先断电', '键控', 'Cyan 3.2', 'word', '100%', '−5℃', '1~2 周', '3~5 台', '😀', '\n'],
  ...['。', '，', '（', '）', '“', '”', '「', '」', '：', '、', ' ', '.', '(', ')', '！', '—', '…'],
  ...['**', '**', '**', '**', '*', '*', '~~', '~~', '~', '_', '__', '***', '\\*', '\\~', '\n\n'],
  ...[
    '`键`',
    '[下载页](/download)',
    '[它](https://example.com/a)',
    '[**粗**](#b)',
    '![图](media:a)',
  ],
  ...[
    'https://example.com/a',
    'www.example.com',
    'a@example.com',
    '<https://example.com/b>',
    '[',
    ']',
  ],
  ...[
    '<br>',
    '<sup>2</sup>',
    '<b>',
    '</b>',
    '<mark>',
    '</mark>',
    '<!-- 注 -->',
    '&amp;',
    '<',
    '\n- ',
  ],
  ...[
    '\n> ',
    '\n\n## ',
    '\n\n| a | b |\n|---|---|\n| ',
    ' | ',
    '[说明](javascript:a)',
    '[电话](tel:1)',
  ],
];

const generated = Array.from({ length: 300 }, (_, seed) => {
  const random = new Random(seed);
  return Array.from({ length: random.int(4, 40) }, () => random.pick(parts)).join('');
});

it.each(generated)(
  'takes the same for bold, struck and linked as the page does in %j',
  async (markdown) => {
    const shown = await marksOf(markdown);
    expect(await marksOf(await portable(markdown))).toEqual(shown);
    const checked = findTargets(markdown).links.filter((link) => !/^javascript:/.test(link));
    expect(checked.map(whole).sort()).toEqual(shown.links.map(([href]) => href).sort());
  },
);
