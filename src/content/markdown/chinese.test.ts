import { describe, expect, it } from 'vitest';
import { renderFragment } from './render.ts';

/** A paragraph as HTML, without its element and the `rel` of links. */
const shown = async (markdown: string) =>
  (await renderFragment(markdown)).replace(/^<p>|<\/p>$| rel="noopener"/g, '');

describe('marks beside the punctuation of Chinese', () => {
  it.each([
    ['请看**“幕境”**这个词。', '请看<strong>“幕境”</strong>这个词。'],
    ['价格是**100%**起。', '价格是<strong>100%</strong>起。'],
    ['这是**重点（必读）**内容。', '这是<strong>重点（必读）</strong>内容。'],
    ['请注意**先断电。**再接线。', '请注意<strong>先断电。</strong>再接线。'],
    ['打开**[下载页](/a)**即可。', '打开<strong><a href="/a">下载页</a></strong>即可。'],
    ['**「青幕」**与**《手册》**。', '<strong>「青幕」</strong>与<strong>《手册》</strong>。'],
    ['使用**`key`**参数。', '使用<strong><code>key</code></strong>参数。'],
    ['用**Cyan 3.2。**新版。', '用<strong>Cyan 3.2。</strong>新版。'],
    ['温度**−5℃**以下', '温度<strong>−5℃</strong>以下'],
    ['表情**😀**后面', '表情<strong>😀</strong>后面'],
    ['中文**English.**中文', '中文<strong>English.</strong>中文'],
    ['한국어**(강조)**입니다', '한국어<strong>(강조)</strong>입니다'],
    ['这里*（斜体）*文字。', '这里<em>（斜体）</em>文字。'],
    ['***粗斜。***中文', '<em><strong>粗斜。</strong></em>中文'],
    ['~~（旧价）~~新价。', '<del>（旧价）</del>新价。'],
    ['**~~旧。~~**新', '<strong><del>旧。</del></strong>新'],
  ])('work in %s', async (markdown, html) => {
    expect(await shown(markdown)).toBe(html);
  });

  it.each(['5 * 3 * 2', 'snake_case_name', '2 ** 3 ** 4', '\\*\\*不粗。\\*\\*再'])(
    'are left as signs in %s',
    async (markdown) => {
      expect(await shown(markdown)).toBe(markdown.replaceAll('\\', ''));
    },
  );

  it.each([
    '工期 1~2 周，设备 3~5 台。',
    '价格 5~8 万，人员 10~15 人；延迟 20 ~ 30 次。',
    '每天 9:00~12:00、14:00~18:00。',
    '~删~',
  ])('are no single tildes, as in %s', async (markdown) => {
    expect((await shown(markdown)).replaceAll('\u00a0', ' ')).toBe(markdown);
  });

  it('are no single tildes in cells and items either', async () => {
    expect(await shown('| 1~2 间 | 3~4 间 |\n|---|---|\n| 20~30 平，3~4 米 | |')).not.toContain(
      '<del>',
    );
    expect(await shown('- 主播 1~2 位，助播 2~3 位')).not.toContain('<del>');
  });
});

describe('a bare address', () => {
  it.each([
    ['访问 https://example.com/docs（中文）了解', ['https://example.com/docs']],
    ['详见 https://example.com/guide，下一步', ['https://example.com/guide']],
    ['网址是 https://example.com。', ['https://example.com']],
    ['参见https://example.com/a！好', ['https://example.com/a']],
    ['（https://example.com/b）', ['https://example.com/b']],
    ['“https://example.com/b”', ['https://example.com/b']],
    ['www.example.com、www.example.org；完', ['http://www.example.com', 'http://www.example.org']],
    ['https://a.example、HTTPS://B.EXAMPLE/c。', ['https://a.example', 'https://B.EXAMPLE/c']],
    ['https://example.com/x，**重要**。', ['https://example.com/x']],
    ['「https://example.com/q」', ['https://example.com/q']],
    ['http://example.com/a_(b)。', ['http://example.com/a_(b)']],
    ['(https://example.com/a).', ['https://example.com/a']],
    ['https://example.com/a?b=1&amp;c=2...', ['https://example.com/a?b=1&amp;c=2']],
    ['https://zh.example.org/wiki/甲·乙–丙 后', ['https://zh.example.org/wiki/甲·乙–丙']],
    ['https://example.com——这里', ['https://example.com']],
    ['\\[见 https://example.com/a。', ['https://example.com/a']],
    ['[见 https://example.com/a。', ['https://example.com/a']],
    [
      '[见：https://a.example、www.b.example，c@d.example]后',
      ['https://a.example', 'http://www.b.example', 'mailto:c@d.example'],
    ],
    ['[见 https://example.com/a[一](/b)', ['https://example.com/a', '/b']],
    ['__www.example.com__', ['http://www.example.com']],
    ['https\\://example.com/plain。再', ['https://example.com/plain']],
    ['邮箱 test@example.com。谢谢', ['mailto:test@example.com']],
    [
      'www.test@example.com 与 hello@example.com',
      ['mailto:www.test@example.com', 'mailto:hello@example.com'],
    ],
    ['[一 https://example.com/a 二](/b)', ['/b']],
    ['http://。 https:// https http://a_b.c_d/ xhttps://a.example', []],
  ])('in %s ends before the rest of the sentence', async (markdown, addresses) => {
    const html = await shown(markdown);
    const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => decodeURI(href));
    expect(links.map((href) => href.replaceAll('&#x26;', '&'))).toEqual(addresses);
  });

  it('may be bold', async () => {
    const link = '<a href="https://example.com/p">https://example.com/p</a>';
    expect(await shown('**https://example.com/p**。做')).toBe(`<strong>${link}</strong>。做`);
  });
});

describe('a line end', () => {
  it.each([
    ['这是第一行\n这是第二行', '这是第一行这是第二行'],
    ['标点，\n下一行', '标点，下一行'],
    ['他说\n“好”\n就走', '他说“好”就走'],
    ['全角，\nEnglish（\nword', '全角，English（word'],
    ['**粗**\n[链接](/a)\n后', '<strong>粗</strong><a href="/a">链接</a>后'],
    ['键。\n`key`', '键。<code>key</code>'],
    ['カメラ\nの𠮷野家\n𠮷', 'カメラの𠮷野家𠮷'],
  ])('in %j is no space between Chinese characters', async (markdown, html) => {
    expect(await shown(markdown)).toBe(html);
  });

  it.each([
    '中文\nEnglish line\n再中文',
    '한국어\n한국어',
    'one\ntwo',
    '中文\n<code>key</code>\n中文',
    '“one”\n“two”',
  ])('in %j stays beside other scripts', async (html) => {
    expect(await shown(html.replace(/<.?code>/g, '`'))).toBe(html);
  });

  it('stays in code, in a line that is broken on purpose, and between blocks', async () => {
    expect(await shown('```\n一\n二\n```')).toContain('一\n二');
    expect(await shown('一  \n二')).toBe('一<br>\n二');
    expect(await shown('- 一\n  - 二\n- 三\n\n> 四')).toContain('<li>一\n<ul>\n<li>二</li>');
  });

  it('is none in items, cells and callouts either', async () => {
    expect(await shown('- 一\n  二。\n  three')).toContain('<li>一二。three</li>');
    expect(await shown('> [!TIP]\n> 一\n> 二')).toContain('<p>一二</p>');
  });
});
