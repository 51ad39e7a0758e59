import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { ProductKey, SiteState } from '#contracts/site-state.ts';
import type { RouteRow } from '../routing/table.ts';

/** The link to the other language. */
export interface LanguageLink {
  /** Path and query; on the server it is absolute. */
  href: string;
  /** Says, in the other language, that it opens another page; undefined for the same page. */
  title: string | undefined;
}

/** Properties of the layout around a page. */
export type FrameProps = {
  site: SiteState;
  locale: Locale;
  /** Chinese path of the page. */
  path: string;
  layout: RouteRow['layout'];
  theme: 'dark' | 'light';
  /** Product of the page; it sets the accent colour. */
  product: ProductKey | null;
  otherLanguage: LanguageLink;
  /** Sheets have no menus, no booking button and no sales footer. */
  isSheet: boolean;
  children: ReactNode;
};
