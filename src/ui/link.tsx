import { Link as RouterLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { localizePath, type SiteHref } from '#site/routing/table.ts';
import { useLocale } from './i18n/messages.tsx';

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;

interface LinkProps extends AnchorProps {
  /** Chinese path of the page; the English twin is linked on English pages where there is one. */
  to: SiteHref;
  /** Query fields; empty ones are left out. */
  search?: Record<string, string | undefined>;
  /** Fragment without `#`. */
  hash?: string;
  /** Keeps the scroll position, for links that only filter what is shown. */
  keepScroll?: boolean;
  /** Takes the place of this page in the history, for steps between records of one list. */
  replace?: boolean | undefined;
  /** Kept with the entry in the history. */
  state?: Record<string, boolean> | undefined;
  children?: ReactNode;
}

/** A link to a page of the site: typed by the route table, in the language of the page it is on. */
export function Link({ to, search, hash, keepScroll, replace, state, ...anchor }: LinkProps) {
  const target = localizePath(to, useLocale());
  return (
    <RouterLink
      {...anchor}
      to={target as '/'}
      search={(search ?? {}) as never}
      {...(hash ? { hash } : {})}
      {...(keepScroll ? { resetScroll: false } : {})}
      {...(replace ? { replace } : {})}
      {...(state ? { state: state as never } : {})}
      // A link that names query fields is the current one only with the same fields.
      activeOptions={{ exact: true, includeSearch: search !== undefined }}
    />
  );
}
