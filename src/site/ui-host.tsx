import { Link as RouterLink, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { type UiHost, UiHostProvider } from '#ui/host.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import type { LinkProps } from '#ui/link.tsx';
import { useRouterContext } from './initial-state.ts';
import { findRow, localizePath, type SiteHref, splitLocale } from './routing/table.ts';

declare module '#ui/link.tsx' {
  interface Register {
    path: SiteHref;
  }
}

/** A link through the site's router: the page behind it is loaded when it is pointed at. */
function SiteLink({ to, search, hash, keepScroll, replace, state, ...anchor }: LinkProps) {
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

/** Connects the components shared with the back office to the site's router. */
export function SiteUiHost({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { basePath } = useRouterContext();
  const host = useMemo<UiHost>(
    () => ({
      basePath,
      Link: SiteLink,
      isPage: (path) => findRow(path) !== undefined,
      navigate(href) {
        if (!findRow(splitLocale(href.replace(/[?#].*$/, '')).path)) return false;
        void router.navigate({ href });
        return true;
      },
    }),
    [router, basePath],
  );
  return <UiHostProvider host={host}>{children}</UiHostProvider>;
}
