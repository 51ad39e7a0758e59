import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasStructure, htmlToMarkdown } from './html-to-markdown.ts';

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
