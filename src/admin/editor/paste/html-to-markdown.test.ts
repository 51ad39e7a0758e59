import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasStructure, htmlToMarkdown } from './html-to-markdown.ts';
import { tidyLine } from './plain-addresses.ts';

const folder = path.join(import.meta.dirname, 'clips');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const expected = readdirSync(folder).filter((name) => name.endsWith('.md'));

test('each program has eight clips', () => {
  const clips = readdirSync(folder).filter((name) => name.endsWith('.clip'));
  for (const program of ['word', 'wps', 'wechat', 'excel', 'feishu']) {
    expect(clips.filter((name) => name.startsWith(program))).toHaveLength(8);
  }
  expect(clips.map((name) => name.replace('.clip', '.md')).toSorted()).toEqual(expected.toSorted());
});

test.each(expected)('a clip becomes %s', async (name) => {
  const { markdown } = await htmlToMarkdown(read(name.replace('.md', '.clip')));
  expect(markdown).toBe(read(name).trim());
});

test('cells that span columns are padded, pipes are escaped, paragraphs in cells are joined', async () => {
  const { markdown } = await htmlToMarkdown(read('word-table.clip'));
  const rows = markdown.split('\n');
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row.replaceAll('\\|', '').match(/\|/g)).toHaveLength(4);
  expect(rows[2]).toContain('延迟 \\| 端到端');
  expect(rows[2]).toMatch(/三次\s*取平均/);
});

describe('says what was left out', () => {
  test('from Word: a picture that the clipboard did not bring, and colours', async () => {
    const { removed } = await htmlToMarkdown(read('word-report.clip'));
    expect(removed.pictures).toBe(1);
    expect(removed.formats).toBeGreaterThan(0);
  });

  test('from WeChat: a video and a picture of another site', async () => {
    const { removed } = await htmlToMarkdown(read('wechat-article.clip'));
    expect(removed).toMatchObject({ pictures: 1, embeds: 1 });
  });

  test('from WeChat: videos, voices and drawings', async () => {
    const { removed } = await htmlToMarkdown(read('wechat-cards.clip'));
    expect(removed).toMatchObject({ pictures: 0, embeds: 3 });
  });

  test('from Feishu: what it cannot copy itself; boxes of tasks are kept', async () => {
    const { removed } = await htmlToMarkdown(read('feishu-picture.clip'));
    expect(removed).toMatchObject({ pictures: 2, embeds: 1 });
    const tasks = await htmlToMarkdown(read('feishu-tasks.clip'));
    expect(tasks.removed.embeds).toBe(0);
  });

  test('counting pixels are no pictures', async () => {
    const { removed } = await htmlToMarkdown(read('web-page.clip'));
    expect(removed.pictures).toBe(0);
  });
});

describe('keeps what a clip says', () => {
  test.each([
    ['raised figures', '<p>10<sup>-3</sup>，10<sup>−3</sup> m<sup>2</sup></p>', '10⁻³，10⁻³ m²'],
    ['raised letters that have signs', '<p>x<sup>n</sup>，a<sup>(i+1)</sup></p>', 'xⁿ，a⁽ⁱ⁺¹⁾'],
    ['lowered figures', '<p>H<sub>2</sub>O，CO<sub>2</sub></p>', 'H₂O，CO₂'],
    ['raised by a style', '<p>m<span style="vertical-align: super">2</span></p>', 'm²'],
    ['bold and raised', '<p>m<sup><b>2</b></sup></p>', 'm²'],
    [
      'raised and lowered words',
      '<p>x<sup>a*b</sup>，V<sub>max</sub></p>',
      'x<sup>a\\*b</sup>，V<sub>max</sub>',
    ],
    ['what says the same on the line', '<p>1<sup>st</sup> Cyan<sup>TM</sup></p>', '1st CyanTM'],
    ['links to notes', '<p>见<sup><a href="/n">1</a></sup></p>', '见[1](/n)'],
    [
      'a table in a cell',
      '<table><tr><td>一</td><td>二<table><tr><td>甲</td><td>乙</td></tr><tr><td>丙</td></tr></table></td></tr><tr><td>x</td><td>y</td></tr></table>',
      '| 一 | 二 甲 乙 丙 |\n| - | ------- |\n| x | y       |',
    ],
    [
      'a table in a table that only lays it out',
      '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
      '| a | b |\n| - | - |',
    ],
    ['signs in Wingdings', '<p><span style="font-family:Wingdings">ü</span>对勾</p>', '✓对勾'],
    [
      'signs in the private area, as Word writes them',
      '<p><span style="font-family:Wingdings">\uf0e0\uf09f\uf001</span></p>',
      '→••',
    ],
    ['signs of old elements', '<p><font face="Wingdings 2">R</font>是</p>', '☑是'],
    [
      'signs of classes, as Excel writes them',
      '<style><!--\n.xl65\n\t{font-size:11.0pt;\n\tfont-family:Wingdings;\n\tmso-font-charset:2;}\n--></style><table><tr><td>项</td><td class=xl65>ü</td></tr><tr><td>二</td><td><font class="xl65">û</font>否</td></tr></table>',
      '| 项 | ✓  |\n| - | -- |\n| 二 | ✗否 |',
    ],
    [
      'signs of a font for symbols alone',
      '<p><span style="font-family:宋体;mso-char-type:symbol;mso-symbol-font-family:Wingdings">ü</span>是</p>',
      '✓是',
    ],
    ['Greek letters in Symbol', '<p>10 <span style="font-family:Symbol">m</span>s</p>', '10 μs'],
    ['letters in other fonts', '<p><span style="font-family:Arial">ü</span></p>', 'ü'],
    ['code in pieces', '<p><code>a.</code><code>b()</code></p>', '`a.b()`'],
    ['words without soft hyphens', '<p>soft&shy;hyphen</p>', 'softhyphen'],
    ['code with a backtick', '<p><code>a`b</code> <code> </code>后</p>', '``a`b`` 后'],
    ['bold beside Chinese', '<p>用<b><code>k</code></b>参数</p>', '用**`k`**参数'],
    [
      'a bold link beside Chinese',
      '<p>打开<b><a href="/a">下载页</a></b>即可</p>',
      '打开**[下载页](/a)**即可',
    ],
    ['ranges', '<p>1~2 周，~~3~~5 台</p>', '1~2 周，\\~\\~3\\~\\~5 台'],
    [
      'boxes of tasks',
      '<ul><li><input type="checkbox" checked> 一</li><li><input type="checkbox">二</li></ul>',
      '- [x] 一\n- [ ] 二',
    ],
  ])('%s', async (_, html, markdown) => {
    expect((await htmlToMarkdown(html)).markdown).toBe(markdown);
  });
});

