// Staff place a camera and a hotspot in the panorama of a scene; visitors see both once it is published.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect, hydrated } from './support/test.ts';
import { webgl } from './support/webgl.ts';

// What calls itself headless is a bot, and not counted.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
test.use({ ...webgl, userAgent, viewport: { width: 1280, height: 900 } });
test.setTimeout(180_000);

interface Part {
  version: number;
  data: { variants: object[]; cameras: object[]; hotspots: { at: object }[] };
}

/** A new scene with the lights of the tea terrace. */
async function draftScene(page: Page) {
  const { items } = await callApi<{ items: { id: string; name: { zh: string } }[] }>(
    page,
    'GET /admin/scene-choices',
  );
  const model = items.find(({ name }) => name.zh.includes('云栖'))?.id ?? '';
  const { data: known } = await callApi<Part>(page, `GET /admin/records/${model}/parts/shared`);
  const slug = `placed-${process.pid}-${Date.now()}`;
  const { id } = await callApi<{ id: string }>(page, 'POST /admin/content/scene', {
    shared: { slug },
    title: slug,
  });
  const shared = `/admin/records/${id}/parts/shared`;
  const read = () => callApi<Part>(page, `GET ${shared}`);
  const { data, version } = await read();
  const { variants } = known;
  await callApi(page, `PUT ${shared}`, { version, data: { ...data, variants } });
  return { id, slug, read };
}

test('a camera and a hotspot that staff place are what visitors find', async ({ page, enter }) => {
  await enter('administrator', 'zh');
  const { id, slug, read } = await draftScene(page);
  await page.goto(`/admin/content/scene/${id}?view=shared`);
  const panel = page.getByRole('region', { name: '在全景里摆放' });
  const canvas = panel.locator('canvas[data-panorama=ready]');
  await expect(canvas).toHaveAttribute('data-idle', 'true', { timeout: 60_000 });
  await panel.getByRole('application').press('ArrowRight');
  await panel.getByRole('button', { name: '当前画面存为新机位' }).click();
  await expect(panel.getByRole('status')).toContainText('已存为“机位 1”');
  await panel.getByRole('button', { name: '放热点' }).click();
  await panel.getByRole('button', { name: '放在画面中央' }).click();
  const spot = panel.getByRole('button', { name: '1 热点 1' });
  await expect(spot).toBeVisible();
  await expect.poll(async () => (await read()).data.hotspots).toHaveLength(1);
  const placed = (await read()).data.hotspots[0]?.at;
  await spot.press('ArrowLeft');
  await expect.poll(async () => (await read()).data.hotspots[0]?.at).not.toEqual(placed);
  const byKey = (await read()).data.hotspots[0]?.at;
  const box = await spot.boundingBox();
  if (!box) throw new Error('The hotspot has no place.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2 + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => (await read()).data.hotspots[0]?.at).not.toEqual(byKey);
  await expectAccessible(page, 'main');

  const text = `/admin/records/${id}/parts/zh`;
  const zh = await callApi<{ version: number }>(page, `GET ${text}`);
  const saved = await callApi<{ version: number }>(page, `PUT ${text}`, {
    version: zh.version,
    data: { title: slug, summary: '', specs: [] },
  });
  const parts = [
    { part: 'shared', version: (await read()).version },
    { part: 'zh', version: saved.version },
  ];
  await callApi(page, `POST /admin/records/${id}/publication`, { parts });
  const link = { sceneId: id, audience: 'public' };
  const { url } = await callApi<{ url: string }>(page, 'POST /admin/share-links', link);

  await page.goto(new URL(url).pathname);
  await hydrated(page);
  await page.getByRole('button', { name: '环顾这个场景' }).click();
  await expect(page.locator('canvas[data-panorama=ready]')).toHaveAttribute('data-idle', 'true', {
    timeout: 60_000,
  });
  await page.getByRole('button', { name: '机位 1', exact: true }).click();
  await expect(page).toHaveURL(/camera=camera-1/);
  await page.locator('fieldset').getByRole('button', { name: '热点 1', exact: true }).click();
  await expect(page.getByRole('button', { name: '1 热点 1' })).toBeVisible();
  await page.getByRole('link', { name: '用这个画面预约' }).click();
  await expect(page.getByText('机位 1', { exact: false }).first()).toBeVisible();

  await page.goto(`/admin/content/scene/${id}?view=links`);
  const counts = page.getByRole('region', { name: '近 30 天打开' });
  await expect(counts.getByRole('listitem').filter({ hasText: '机位 1' })).toContainText('1 次');
});

test('the draft of a scene is previewed at three widths', async ({ page, enter }) => {
  await enter('administrator', 'zh');
  const { id, slug } = await draftScene(page);
  await page.goto(`/admin/content/scene/${id}?view=shared`);
  await page.locator('.record-bar').getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览' });
  const frame = preview.locator('iframe');
  const heading = frame.contentFrame().getByRole('heading', { level: 1, name: slug });
  for (const [name, width] of [
    ['手机', '390'],
    ['平板', '820'],
    ['电脑', '1280'],
  ] as const) {
    await preview.getByText(name, { exact: true }).click();
    await expect(frame).toHaveAttribute('width', width);
    await expect(heading).toBeVisible();
    expect(await heading.evaluate(() => innerWidth)).toBe(Number(width));
  }
});
