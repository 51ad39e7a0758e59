import { describe, expect, it } from 'vitest';
import { errorTable } from '#contracts/errors.ts';
import type { ApiClient } from '#request/client.ts';
import { BusinessError, HttpStatusError } from '#request/errors.ts';
import { siteState } from '#tests/support/site-state.ts';
import { renderPage } from './entry-server.tsx';
import { joinPieces } from './fragment-cache.ts';

const site = siteState({ exceptionPath: '/sorry?from=site' });

/** Renders a page whose requests all fail with the same error. */
function renderFailing(error: unknown, path = '/cases', basePath = '/') {
  const api = (async () => {
    throw error;
  }) as unknown as ApiClient;
  return renderPage({ href: basePath + path.slice(1), basePath, site, api: () => api });
}

const failure = (showType: number | null, status = 200) =>
  new BusinessError({
    errorCode: 'E',
    errorMessage: '出错了吗',
    showType,
    status,
    fields: [],
    requestId: 'request-7',
  });

describe('exception page', () => {
  const open = async (query: Record<string, string>) => {
    const page = await renderPage({
      href: `/exception?${new URLSearchParams(query)}`,
      basePath: '/',
      site,
      api: () => (async () => ({})) as unknown as ApiClient,
    });
    if (page.kind !== 'page') throw new Error('no page');
    const main = /<main.*<\/main>/s.exec(joinPieces(page.app))?.[0] ?? '';
    const quotes = [...main.matchAll(/<blockquote[^>]*>(.*?)<\/figcaption>/gs)];
    return { quoted: quotes.map(([, text]) => text).join(''), main };
  };

  it('shows our text for a known error code, and text from the address marked as such', async () => {
    const { main, quoted } = await open({
      errorCode: 'RATE_LIMITED',
      errorMessage: 'Call 400-999-0000',
    });
    expect(main).toContain(errorTable.RATE_LIMITED.zh);
    expect(main).toContain(errorTable.RATE_LIMITED.en);
    expect(quoted).toMatch(/^Call 400-999-0000.*并非本站内容/s);
    expect(main.split('400-999-0000')).toHaveLength(2);
  });

  it('does not repeat our text for a known error code', async () => {
    const { quoted } = await open({
      errorCode: 'RATE_LIMITED',
      errorMessage: errorTable.RATE_LIMITED.zh,
    });
    expect(quoted).toBe('');
  });

  it('shows the message of other codes, and values that are not codes, as texts of the link', async () => {
    const unknown = await open({ errorCode: 'ERR_9', errorMessage: '库存没有同步' });
    expect(unknown.main).toContain('ERR_9');
    expect(unknown.quoted).toMatch(/^库存没有同步.*并非本站内容/s);
    const text = await open({ errorCode: 'visit evil.example' });
    expect(text.quoted).toMatch(/^visit evil\.example.*并非本站内容/s);
    expect((await open({ errorCode: 'ERR_9' })).main).toContain('Request error, please retry.');
    // A property of Object.prototype is not an error code.
    expect((await open({ errorCode: 'constructor' })).main).not.toContain('function');
  });
});

describe('server rendering', () => {
  it('puts no time into the page, so that the same content has the same ETag', async () => {
    const page = await renderFailing(failure(null));
    if (page.kind !== 'page') throw new Error('no page');
    const script = page.scripts.join('');
    expect(script).toMatch(/,u:Date\.now\(\),s:"/);
    expect(script).not.toMatch(/\d{13}/);
  });

  it('redirects show type 9 to the configured exception page', async () => {
    expect(await renderFailing(failure(9))).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: expect.stringMatching(/^\/sorry\?from=site&errorCode=E&errorMessage=%E5/),
    });
    expect(await renderFailing(failure(9), '/cases', '/brand/')).toMatchObject({
      kind: 'redirect',
      location: expect.stringMatching(/^\/brand\/sorry\?from=site&errorCode=E/),
    });
  });

  it('answers a missing page with 404 and the fallback page', async () => {
    const missing = await renderFailing(failure(0, 404));
    expect(missing).toMatchObject({ kind: 'page', status: 404 });
    expect(await renderFailing(failure(0, 404), '/en/cases')).toMatchObject({
      lang: 'en',
    });
  });

  it('leaves the text of a silent error out of the page’s data', async () => {
    const dataOf = async (showType: number) => {
      const page = await renderFailing(failure(showType, 503));
      if (page.kind !== 'page') throw new Error('no page');
      return page.scripts.join('\n');
    };
    const shown = await dataOf(2);
    expect(shown).toContain('出错了吗');
    const silent = await dataOf(0);
    expect(silent).not.toContain('出错了吗');
    expect(silent).toMatch(/errorCode\W+E\b/);
    expect(silent).toMatch(/showType\W+0\b/);
    expect(silent).toContain('request-7');
  });

  it('shows a failed loader as a page with a retry button and the status of the failure', async () => {
    const failed = await renderFailing(failure(2, 503));
    expect(failed).toMatchObject({ kind: 'page', status: 503 });
    if (failed.kind !== 'page') throw new Error('no page');
    const html = joinPieces(failed.app);
    expect(html).toContain('出错了吗');
    expect(html).toContain('request-7');
    expect(html).toContain('重试');
    expect(failed.head).toMatch(/name="robots" content="noindex/);
    const silent = await renderFailing(failure(0, 503));
    if (silent.kind !== 'page') throw new Error('no page');
    const silentHtml = joinPieces(silent.app);
    expect(silentHtml).not.toContain('出错了吗');
    expect(silentHtml).toContain('Request error, please retry.');
    expect(silentHtml).toContain('重试');
    expect(await renderFailing(new HttpStatusError(0))).toMatchObject({ status: 502 });
    expect(await renderFailing(new Error('bug'))).toMatchObject({ status: 500 });
  });
});
