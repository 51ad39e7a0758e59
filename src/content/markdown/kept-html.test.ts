import { afterEach, expect, it } from 'vitest';
import { setWorkProcesses } from '#bounded/run.ts';
import { toHtml } from './html.ts';
import { keptHtml } from './kept-html.ts';

afterEach(() => setWorkProcesses(undefined));

it('is rendered once for each language', async () => {
  const rendered: unknown[] = [];
  setWorkProcesses({
    async run({ input }) {
      rendered.push(input);
      return toHtml(input as Parameters<typeof toHtml>[0]);
    },
    close() {},
  });
  const text = '**甲** 与乙';
  const html = await keptHtml(text, 'zh');
  expect(html).toContain('<strong>甲</strong>');
  expect(await keptHtml(text, 'zh')).toBe(html);
  expect(rendered).toHaveLength(1);
  await keptHtml(text, 'en');
  await keptHtml('丙', 'zh');
  expect(rendered).toHaveLength(3);
});
