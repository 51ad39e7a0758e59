import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { RenderOutput } from '#site/entry-server.tsx';
import { findRow, splitLocale } from '#site/routing/table.ts';

export type RenderedPage = Extract<RenderOutput, { kind: 'page' }>;

/** Placeholder for the path in a cached page; no escaping changes it. */
const PLACEHOLDER = 'missing-page-5d1c';

/** Paths that are the same in HTML, scripts and addresses. The fallback page shortens long ones. */
const SIMPLE = /^\/[A-Za-z0-9._~/-]{1,100}$/;

/**
 * Pages for unknown addresses, which scanners request by the thousand. They are rendered once per
 * language; then only the path is replaced. They are dropped with the site's settings.
 */
export function createMissingPages() {
  const pagesBySite = new WeakMap<SiteState, Map<Locale, RenderedPage>>();

  return {
    /**
     * The page of an unknown address. Undefined if it must be rendered: its text depends on more
     * than the path, or its path needs escapes.
     * @param render renders the page at another path
     */
    async find(
      pathname: string,
      site: SiteState,
      render: (pathname: string) => Promise<RenderOutput>,
    ): Promise<RenderedPage | undefined> {
      const { locale, path } = splitLocale(pathname);
      if (!SIMPLE.test(path) || findRow(path) || /^\/share(?:\/|$)/.test(path)) return undefined;
      const pages = pagesBySite.get(site) ?? new Map<Locale, RenderedPage>();
      pagesBySite.set(site, pages);
      let page = pages.get(locale);
      if (!page) {
        const prefix = locale === 'en' ? '/en/' : '/';
        const output = await render(prefix + PLACEHOLDER);
        if (output.kind !== 'page' || output.status !== 404) return undefined;
        page = output;
        pages.set(locale, page);
      }
      return withPath(page, path.slice(1));
    },
  };
}

function withPath(page: RenderedPage, path: string): RenderedPage {
  // The router writes the slashes of its match ids as number signs.
  const id = path.replaceAll('/', '#');
  return {
    ...page,
    app: page.app.map((piece) =>
      piece.isShared ? piece : { ...piece, html: piece.html.replaceAll(PLACEHOLDER, path) },
    ),
    scripts: page.scripts.map((text) => text.replaceAll(PLACEHOLDER, id)),
  };
}
