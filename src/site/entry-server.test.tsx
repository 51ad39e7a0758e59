import { describe, expect, it } from 'vitest';
import type { SiteState } from '#contracts/site-state.ts';
import { renderPage } from './entry-server.tsx';
import { joinPieces } from './kept-parts.ts';
import type { ApiClient } from './request/client.ts';
import { BusinessError, HttpStatusError } from './request/errors.ts';

const site: SiteState = {
  brandName: { zh: '幕境', en: 'Mujing' },
  defaultTitle: { zh: '幕境标题', en: 'Mujing title' },
  description: { zh: '描述', en: 'Description' },
  contacts: { phone: '', email: '', wechat: '', address: { zh: '', en: '' } },
  filings: { icp: null, police: null },
  socials: [],
  menus: { header: [], footer: [] },
  loadingView: { text: { zh: '加载', en: 'Loading' }, showLogo: false },
  exceptionPath: '/sorry?from=site',
  publicUrl: 'https://www.example.com/',
  wechatSharing: false,
  buildId: 'test',
};

/** Renders a page whose every request fails in one way. */
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

describe('rendering on the server', () => {
  it('turns show type 9 into an HTTP redirect to the configured exception page', async () => {
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

  it('answers what is missing with 404 and the fallback page', async () => {
    const missing = await renderFailing(failure(0, 404));
    expect(missing).toMatchObject({ kind: 'page', status: 404 });
    expect(await renderFailing(failure(0, 404), '/en/cases')).toMatchObject({
      lang: 'en',
    });
  });

  it('shows a failed loader as a page with a retry, with the failure’s status', async () => {
    const failed = await renderFailing(failure(2, 503));
    expect(failed).toMatchObject({ kind: 'page', status: 503 });
    if (failed.kind !== 'page') throw new Error('no page');
    const html = joinPieces(failed.app);
    expect(html).toContain('出错了吗');
    expect(html).toContain('request-7');
    expect(html).toContain('重试');
    expect(failed.head).toMatch(/name="robots" content="noindex/);
    expect(await renderFailing(new HttpStatusError(0))).toMatchObject({ status: 502 });
    expect(await renderFailing(new Error('bug'))).toMatchObject({ status: 500 });
  });
});
