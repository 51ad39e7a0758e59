import type { Page } from '@playwright/test';
import { summarise } from './latency.ts';
import type { BenchOptions } from './options.ts';
import { launchBrowser } from './phone.ts';
import { startSite } from './processes.ts';
import { figure, markdownTable } from './table.ts';

const ACCOUNT = { email: 'bench@example.com', password: 'correct horse battery' };
const BLOCKS = 100;
/** Longest time from a key to its paint, in ms, for 95 of 100 keys. */
const BOUND_MS = 50;

/** A field of a block that a person types in. */
interface Place {
  what: string;
  /** Id of the block. */
  block: string;
  view: 'zh' | 'both';
  /** Opens the field and puts the cursor into it. */
  enter(page: Page): Promise<void>;
}

const places: Place[] = [
  {
    what: 'heading, one language',
    block: 'many-1',
    view: 'zh',
    enter: (page) => page.getByRole('textbox', { name: '标题', exact: true }).click(),
  },
  {
    what: 'answer in a list of 12, both languages',
    block: 'many-50',
    view: 'both',
    async enter(page) {
      const chinese = page.getByRole('region', { name: '中文' });
      await chinese.getByRole('button', { name: '问题 7', exact: true }).click();
      await chinese.getByRole('textbox', { name: '回答' }).click();
    },
  },
];

/** Time from a key to its paint in the editor of pages, with 100 blocks. */
export async function measureEditor({ isQuick }: BenchOptions): Promise<string> {
  const keys = isQuick ? 20 : 200;
  const site = await startSite({
    LOG_LEVEL: 'error',
    SEED_DEMO: 'true',
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
  });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    await page.goto(`${site.url}admin`);
    await page.getByLabel('邮箱').fill(ACCOUNT.email);
    await page.getByLabel('密码').fill(ACCOUNT.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: /您好/ }).waitFor();
    const id = await page.evaluate(fillPage, BLOCKS);
    const rows = [];
    for (const place of places) {
      const { block, view, what } = place;
      await page.goto(`${site.url}admin/content/page/${id}?view=${view}&block=${block}`);
      await place.enter(page);
      await page.evaluate(watchKeys);
      // As a fast typist: a key every 80 ms, so that saves fall between them.
      await page.keyboard.type('k'.repeat(keys), { delay: 80 });
      const { p50, p95 } = summarise(await page.evaluate(() => window.keyTimes ?? []));
      rows.push({
        'typing with 100 blocks': what,
        'p50, ms': figure(p50),
        'p95, ms': figure(p95),
        bound: `at most ${BOUND_MS}`,
        met: p95 <= BOUND_MS ? 'yes' : 'NO',
      });
    }
    return markdownTable(rows);
  } finally {
    await browser.close();
    await site.stop();
  }
}

declare global {
  interface Window {
    /** Times from a key to the paint after it, in ms. */
    keyTimes?: number[];
  }
}

/** Notes the time from each key until the browser has painted. */
function watchKeys(): void {
  const times: number[] = [];
  window.keyTimes = times;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        // A task right after the frame: layout and paint are done.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      });
    },
    { capture: true },
  );
}

/** Fills a page with blocks of 12 questions in both languages; returns its id. Runs in the browser. */
async function fillPage(count: number): Promise<string> {
  const ask = async (path: string, method = 'GET', body?: unknown) => {
    const answer = await fetch(`/api/admin/${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': token },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const envelope = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
  let token = '';
  token = (await ask('session')).csrfToken;
  const { items } = await ask('content/page');
  const { id } = items.find(({ name }: { name: string }) => name === 'about');
  const blocks = Array.from({ length: count }, (_, index) => ({
    id: `many-${index}`,
    type: 'faq',
    heading: `标题 ${index}`,
    items: Array.from({ length: 12 }, (_, at) => ({
      question: `问题 ${at + 1}`,
      answer: '一段不长的回答。'.repeat(8),
    })),
  }));
  for (const part of ['zh', 'en']) {
    const { version, data } = await ask(`records/${id}/parts/${part}`);
    await ask(`records/${id}/parts/${part}`, 'PUT', { version, data: { ...data, blocks } });
  }
  return id;
}
