import { expect, test } from 'vitest';
import { siteMarkdown } from './site-markdown.ts';

const elements = new Map([
  ['StrongEmphasis', 'strong'],
  ['Emphasis', 'em'],
  ['Strikethrough', 'del'],
  ['Subscript', 'sub'],
  ['Superscript', 'sup'],
]);

/** What the editor shows as bold, italic and struck out. */
function shown(text: string): string[] {
  const found: string[] = [];
  siteMarkdown()
    .language.parser.parse(text)
    .iterate({
      enter({ name, from, to }) {
        const element = elements.get(name);
        if (element) found.push(`${element} ${text.slice(from, to)}`);
      },
    });
  return found;
}

// The right values are those of remark-cjk-friendly, with which the site renders its texts.
test.each([
  ['请看**“幕境”**这个词。', ['strong **“幕境”**']],
  ['价格是**100%**起。', ['strong **100%**']],
  ['这是**重点（必读）**内容。', ['strong **重点（必读）**']],
  ['请注意**先断电。**再接线。', ['strong **先断电。**']],
  ['打开**[下载页](/support/download)**即可。', ['strong **[下载页](/support/download)**']],
  ['**「青幕」**与**《使用手册》**。', ['strong **「青幕」**', 'strong **《使用手册》**']],
  ['使用**`key`**参数。', ['strong **`key`**']],
  ['这里*（斜体）*文字。', ['em *（斜体）*']],
  ['~~（旧价）~~新价。', ['del ~~（旧价）~~']],
  ['用**Cyan 3.2。**新版。', ['strong **Cyan 3.2。**']],
  ['温度**−5℃**以下', ['strong **−5℃**']],
  ['表情**😀**后面', ['strong **😀**']],
  ['中文**English.**中文', ['strong **English.**']],
  ['한국어**(강조)**입니다', ['strong **(강조)**']],
  ['字𠮷**（丁）**𠮷字', ['strong **（丁）**']],
  ['***粗斜。***中文', ['em ***粗斜。***', 'strong **粗斜。**']],
  ['__下划线粗__，_斜_', ['strong __下划线粗__', 'em _斜_']],
  ['**~~旧。~~**新', ['strong **~~旧。~~**', 'del ~~旧。~~']],
  ['word**(a)**word', []],
  ['snake_case_name 与 5 * 3 * 2', []],
  ['工期 1~2 周，设备 3~5 台；4~6米，7~9米', []],
  ['~~~~四~~~~ 和 ~一~', []],
  ['10^3^ 与 H~2~O', []],
])('the editor shows %s as the site does', (text, expected) => {
  expect(shown(text)).toEqual(expected);
});
