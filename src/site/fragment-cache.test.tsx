import { describe, expect, it } from 'vitest';
import type { MenuItem, SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from '#request/client.ts';
import { BusinessError } from '#request/errors.ts';
import { siteState } from '#tests/support/site-state.ts';
import { renderPage } from './entry-server.tsx';
import { joinPieces } from './fragment-cache.ts';

const entry = (to: string, children: MenuItem[] = []): MenuItem => ({
  id: to,
  label: { zh: to, en: to },
  hint: null,
  to,
  url: null,
  product: null,
  children,
});

const settings = siteState({
  menus: {
    header: [entry('/cases'), entry('/support/download?product=cyan', [entry('/info')])],
    footer: [entry('/about')],
  },
});

const api = (async () => {
  throw new BusinessError({
    errorCode: 'NOT_FOUND',
    errorMessage: null,
    showType: 0,
    status: 404,
    fields: [],
    requestId: null,
  });
}) as unknown as ApiClient;

async function render(href: string, site: SiteState): Promise<string> {
  const output = await renderPage({ href, basePath: '/x/', site, api: () => api });
  if (output.kind !== 'page') throw new Error('no page');
  return joinPieces(output.app);
}

const addresses = [
  '/x/show/one',
  '/x/show/two',
  '/x/cases',
  '/x/cases?page=2',
  '/x/info',
  '/x/about',
  '/x/support/download?product=cyan',
  '/x/support/download',
  '/x/en/show/two',
  '/x/en/cases?industry=beauty',
  '/x/en/',
  '/x/nowhere/at/all',
  '/x/%3Cb%3E',
  '/x/share/none',
  '/x/en/dmfaq/none',
  '/x/product/cyan',
];

describe('cached fragments', () => {
  it.each([addresses, addresses.toReversed()])(
    'do not change the HTML of any page',
    async (...order) => {
      const site = structuredClone(settings);
      for (const address of [...order, ...order]) {
        const first = await render(address, structuredClone(settings));
        expect(await render(address, site), address).toBe(first);
        expect(first).not.toMatch(/fragment-slot|cached-fragment/);
      }
    },
  );

  it('belong to the settings they were rendered with', async () => {
    const site = structuredClone(settings);
    await render('/x/show/one', site);
    const renamed = { ...site, brandName: { zh: '新名', en: null } };
    expect(await render('/x/show/one', renamed)).toContain('新名');
  });

  it('mark the current page and link to the same page in the other language', async () => {
    const site = structuredClone(settings);
    await render('/x/show/one', site);
    expect(await render('/x/cases', site)).toMatch(
      /<a[^>]* aria-current="page"[^>]*href="\/x\/cases"|<a[^>]*href="\/x\/cases"[^>]* aria-current="page"/,
    );
    expect(await render('/x/show/two', site)).toContain('href="/x/en/show/two"');
    expect(await render('/x/show/two', site)).not.toContain('/x/en/show/one');
  });
});
