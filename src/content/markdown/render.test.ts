import { describe, expect, it } from 'vitest';
import { renderFragment, renderMarkdown } from './render.ts';

describe('renderMarkdown', () => {
  it('gives headings ids, in Chinese too, and lists them', async () => {
    const { html, toc } = await renderMarkdown(
      '## 溢色，抑制（一）\n\n### Key colour\n\n## 溢色，抑制（一）',
    );
    expect(toc).toEqual([
      { id: 'section-溢色抑制一', depth: 2, text: '溢色，抑制（一）' },
      { id: 'section-key-colour', depth: 3, text: 'Key colour' },
      { id: 'section-溢色抑制一-1', depth: 2, text: '溢色，抑制（一）' },
    ]);
    expect(html).toContain('<h2 id="section-溢色抑制一">');
    expect(html).toContain('<a class="anchor" href="#section-溢色抑制一"');
  });

  it('keeps ids of the page from authors, and links within a text right', async () => {
    const { html } = await renderMarkdown(
      '# main\n\n## Root\n\n<p id="app">a</p>\n\n[b](#root) c[^1]\n\n[^1]: d',
    );
    expect(html).not.toMatch(/\bid="(?:main|root|app)"/);
    expect(html).toContain('id="section-root"');
    expect(html).toContain('<a href="#section-root">b</a>');
    const footnote = /href="#(user-content-fn-1)"/.exec(html)?.[1];
    expect(html).toContain(`id="${footnote}"`);
  });

  it('removes everything that could run or load', async () => {
    const { html } = await renderMarkdown(
      [
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '<iframe src="https://example.com"></iframe>',
        '[a](javascript:alert(1)) [b](data:text/html,x) [c](vbscript:x)',
        '![d](javascript:alert(1))',
      ].join('\n\n'),
    );
    expect(html).not.toMatch(/<script|onerror|<iframe|javascript:|vbscript:|data:/i);
  });

  it('shows quotes with a marker as callouts, titled in the language of their text', async () => {
    const { html } = await renderMarkdown(
      '> [!WARNING]\n> 先断电，再**接线**。\n\n> [!tip]\n>\n> Use a cable.\n\n> [!OTHER]\n> 引用',
    );
    expect(html).toBe(
      [
        '<div class="callout callout-warning" role="note"><strong>注意</strong>',
        '<p>先断电，再<strong>接线</strong>。</p>',
        '</div>',
        '<div class="callout callout-tip" role="note"><strong>Tip</strong>',
        '',
        '<p>Use a cable.</p>',
        '</div>',
        '<blockquote>',
        '<p>[!OTHER]\n引用</p>',
        '</blockquote>',
      ].join('\n'),
    );
  });

  it('wraps tables so that they scroll by keyboard too', async () => {
    const { html } = await renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |');
    expect(html).toMatch(/<div class="table-scroll" tabindex="0"><table>/);
    expect(html.match(/table-scroll/g)).toHaveLength(1);
  });

  it('highlights code with CSS variables and shows unknown languages as plain text', async () => {
    const { html } = await renderMarkdown('```ts\nconst a = "b";\n```\n\n```nonsense\nx < y\n```');
    expect(html).toContain('var(--shiki-token-keyword)');
    expect(html).toContain('x &#x3C; y');
    expect(html).not.toMatch(/#[0-9a-f]{6}/i);
  });

  it('sets rel=noopener on links to other sites only', async () => {
    const { html } = await renderMarkdown(
      '[in](/dmfaq/x) and https://example.com/ [cdn](//cdn.example.com/)',
    );
    expect(html).toContain('<a href="/dmfaq/x">in</a>');
    expect(html).toContain('<a href="https://example.com/" rel="noopener">');
    expect(html).toContain('<a href="//cdn.example.com/" rel="noopener">');
  });

  it('links telephone numbers, and addresses in capitals, and nothing else that has a scheme', async () => {
    const { html } = await renderMarkdown(
      '[a](tel:+8613800138000) [b](HTTPS://EXAMPLE.COM/U) [c](MailTo:a@example.com) [d](weixin://dl/chat)',
    );
    expect(html).toBe(
      '<p><a href="tel:+8613800138000">a</a> <a href="https://EXAMPLE.COM/U" rel="noopener">b</a> ' +
        '<a href="mailto:a@example.com">c</a> <a>d</a></p>',
    );
  });

  it('labels checkboxes with their list item and lowers headings of level 1', async () => {
    const { html } = await renderMarkdown('# 标题\n\n- [x] 已量好色温');
    expect(html).toContain('aria-label="已量好色温"');
    expect(html).not.toContain('<h1');
  });

  it('keeps ranges and numbers with their units on one line, in texts and not in code', async () => {
    const { html, toc } = await renderMarkdown(
      '## 20～30 cm\n\n约 1000 lx，1/3～1/2 档，8 × 6 m，5 cameras\n\n`1～2 s`',
    );
    expect(html).toContain('1/3\u2060～\u20601/2\u00a0档');
    expect(html).toContain('1000\u00a0lx');
    expect(html).toContain('8\u00a0×\u00a06\u00a0m');
    expect(html).toContain('5 cameras');
    expect(html).toContain('<code>1～2 s</code>');
    expect(toc).toEqual([{ id: 'section-2030-cm', depth: 2, text: '20～30 cm' }]);
  });

  it('lets no single Chinese character stand alone at the end of a cell or list item', async () => {
    const { html } = await renderMarkdown(
      '| 高度 | `a` |\n|---|---|\n| 1.2 m（桌面） | 以`上` |\n| −65 dBm 以上 | （64 位）起 |\n\n- [ ] 再插上',
    );
    expect(html).toContain('64\u00a0位）\u2060起</td>');
    expect(html).toContain('再插\u2060上</li>');
    expect(html).toContain('<td>1.2\u00a0m（桌\u2060面）</td>');
    expect(html).toContain('dBm 以\u2060上</td>');
    expect(html).toContain('<td>以<code>上</code></td>');
  });

  it('removes the space that Markdown needs after bold text between Chinese characters', async () => {
    const { html } = await renderMarkdown('**先定服装。** 试拍五种。**Done.** Next. **注意** 眼镜');
    expect(html).toContain('先定服装。</strong>试拍');
    expect(html).toContain('</strong> Next');
    expect(html).toContain('注意</strong> 眼镜');
  });

  it('names footnotes in the language of the text, and not in the table of contents', async () => {
    const markdown =
      '## 正文\n\n有[^1]和[^注]，再[^1]。\n\n[^1]: 一。\n[^注]: 二。\n\n## \n\n## \u3000末\u3000';
    const { html, toc } = await renderMarkdown(markdown);
    expect(html).toContain('<h2 class="sr-only" id="footnote-label">脚注</h2>');
    expect(html).toContain('aria-label="返回脚注 1 的引用"');
    expect(html).toContain('aria-label="返回脚注 1 的第 2 处引用"');
    expect(toc.map(({ text }) => text)).toEqual(['正文', '末']);
    const english = (await renderMarkdown(markdown, { locale: 'en' })).html;
    expect(english).toContain('id="footnote-label">Footnotes</h2>');
    expect(english).toContain('aria-label="Back to reference 1-2"');
    expect(await renderFragment(markdown, { locale: 'en' })).toContain('Footnotes</h4>');
  });

  it('estimates the reading time by characters and words', async () => {
    expect((await renderMarkdown('字'.repeat(1200))).readingMinutes).toBe(3);
    expect((await renderMarkdown('word '.repeat(660))).readingMinutes).toBe(3);
    expect((await renderMarkdown('')).readingMinutes).toBe(1);
  });

  it('gives the headings of a fragment level 4 and no ids', async () => {
    const html = await renderFragment('### 新增\n- 一\n\n# 修复');
    expect(html).toMatch(/<h4>新增<\/h4>[\s\S]*<h4>修复<\/h4>/);
  });
});

describe('facts', () => {
  it('stay in the HTML, in text, tables, inline code and plain code', async () => {
    const markdown = [
      '## At most {{fact:a}}',
      '| {{fact:b.min}} |\n|---|\n| `{{fact:c}}` |',
      '```text\n{{fact:d}} × 2\n```',
    ].join('\n\n');
    const { html, toc } = await renderMarkdown(markdown);
    for (const name of ['a', 'b.min', 'c', 'd']) expect(html).toContain(`{{fact:${name}}}`);
    expect(toc[0]?.text).toBe('At most {{fact:a}}');
  });

  it('are refused where colours of code would cut them', async () => {
    const markdown = '```ts\nconst limit = {{fact:a}};\n```';
    await expect(renderMarkdown(markdown)).rejects.toThrow('{{fact:a}}');
    await expect(renderFragment(markdown)).rejects.toThrow('{{fact:a}}');
  });
});
