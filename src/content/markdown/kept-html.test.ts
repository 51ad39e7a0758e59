import { afterEach, expect, it } from 'vitest';
import { setWorkProcesses } from '#bounded/run.ts';
import type { SentJob } from '#bounded/serve-jobs.ts';
import { toHtml } from './html.ts';
import { keptHtml } from './kept-html.ts';

// A page waits for it, so it is not done at a low priority or after an editor's texts.
const pool = 'pages';

afterEach(() => setWorkProcesses(undefined, pool));

it('is rendered once for each language', async () => {
  const rendered: unknown[] = [];
  const run = ({ input }: SentJob) => {
    rendered.push(input);
    return toHtml(input as Parameters<typeof toHtml>[0]);
  };
  setWorkProcesses({ run, close: () => {} }, pool);
  const text = '**甲** 与乙';
  const html = await keptHtml(text, 'zh');
  expect(html).toContain('<strong>甲</strong>');
  expect(await keptHtml(text, 'zh')).toBe(html);
  expect(rendered).toHaveLength(1);
  await keptHtml(text, 'en');
  await keptHtml('丙', 'zh');
  expect(rendered).toHaveLength(3);
});
