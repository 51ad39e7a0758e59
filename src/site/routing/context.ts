import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { FragmentCache } from '../layouts/cached-fragment.tsx';
import type { ApiClient } from '../request/client.ts';
import type { RouteRow } from './table.ts';

/** The router's context, available in the loader of every route. */
export interface RouterContext {
  /** Returns the request client in a language. */
  api: (locale: Locale) => ApiClient;
  /** The initial state, loaded before the router starts. */
  site: SiteState;
  /** Base path of the site, with slashes at both ends. */
  basePath: string;
  /** A refused booking posted without scripts; only on the server. */
  submission?: BookingSubmission | undefined;
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
