import { expect, it, vi } from 'vitest';
import { renderPage } from '#site/entry-server.tsx';
import { joinPieces } from '#site/fragment-cache.ts';
import { siteState } from '#tests/support/site-state.ts';
import { createMissingPages, type RenderedPage } from './missing-pages.ts';

const site = siteState();

const render = vi.fn((pathname: string) =>
  renderPage({
    href: pathname,
    basePath: '/',
    site,
    api: () => () => Promise.reject(new Error('an unknown page loads nothing')),
  }),
);

/** A page as text, without the times at which its data was loaded. */
const textOf = (page: RenderedPage) =>
  JSON.stringify({ ...page, app: joinPieces(page.app) }).replace(/u:\d+/g, 'u:0');

it.each(['/nowhere', '/wp-login.php', '/a/b/c', '/.env', '/en/nowhere', '/en/a/b~c', '/cases/x'])(
  'the page of %s equals the rendered one',
  async (pathname) => {
    const missing = createMissingPages();
    const whole = await render(pathname);
    if (whole.kind !== 'page') throw new Error('no page');
    render.mockClear();
    await missing.find('/other', site, render);
    await missing.find('/en/other', site, render);
    const found = await missing.find(pathname, site, render);
    expect(render).toHaveBeenCalledTimes(2);
    expect(found && textOf(found)).toBe(textOf(whole));
  },
);

it.each(['/a%20b', '/share/a/b', '/en/share/x', '/en/dmfaq/x', `/${'x'.repeat(101)}`])(
  'the page of %s is rendered separately',
  async (pathname) => {
    expect(await createMissingPages().find(pathname, site, render)).toBeUndefined();
  },
);