test.each([
  ['the source’s line ends', '<p>第一行\r\n   第二行</p>', '第一行第二行'],
  [
    'line ends beside bold text',
    '<p>第<b>一行</b>\n第二行，\n<i>三</i></p>',
    '第**一行**第二行，*三*',
  ],
  ['line ends between words', '<p>Live\nstream\n直播</p>', 'Live stream 直播'],
  ['line ends of code', '<pre>一\n二</pre>', '```\n一\n二\n```'],
])('%s become no spaces in Chinese', async (_, html, markdown) => {
  expect((await htmlToMarkdown(html)).markdown).toBe(markdown);
});

test.each([
  ['https://a.cn/x?utm_source=w&amp;id=2&amp;utm_medium=m#h', 'https://a.cn/x?id=2#h'],
  [
    'https://www.bilibili.com/video/BV1/?spm_id_from=333&amp;vd_source=a',
    'https://www.bilibili.com/video/BV1/',
  ],
  [
    'https://mp.weixin.qq.com/s?__biz=M&amp;mid=2&amp;sn=3&amp;chksm=4',
    'https://mp.weixin.qq.com/s?__biz=M&mid=2&sn=3',
  ],
  ['HTTPS://EXAMPLE.COM/U', 'https://EXAMPLE.COM/U'],
  [' https://a.cn/s ', 'https://a.cn/s'],
  ['https://a.cn/?from=home&amp;page=2', 'https://a.cn/?from=home&page=2'],
])('the address %s of a link becomes %s', async (href, address) => {
  const { markdown } = await htmlToMarkdown(`<p><a href="${href}">见</a></p>`);
  expect(markdown).toBe(`[见](${address})`);
});

test('addresses in the text are readable and follow nobody, but for those in code', async () => {
  const address = 'https://a.cn/x?id=1&amp;gclid=2';
  const { markdown } = await htmlToMarkdown(
    `<p>见 ${address}。写信到 a@a.cn，<code>${address}</code></p>`,
  );
  expect(markdown).toBe('见 https://a.cn/x?id=1。写信到 a@a.cn，`https://a.cn/x?id=1&gclid=2`');
});

test.each([
  ['https://a.cn/x_y&lt;后', '<https://a.cn/x_y><后'],
  ['https://a.cn/?a=1&amp;b=2。', '<https://a.cn/?a=1&b=2>。'],
  ['<b>https://a.cn/x</b>-', '**<https://a.cn/x>**-'],
  ['www.a.cn*', '[www.a.cn](http://www.a.cn)\\*'],
  ['见https://a.cn/x，https://a.cn/y', '见https://a.cn/x，https://a.cn/y'],
])('the address in %j takes no signs of Markdown in', async (html, markdown) => {
  expect((await htmlToMarkdown(`<p>${html}</p>`)).markdown).toBe(markdown);
});

test.each([
  ['【直播】 https://b23.tv/x?share_source=copy_web', '【直播】 https://b23.tv/x'],
  ['`https://a.cn/?utm_source=a`', '`https://a.cn/?utm_source=a`'],
  ['https://a.cn/?utm_source=a\nb', 'https://a.cn/?utm_source=a\nb'],
])('the plain line %j is pasted as %j', (line, tidy) => {
  expect(tidyLine(line)).toBe(tidy);
});

test('nothing that runs survives', async () => {
  const { markdown } = await htmlToMarkdown(read('web-page.clip'));
  expect(markdown).not.toMatch(/steal|javascript/);
});

test.each([
  ['<meta charset="utf-8"><div><span style="color:#d4d4d4"># Markdown</span></div>', false],
  ['<p>paragraph</p>', true],
  ['<span>a</span><a href="/x">link</a>', true],
])('%s has structure: %s', (html, structured) => {
  expect(hasStructure(html)).toBe(structured);
});
