import type { Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { markdownToHtml } from '#content/markdown/pipeline.ts';
import { Random } from '#tests/support/fuzz/random.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

const marks = { bold: /^(?:b|strong)$/, italic: /^(?:i|em)$/, struck: /^(?:s|del)$/ };

/** What HTML shows: its characters without spaces, and the letters of them that an element marks. */
function shown(html: string) {
  const found = { all: '', bold: '', italic: '', struck: '' };
  const visit = (node: Nodes, tags: string[]) => {
    const around = node.type === 'element' ? [...tags, node.tagName] : tags;
    if ('children' in node) for (const child of node.children) visit(child, around);
    if (node.type !== 'text') return;
    const text = node.value.replace(/[\s\u2060]/g, '');
    found.all += text;
    for (const [name, tag] of Object.entries(marks)) {
      if (!around.some((one) => tag.test(one))) continue;
      found[name as keyof typeof marks] += text.replace(/[^\p{L}\p{N}]/gu, '');
    }
  };
  visit(unified().use(rehypeParse, { fragment: true }).parse(html), []);
  return found;
}

const words = [
  ...['甲', '乙', '丙丁', 'word', '1~2', '100%', '😀', '￥5', 'a_b_c', 'https://e.com/a'],
  ...['，', '。', '：', '（', '）', '“', '”', '「', '」', ' ', '!', '-', '。https://e.com/b，'],
  ...['*', '**', '_', '~', '~~', '#', '1.', '`', '[x]', '(y)', '&lt;', '&amp;', '|', '\\'],
];
const elements = [
  ...['<code>k</code>', '<code>x`y</code>', '<sup>注</sup>', '<sub>max</sub>'],
  ...['<a href="/x">链</a>', '<a href="/x">链。</a>', '<a href="/x">链（一）</a>'],
];

function clipOf(random: Random, depth: number): string {
  return Array.from({ length: random.int(1, 5) }, () => {
    const tag = random.pick(['b', 'i', 's', '', '', '']);
    if (depth > 0 && tag) return `<${tag}>${clipOf(random, depth - 1)}</${tag}>`;
    return random.pick([...words, ...words, ...elements]);
  }).join('');
}

const clips = Array.from({ length: 150 }, (_, seed) => `<p>前${clipOf(new Random(seed), 2)}后</p>`);

test.each(clips)('the page shows what was copied: %s', async (clip) => {
  const { markdown } = await htmlToMarkdown(clip);
  const { html } = await markdownToHtml(markdown, 'zh');
  expect(shown(html)).toEqual(shown(clip));
});
