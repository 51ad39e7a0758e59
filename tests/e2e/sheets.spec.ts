import { callApi, test } from './support/back-office.ts';
import { expect, main, open } from './support/test.ts';

const ORDER = '/share/order/impl/demo-order';
const REPORT = '/share/liveReport/demo-report';

test('the photographs of a work order are shown and open larger', async ({ page }) => {
  await open(page, ORDER);
  const photos = main(page).locator('#tasks figure');
  await expect(photos).toHaveCount(11);
  await expect
    .poll(() =>
      photos
        .locator('img')
        .evaluateAll((images) =>
          images.every((image) => (image as HTMLImageElement).naturalWidth === 400),
        ),
    )
    .toBe(true);
  const link = main(page).getByRole('link', {
    name: '放大图片：幕布光灯位，灯具刚挂上桁架，还没有调匀',
  });
  await link.click();
  const dialog = page.getByRole('dialog', { name: '查看大图' });
  await expect(dialog.locator('img')).toHaveAttribute('src', /\/full$/);
  await page.keyboard.press('PageDown');
  await expect(dialog).toContainText('主播站位的测光表');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the acceptance sheet shows the photographs of its measurements', async ({ page }) => {
  await open(page, '/share/implConfirm/33333333-3333-4333-8333-333333333333');
  await expect(main(page).locator('#evidence figcaption')).toHaveText([
    '1 · 机柜正面',
    '1 · 线缆标签',
    '2 · 主播站位的测光表',
    '3 · 蓝幕前的茶席与监看里的合成画面',
    '4 · 机位、对位标记与监看画面',
  ]);
});

test('a live report starts with what to change next, tied to marks on the curve', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, REPORT);
  await expect(main(page).locator('section').first()).toHaveAttribute('id', 'suggestions');
  const lines = main(page).locator('#suggestions li');
  await expect(lines).toHaveCount(3);
  await lines.first().getByRole('link', { name: '曲线上的标记 4' }).click();
  await expect(page).toHaveURL(/#marker-4$/);
  await expect(page.locator('#marker-4')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#marker-4')).toContainText('第一轮抽奖');
  // The whole show fits on a phone.
  const chart = main(page).getByRole('img', { name: '在线人数随时间变化' });
  await expect(chart).toBeInViewport({ ratio: 0.5 });
  const box = await chart.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
});

test('on a phone, the name of a product does not run into its price', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, REPORT);
  const name = main(page).getByText('云雾绿茶礼盒 250 g').last();
  const cell = name.locator('xpath=ancestor::*[self::th or self::td]');
  const ends = await Promise.all(
    [name, cell].map((one) => one.evaluate((element) => element.getBoundingClientRect().right)),
  );
  expect(ends[0]).toBeLessThanOrEqual(ends[1] ?? 0);
});

test('on a phone, no date is divided between two lines', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const address of [
    ORDER,
    REPORT,
    '/share/requirement/11111111-1111-4111-8111-111111111111',
    '/share/device/22222222-2222-4222-8222-222222222222',
    '/share/implConfirm/33333333-3333-4333-8333-333333333333',
  ]) {
    await open(page, address);
    const dates = await main(page).evaluate((part) => {
      const found: { text: string; lines: number }[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = (node as Text).data;
        for (const { 0: date, index } of text.matchAll(
          /(?:\d{4}\u2060?年\u2060?)?\d+\u2060?月\u2060?\d+\u2060?日/g,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + date.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          found.push({ text: date, lines: new Set(tops).size });
        }
      }
      return found;
    });
    expect(dates.length, address).toBeGreaterThan(0);
    expect(dates.filter(({ lines }) => lines > 1)).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each sheet is read and opens as a PDF', async ({ page }) => {
    for (const [address, words] of [
      [ORDER, 'WO-2026-0318'],
      [REPORT, '云雾绿茶礼盒 250 g'],
      ['/share/requirement/11111111-1111-4111-8111-111111111111', 'RQ-2026'],
      ['/share/device/22222222-2222-4222-8222-222222222222', 'DV-2026'],
      ['/share/implConfirm/33333333-3333-4333-8333-333333333333', 'AC-2026'],
      ['/share/demo-scene', '云栖茶山'],
    ] as const) {
      await page.goto(address);
      await expect(main(page), address).toContainText(words);
      const link = main(page).locator('a[href*="document.pdf"]').first();
      await expect(link).toBeVisible();
      // As a browser does: the connection may end just before, when nothing was asked for a while.
      const again = { maxRetries: 2 };
      const file = await page.request.get((await link.getAttribute('href')) ?? '', again);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
  });

  test('a photograph opens as a file that nothing caches', async ({ page }) => {
    await page.goto(ORDER);
    const link = main(page).locator('#tasks figure a').first();
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
  });
});

