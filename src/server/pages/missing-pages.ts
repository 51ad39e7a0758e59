import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { RenderOutput } from '#site/entry-server.tsx';
import { findRow, splitLocale } from '#site/routing/table.ts';

/** A rendered page. */
export type RenderedPage = Extract<RenderOutput, { kind: 'page' }>;

/** Stands for the path in a kept page; no escaping changes it. */
const PLACEHOLDER = 'kept-missing-page-5d1c';

/** Paths that are the same in HTML, in a script and in an address. The fallback page cuts long ones. */
const SIMPLE = /^\/[A-Za-z0-9._~/-]{1,100}$/;

/**
 * Pages for unknown addresses, as scanners ask for them by the thousand: rendered once per language,
 * then only the path is replaced. They are dropped with the site's settings.
 */
export function createMissingPages() {
  const kept = new WeakMap<SiteState, Map<Locale, RenderedPage>>();

  return {
    /**
     * The page of an unknown address; undefined where it must be rendered for itself: its text depends
     * on more than the path, or its path needs escapes.
     * @param render renders the page at another path
     */
    async find(
      pathname: string,
      site: SiteState,
      render: (pathname: string) => Promise<RenderOutput>,
    ): Promise<RenderedPage | undefined> {
      const { locale, path } = splitLocale(pathname);
      if (!SIMPLE.test(path) || findRow(path) || /^\/share(?:\/|$)/.test(path)) return undefined;
      const pages = kept.get(site) ?? new Map<Locale, RenderedPage>();
      kept.set(site, pages);
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
      piece.isKept ? piece : { ...piece, html: piece.html.replaceAll(PLACEHOLDER, path) },
    ),
    scripts: page.scripts.map((text) => text.replaceAll(PLACEHOLDER, id)),
  };
}
