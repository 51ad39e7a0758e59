// A holder of a link comments on a place in the panorama of a scene, and staff see and answer it.
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { callApi, test } from './support/back-office.ts';
import { expect, hydrated } from './support/test.ts';
import { webgl } from './support/webgl.ts';

test.use({ ...webgl, viewport: { width: 480, height: 900 } });
test.setTimeout(180_000);

async function linkTo(page: Page, audience: 'public' | 'signer') {
  const { items } = await callApi<{ items: { id: string; name: { zh: string } }[] }>(
    page,
    'GET /admin/scene-choices',
  );
  const sceneId = items.find(({ name }) => name.zh.includes('云栖'))?.id ?? '';
  const link = { sceneId, audience };
  const { url } = await callApi<{ url: string }>(page, 'POST /admin/share-links', link);
  return { sceneId, path: new URL(url).pathname };
}

/** Starts the panorama of the page that is open. */
async function look(page: Page) {
  await hydrated(page);
  await page.getByRole('button', { name: '环顾这个场景' }).click();
  const canvas = page.locator('canvas[data-panorama=ready]');
  await expect(canvas).toHaveAttribute('data-idle', 'true', { timeout: 60_000 });
  return canvas;
}

test('a comment with a pin stands in the panorama, in the list and before staff', async ({
  page,
  enter,
}) => {
  const words = `屏风再亮一点 ${process.pid}-${Date.now()}`;
  await enter('sales', 'zh');
  const { sceneId, path } = await linkTo(page, 'signer');
  await page.goto(path);
  await look(page);
  await page.getByRole('button', { name: '放图钉留言' }).click();
  const stage = page.getByRole('application', { name: '场景全景' });
  await stage.press('Enter');
  const form = page.getByRole('form', { name: '留言' });
  await expect(form).toContainText(/关于：图钉 \d/);
  await form.getByLabel('留言内容').fill(words);
  await form.getByLabel('您的姓名').fill('王若溪');
  await form.getByRole('button', { name: '发送留言' }).click();
  await expect(form.getByRole('status')).toHaveText('留言已发送。');
  const comment = page.locator('#comments li').filter({ hasText: words });
  await expect(comment).toContainText(/关于：图钉 \d+ · /);
  await comment.getByRole('button', { name: '在全景里看' }).click();
  const number = (await comment.textContent())?.match(/图钉 (\d+)/)?.[1];
  await page.getByRole('button', { name: `图钉 ${number}：王若溪的留言` }).click();
  await expect(stage).toContainText(words);
  await expectAccessible(page, '#main');

  await page.goto(`/admin/content/scene/${sceneId}?view=links`);
  const panel = page.getByRole('region', { name: '留言' });
  const listed = panel.locator('li').filter({ hasText: words });
  await expect(listed).toContainText(`关于：图钉 ${number}`);
  await expect(panel.getByRole('button', { name: `图钉 ${number}：王若溪的留言` })).toBeVisible({
    timeout: 60_000,
  });
  await listed.getByRole('button', { name: '回复' }).click();
  await panel.getByLabel('回复 王若溪').fill('已经调亮。');
  await panel.getByRole('button', { name: '发送' }).click();
  await expect(listed).toContainText('已经调亮。');

  const reader = await linkTo(page, 'public');
  await page.goto(reader.path);
  await look(page);
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(page.getByRole('button', { name: '放图钉留言' })).toHaveCount(0);
});

test('a pin placed in the model stands in the photos as well', async ({ page, enter }) => {
  const words = `栏杆再低一点 ${process.pid}-${Date.now()}`;
  await enter('sales', 'zh');
  const { path } = await linkTo(page, 'signer');
  await page.goto(path);
  await look(page);
  await page.getByRole('button', { name: /^模型视图/ }).click();
  const canvas = page.locator('canvas[data-model=ready]');
  await expect(canvas).toHaveAttribute('data-idle', 'true', { timeout: 90_000 });
  await page.getByRole('button', { name: '放图钉留言' }).click();
  const stage = page.getByRole('application', { name: '场景模型' });
  await stage.press('Enter');
  const form = page.getByRole('form', { name: '留言' });
  await form.getByLabel('留言内容').fill(words);
  await form.getByLabel('您的姓名').fill('李思远');
  await form.getByRole('button', { name: '发送留言' }).click();
  const comment = page.locator('#comments li').filter({ hasText: words });
  const number = (await comment.textContent())?.match(/图钉 (\d+)/)?.[1];
  await comment.getByRole('button', { name: '在全景里看' }).click();
  const pin = page.getByRole('button', { name: `图钉 ${number}：李思远的留言` });
  await expect(canvas).toHaveAttribute('data-idle', 'true', { timeout: 90_000 });
  await pin.click();
  await expect(stage).toContainText(words);
  await expectAccessible(page, '#main');

  await page.getByRole('button', { name: '照片视图' }).click();
  const photos = page.locator('canvas[data-panorama=ready]');
  await expect(photos).toHaveAttribute('data-idle', 'true', { timeout: 60_000 });
  await expect(pin).toBeVisible();
});
