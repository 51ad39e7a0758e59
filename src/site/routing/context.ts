import type { BookingSubmission } from '#contracts/bookings/submission.ts';
import type { Locale } from '#contracts/locale.ts';
import type { SiteState } from '#contracts/site-state.ts';
import type { KeptRender } from '../layouts/kept.tsx';
import type { ApiClient } from '../request/client.ts';
import type { RouteRow } from './table.ts';

/** What every route's loader can reach. */
export interface RouterContext {
  /** The request client in a language. */
  api: (locale: Locale) => ApiClient;
  /** The initial state, ready before the router starts. */
  site: SiteState;
  /** Base path of the site, with slashes at both ends. */
  basePath: string;
  /** A booking posted without scripts and refused; only on the server. */
  submission?: BookingSubmission | undefined;
  /** On the server: the parts of the page that may be taken from earlier renders. */
  kept?: KeptRender;
}

/** What a matched route tells layouts and the document about itself. */
export interface RouteInfo {
  row: RouteRow;
  locale: Locale;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    info?: RouteInfo;
  }
}