test.describe('with a clock', () => {
  test.use({ fresh: true });

  test('an open sheet is followed once the script for it has arrived', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/);
    const script = /\/assets\/follow-/;
    await page.clock.install();
    await page.route(script, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await page.goto(REPORT);
    await lost;
    await page.unroute(script);
    const events = page.waitForRequest(/\/api\/shares\/links\/[\w-]+\/events$/);
    await page.clock.runFor(20_000);
    await events;
  });
});

test('the warranties of a device sheet add up to its entries', async ({ page }) => {
  await page.goto('/share/device/22222222-2222-4222-8222-222222222222');
  const figures = await page
    .getByRole('region', { name: '概况' })
    .locator('dd')
    .evaluateAll((all) => all.map((one) => Number.parseInt(one.textContent ?? '', 10)));
  const [entries, , ...warranties] = figures;
  expect(warranties.reduce((sum, count) => sum + count, 0)).toBe(entries);
});

test('what waits for the first touch stays on the page until then', async ({ page }) => {
  for (const address of [
    '/share/requirement/11111111-1111-4111-8111-111111111111',
    '/share/implConfirm/33333333-3333-4333-8333-333333333333',
  ]) {
    await open(page, address);
    const sections = await main(page).locator('section').count();
    expect(sections).toBeGreaterThan(4);
    await page.mouse.move(300, 500);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page.locator('#main [data-waiting]')).toHaveCount(0);
    await expect(main(page).locator('section')).toHaveCount(sections);
  }
});

const task = {
  detail: '',
  state: 'todo',
  stateReason: null,
  weight: 1,
  evidenceRequired: false,
  photoSlots: [],
  startedAt: null,
  finishedAt: null,
};

test('an open sheet shows what staff change, takes an answer, and ends with its link', async ({
  page,
  enter,
  browser,
  baseURL,
}) => {
  await enter('sales', 'zh');
  const { id } = await callApi<{ id: string }>(page, 'POST /admin/sheets', {
    kind: 'work-order',
    titleZh: '导播间布线',
    titleEn: 'Cabling of the control room',
    locale: 'zh',
  });
  type Stored = { version: number; head: Record<string, unknown>; body: object };
  const write = async (customerName: string) => {
    const { version, head, body } = await callApi<Stored>(page, `GET /admin/sheets/${id}`);
    const own = { customerName, siteName: '三号厅', waitingOn: 'customer' };
    const tasks = [{ ...task, id: crypto.randomUUID(), title: '布光' }];
    const contents = { ...body, siteAddress: '杭州市转塘街道', tasks };
    const changed = { version, head: { ...head, ...own }, body: contents };
    return callApi<Stored>(page, `PUT /admin/sheets/${id}`, changed);
  };
  const { version } = await write('云栖茶事');
  await callApi(page, `POST /admin/sheets/${id}/sending`, { version, note: '' });
  const link = { sheetId: id, audience: 'signer', holderName: '周岚' };
  const made = await callApi<{ id: string; url: string }>(page, 'POST /admin/share-links', link);

  const customer = await browser.newPage(baseURL ? { baseURL } : {});
  await open(customer, new URL(made.url).pathname);
  await expect(main(customer)).toContainText('云栖茶事');
  // What is typed stays.
  await customer.getByRole('form', { name: '留言' }).getByLabel('留言内容').fill('周三到场');
  await write('云栖茶业');
  await expect(main(customer)).toContainText('云栖茶业', { timeout: 15_000 });
  await expect(customer.getByLabel('留言内容')).toHaveValue('周三到场');
  // The answer hands the move over.
  await customer.getByRole('button', { name: '答复' }).click();
  await customer.getByLabel('您的姓名').fill('周岚');
  await customer.getByRole('button', { name: '发送留言' }).click();
  await expect(customer.getByText('留言已发送')).toBeVisible();
  await expect(customer.getByRole('heading', { name: '现在轮到您了' })).toHaveCount(0, {
    timeout: 15_000,
  });
  const { head } = await callApi<Stored>(page, `GET /admin/sheets/${id}`);
  expect(head.waitingOn).toBe('provider');
  await callApi(page, `POST /admin/share-links/${made.id}/revocation`, {});
  await expect(customer.getByRole('heading', { name: '这个链接已经停用' })).toBeVisible({
    timeout: 15_000,
  });
  await customer.close();
});
