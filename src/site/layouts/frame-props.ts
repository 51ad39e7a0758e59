import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { ProductKey, SiteState } from '#contracts/site-state.ts';

/** Properties of both layouts. */
export type FrameProps = {
  site: SiteState;
  locale: Locale;
  /** Chinese path of the page. */
  path: string;
  theme: 'dark' | 'light';
  /** Product of the page; it sets the accent colour. */
  product: ProductKey | null;
  /**
   * Address in the other language of this page, or of the home page. On the server it is absolute.
   */
  switchHref: string;
  children: ReactNode;
};
