import { describe, expect, it } from 'vitest';
import { lookUpMedia } from '#content/markdown/media-of-text.ts';
import { renderMarkdown } from '#content/markdown/render.ts';
import type { TextMedia } from '#content/markdown/text-media.ts';
import { plainText, quoted } from './escape.ts';
import { toPortable } from './portable.ts';

const page = 'https://example.com/site/dmfaq/a';
const publicUrl = 'https://example.com/site/';
const files = 'https://example.com/site/files/media';

const library: Record<string, TextMedia> = {
  lights: {
    address: 'media/lights-0123456789ab',
    width: 1600,
    height: 1000,
    widths: [480, 960, 1600],
    blur: null,
  },
  'diagrams/ratio-zh': {
    address: 'media/diagrams/ratio-zh-0123456789ab.svg',
    width: 720,
    height: 320,
    widths: [],
    blur: null,
  },
};
const findMedia = async (names: string[]) =>
  new Map(names.flatMap((name) => (library[name] ? [[name, library[name]] as const] : [])));
const portable = (markdown: string) =>
  lookUpMedia(markdown, findMedia, (media) => toPortable({ markdown, page, publicUrl, media }));

describe('addresses in a text', () => {
  it.each([
    ['[a](/dmfaq/b)', `[a](${publicUrl}dmfaq/b)`],
    ['[a **b** `c`](</show/b> "t")', `[a **b** \`c\`](${publicUrl}show/b "t")`],
    ['[a](/support/download?product=sdk#v1)', `[a](${publicUrl}support/download?product=sdk#v1)`],
    ['[a](#溢色抑制)', `[a](${page}#section-溢色抑制)`],
    ['[a](b)', '[a](https://example.com/site/dmfaq/b)'],
    ['[](/b)', `[](${publicUrl}b)`],
    ['[a](/b\\(c\\))', `[a](${publicUrl}b%28c%29)`],
    ['[a][one]\n\n[one]: /b "t"', `[a][one]\n\n[one]: ${publicUrl}b "t"`],
    ['> - 1. [a](/b)，[c](/d)。', `> - 1. [a](${publicUrl}b)，[c](${publicUrl}d)。`],
    ['[![x](/files/x.png)](/b)', `[![x](${publicUrl}files/x.png)](${publicUrl}b)`],
    ['| a |\n|---|\n| [b](/c) |', `| a |\n|---|\n| [b](${publicUrl}c) |`],
    ['a[^1]\n\n[^1]: [b](/c)', `a[^1]\n\n[^1]: [b](${publicUrl}c)`],
  ])('in %j become absolute', async (markdown, expected) => {
    expect(await portable(markdown)).toBe(expected);
  });

  it.each([
    '[a](https://other.example/x "t"), <https://other.example/>, www.other.example, a@b.example',
    '[a](mailto:a@b.example), [b](tel:+8613800138000), [c](HTTPS://EXAMPLE.COM/)',
    '工期 1~2 周，3~4 台。详见 https://example.com/a，**“乙”**说。',
    '`[a](/b)` and \\[a](/b)',
    '```md\n[a](/b) ![c](media:lights) <b>\n```',
    '    [a](/b)',
    '* * *\n\nTwo  spaces, a hard  \nbreak, 5 * 3 _ 2\r\n\r\n1) one',
  ])('are not changed in %j', async (markdown) => {
    expect(await portable(markdown)).toBe(markdown);
  });
});

describe('pictures in a text', () => {
  it.each([
    [
      '![灯](media:lights "图 1  主光")',
      `![灯](${files}/lights-0123456789ab/960.webp "图 1  主光")`,
    ],
    ['![a](media:diagrams/ratio-zh)', `![a](${files}/diagrams/ratio-zh-0123456789ab.svg)`],
    ['见 ![a](media:lights) 一图', `见 ![a](${files}/lights-0123456789ab/960.webp) 一图`],
    ['![a][p]\n\n[p]: media:lights', `![a][p]\n\n[p]: ${files}/lights-0123456789ab/960.webp`],
    [
      '![a \\] b](media:lights "say \\"key\\"")',
      `![a \\] b](${files}/lights-0123456789ab/960.webp "say \\"key\\"")`,
    ],
  ])('%j get the addresses of files', async (markdown, expected) => {
    expect(await portable(markdown)).toBe(expected);
  });

  it('that are unknown become their alternative text', async () => {
    expect(await portable('前\n\n![两盏 [灯]](media:gone "图")\n\n后')).toBe(
      '前\n\n两盏 \\[灯\\]\n\n后',
    );
    expect(await portable('a\n\n[p]: media:gone')).toBe('a\n\n');
  });
});

describe('content that the page does not show', () => {
  it.each([
    ['a<!-- not yet: ask Li --> b', 'a b'],
    ['<div onclick="x()">\n\na <b>b</b>\n\n</div>', '\n\na b\n\n'],
    ['a <<b>script>c()</<b>script>', 'a \\<script>c()</script>'],
    ['<script>\na()\n</script>\n\nb', '\n\nb'],
    ['a<sup onclick="x()">2</sup> <BR/>b', 'a<sup>2</sup> <br>b'],
    [
      '<p align="center">**a** [b](javascript:c)\nd &lt;</p>',
      '<div>**a** [b](javascript:c) d &lt;</div>',
    ],
    [
      '<details open class="a"><summary>b</summary>\n\n[c](/d)\n\n</details>',
      `<details open><summary>b</summary>\n\n[c](${publicUrl}d)\n\n</details>`,
    ],
    ['[a *b*](JavaScript:alert(1)) [c](data:text/html,x) [d](sms:1)', 'a *b* c d'],
    ['**[a](javascript:b)**。做', '**a**。做'],
    ['<vbscript:x>', 'vbscript:x'],
    ['[a](media:lights)', 'a'],
    ['![a](data:image/png;base64,AA==)', 'a'],
  ])('is removed from %j', async (markdown, expected) => {
    expect(await portable(markdown)).toBe(expected);
  });

  it('includes headings of level 1: they become level 2', async () => {
    expect(await portable('# a\n\n## b')).toBe('## a\n\n## b');
    expect(await portable('![a](/b) c\n===\n\nd')).toBe(`## ![a](${publicUrl}b) c\n\nd`);
  });
});

it('renders to the same HTML as the stored text', async () => {
  const markdown =
    '## A\n\n1. [b](/c) `d` **e。** 中\n\n| f |\n|---|\n| [g](#a) |\n\n- [x] h ~~i~~';
  const words = async (text: string) =>
    (await renderMarkdown(text)).html.replace(/ (?:href|rel)="[^"]*"/g, '');
  expect(await words(await portable(markdown))).toBe(await words(markdown));
});

describe('plain text as Markdown', () => {
  it.each([
    ['a *b* [c](d) <e> `f` | g \\ ~h', 'a \\*b\\* \\[c\\](d) \\<e> \\`f\\` \\| g \\\\ \\~h'],
    ['av_clock _x_ A & B &amp; C', 'av_clock \\_x\\_ A & B \\&amp; C'],
    [' a\n  b ', 'a b'],
  ])('%j renders as the same plain text', async (text, expected) => {
    expect(plainText(text)).toBe(expected);
    const { html } = await renderMarkdown(plainText(text));
    expect(html).not.toMatch(/<(?!\/?p>)/);
  });

  it.each([
    ['', ''],
    ['一句话', '> 一句话'],
    ['1. a', '> 1\\. a'],
    ['- a', '> \\- a'],
  ])('%j as a quote is %j', (text, expected) => {
    expect(quoted(text)).toBe(expected);
  });
});
