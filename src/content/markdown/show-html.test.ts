import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render.ts';

const htmlOf = async (markdown: string) =>
  (await renderMarkdown(markdown)).html.replaceAll('\n', '').replaceAll('\u2060', '');

describe('HTML in a text', () => {
  it.each([
    ['10<sup>-3</sup>，H<sub>2</sub>O', '<p>10<sup>-3</sup>，H<sub>2</sub>O</p>'],
    ['<kbd>Ctrl</kbd>+<KBD>C</KBD>', '<p><kbd>Ctrl</kbd>+<kbd>C</kbd></p>'],
    ['a<br>b<br/>c<BR />d', '<p>a<br>b<br>c<br>d</p>'],
    ['**<mark>重点</mark>。**再', '<p><strong><mark>重点</mark>。</strong>再</p>'],
    ['<mark class="x" onclick="y()">一</mark>', '<p><mark>一</mark></p>'],
    ['<sup>一', '<p><sup>一</sup></p>'],
    ['一</sup>二', '<p>一二</p>'],
    ['- a<sup>2</sup>\n- b<br>c', '<ul><li>a<sup>2</sup></li><li>b<br>c</li></ul>'],
    ['## 面积 m<sup>2</sup>', 'm<sup>2</sup>'],
  ])('%s is shown', async (markdown, html) => {
    expect(await htmlOf(markdown)).toContain(html);
  });

  it('breaks lines in cells', async () => {
    const table = '| 接口 | 面积 |\n|---|---|\n| HDMI<br>SDI<br/>NDI | 10 m<sup>2</sup> |';
    const html = await htmlOf(table);
    expect(html).toContain('<td>HDMI<br>SDI<br>NDI</td>');
    expect(html).toContain('m<sup>2</sup></td>');
  });

  it.each([
    ['<div>整块文字</div>', '<p>整块文字</p>'],
    ['<p align="center">居中 &lt;甲&gt;&nbsp;x</p>', '<p>居中 &#x3C;甲>\u00a0x</p>'],
    ['<font color="red">红</font>，<b>粗</b>，List<String>', '<p>红，粗，List</p>'],
    ['<center>\n\n**中间**\n\n</center>', '<p><strong>中间</strong></p>'],
    ['> <div>引用</div>', '<blockquote><p>引用</p></blockquote>'],
    ['- <div>项</div>', '<ul><li>项</li></ul>'],
    ['<table><tr><td>甲</td><td>乙</td></tr></table>', '<p>甲乙</p>'],
  ])('of which tags are left out keeps its text: %s', async (markdown, html) => {
    expect(await htmlOf(markdown)).toBe(html);
  });

  it.each([
    '<!-- 注释 -->',
    '<!-- 一\n\n**二** -->',
    '<script>\nalert(1)\n\nalert(2)</script>',
    '<style>p { color: red }</style>',
    '<img src=x onerror=alert(1)>',
    '<iframe src="https://example.com">x</iframe>',
    '<?php echo 1 ?>',
    '<!DOCTYPE html>',
  ])('that is no text is left out: %s', async (markdown) => {
    expect(await htmlOf(`前\n\n${markdown}\n\n后`)).toBe('<p>前</p><p>后</p>');
  });

  it.each([
    [
      '<details><summary>展开 *说明*</summary>\n\n里面 **粗。**的\n\n- 一\n\n</details>\n\n后',
      '<details><summary>展开 *说明*</summary><p>里面 <strong>粗。</strong>的</p><ul><li>一</li></ul></details><p>后</p>',
    ],
    [
      '前 <details open><summary>展开 **说明**</summary>里面</details> 后',
      '<p>前 </p><details open><summary>展开 <strong>说明</strong></summary><p>里面</p></details><p> 后</p>',
    ],
    [
      '- 项\n  <details><summary>一</summary>\n\n  二\n\n  </details>',
      '<ul><li><p>项</p><details><summary>一</summary><p>二</p></details></li></ul>',
    ],
    ['<summary>一</summary>', '<p>一</p>'],
    ['| <details>一</details> |\n|---|', '<th>一</th>'],
  ])('folds: %s', async (markdown, html) => {
    expect(await htmlOf(markdown)).toContain(html);
  });

  it('nests as deep as lists may, and not deeper', async () => {
    const deep = (tag: string, between: string) => `${`<${tag}>${between}`.repeat(400)}一`;
    expect((await htmlOf(deep('sup', ''))).match(/<sup>/g)).toHaveLength(12);
    expect((await htmlOf(deep('details', '\n\n'))).match(/<details>/g)).toHaveLength(12);
  });
});
