import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoSite, startDemoSite } from '#tests/support/demo-site.ts';

let demo: DemoSite;
beforeAll(async () => {
  demo = await startDemoSite();
}, 120_000);
afterAll(() => demo.stop());

const pages = [
  '/cooperation',
  '/cooperation?type=support',
  '/show/acceptance-you-can-measure',
  '/cases?case=zhiyu-skincare-flower-room',
  '/no-such-page',
].flatMap((path) => [path, `/en${path}`]);

/** The answer times that a page states, in its text, head and data; each once. */
async function statedAt(path: string): Promise<string[]> {
  const html = (await demo.text(path)).replaceAll('\u00a0', ' ');
  const pattern = path.startsWith('/en/')
    ? /(?<=within )\w+ working days?/g
    : /[一两\d]+ ?个工作日(?=内(?!给出布置图))/g;
  return [...new Set(html.match(pattern))];
}

it.each([
  [2, '两个工作日', 'two working days'],
  [12, '12 个工作日', '12 working days'],
  [1, '一个工作日', 'one working day'],
])('every page says an answer time of %s at once, in both languages', async (days, zh, en) => {
  await demo.db.$client.query(`update facts set maximum = ${days} where key = 'answer-time'`);
  for (const path of pages) {
    const expected = [path.startsWith('/en/') ? en : zh];
    await expect.poll(() => statedAt(path), { message: path }).toEqual(expected);
  }
});
