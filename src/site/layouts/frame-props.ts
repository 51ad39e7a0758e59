import type { ReactNode } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { ProductKey, SiteState } from '#contracts/site-state.ts';

/** What both layouts are told about the site and the page they wrap. */
export type FrameProps = {
  site: SiteState;
  locale: Locale;
  /** Chinese path of the page. */
  path: string;
  theme: 'dark' | 'light';
  /** The product the page is about; it sets the accent. */
  product: ProductKey | null;
  /** Path and query of this page, or of the home, in the other language; the whole address on the server. */
  switchHref: string;
  children: ReactNode;
};
