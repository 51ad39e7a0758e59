import type { Locale } from '#contracts/locale.ts';
import type { PageSubmission } from '#contracts/page-submission.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { ApiClient } from '#request/client.ts';
import type { RouteRow } from './table.ts';

/** Texts of a fragment that differ between pages: attribute values or text between elements. */
export type Slots = Record<string, string>;

/** Lets one server render reuse fragments of earlier renders. */
export interface FragmentCache {
  /**
   * Starts a fragment. Returns undefined if its HTML is cached: it is then inserted as text after
   * rendering. Otherwise returns the slot placeholders to render and cache the fragment with.
   */
  enter(id: string, name: string, slots: Slots): Slots | undefined;
}

/** The match of a page: its address, by route and values, its state, and the data that it shows. */
export interface ShownPage {
  routeId: string;
  params: object;
  loaderDeps?: object;
  status: string;
  loaderData?: unknown;
}

/** The router's context, available in the loader of every route. */
export interface RouterContext {
  /** Returns the request client in a language. */
  api: (locale: Locale) => ApiClient;
  /** The initial state, loaded before the router starts. */
  site: SiteState;
  /** Base path of the site, with slashes at both ends. */
  basePath: string;
  /** What was posted without scripts; only on the server. */
  submission?: PageSubmission | undefined;
  /** In the browser: the page on the screen. */
  shown?: () => ShownPage | undefined;
  /** On the server: the cached fragments of earlier renders. */
  fragments?: FragmentCache;
}

/** Data of a matched route for the layouts and the document. */
export interface RouteInfo {
  row: RouteRow;
  locale: Locale;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    info?: RouteInfo;
  }
}
