import type { Page } from '@playwright/test';
import type { StaffRole } from '#contracts/enums/staff.ts';
import type { Locale } from '#contracts/locale.ts';
import { sessionOf } from './staff.ts';
import { test as base } from './test.ts';

/** Opens the back office in the test's page as a person with this role and language. */
type Enter = (role: StaffRole, locale: Locale, path?: string) => Promise<void>;

/** A browser test of the back office. The sign-in itself is tested in `admin.spec.ts`. */
export const test = base.extend<{ enter: Enter }>({
  enter: async ({ page, context, baseURL }, use) => {
    await use(async (role, locale, path = 'admin') => {
      await context.addCookies(await sessionOf(baseURL ?? '', role, locale));
      await page.goto(path);
    });
  },
});

/** Calls an operation with the session of the page; `call` is `METHOD /path`. */
export async function callApi<Data>(page: Page, call: string, body?: unknown): Promise<Data> {
  const answer = await page.evaluate(
    async ([method = 'GET', path = '', data]) => {
      const [base = '/'] = /^.*?\/(?=admin\b)/.exec(location.pathname) ?? [];
      const session = await (await fetch(`${base}api/admin/session`)).json();
      const response = await fetch(`${base}api${path}`, {
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
