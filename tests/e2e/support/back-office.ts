import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from './servers.ts';
import { expect } from './test.ts';

/** Signs in to the back office of the test's base URL, as the administrator if no person is given. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string } = ADMINISTRATOR,
): Promise<void> {
  await page.goto('admin');
  await page.getByLabel('邮箱').fill(email);
  await page.getByLabel('密码').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /您好/ })).toBeVisible();
}

/**
 * Shows the back office in English, in this page only: the language is stored with the account,
 * which other tests use at the same time.
 */
export async function switchToEnglish(page: Page): Promise<void> {
  await page.route('**/api/admin/session', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.data.locale = 'en';
    await route.fulfill({ response, json });
  });
  await page.reload();
}

/** Calls an operation with the session of the page; `call` is `METHOD /path`. */
export async function callApi<Data>(page: Page, call: string, body?: unknown): Promise<Data> {
  const answer = await page.evaluate(
    async ([method = 'GET', path = '', data]) => {
      const session = await (await fetch('/api/admin/session')).json();
      const response = await fetch(`/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-csrf-token': session.data.csrfToken },
        ...(data && { body: data }),
      });
      return response.json();
    },
    [...call.split(' '), body === undefined ? undefined : JSON.stringify(body)],
  );
  if (!answer.success) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Creates an article with a Chinese draft. */
export async function draftArticle(
  page: Page,
  slug: string,
  title: string,
): Promise<{ id: string; slug: string }> {
  const { fields } = await callApi<{ fields: { name: string; values: { value: string }[] }[] }>(
    page,
    'GET /admin/content/article/choices',
  );
  const category = fields.find(({ name }) => name === 'category')?.values[0]?.value;
  const { id } = await callApi<{ id: string }>(page, 'POST /admin/content/article', {
    shared: { slug, category },
  });
  await saveText(page, id, 'zh', title);
  return { id, slug };
}

/** Saves the draft of a text; returns its version. */
async function saveText(page: Page, id: string, part: string, title: string): Promise<number> {
  const path = `/admin/records/${id}/parts/${part}`;
  const { version } = await callApi<{ version: number }>(page, `GET ${path}`);
  const data = {
    title,
    summary: '',
    authorName: null,
    body: '一段文字。',
    seoTitle: null,
    seoDescription: null,
  };
  const saved = await callApi<{ version: number }>(page, `PUT ${path}`, { version, data });
  return saved.version;
}

/** Publishes a text: its draft, or a new one with another title. */
export async function publishText(
  page: Page,
  id: string,
  part: string,
  title?: string,
): Promise<void> {
  const version = title
    ? await saveText(page, id, part, title)
    : (await callApi<{ version: number }>(page, `GET /admin/records/${id}/parts/${part}`)).version;
  await callApi(page, `POST /admin/records/${id}/publication`, { parts: [{ part, version }] });
}
