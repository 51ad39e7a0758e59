import { Link as RouterLink, useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { type UiHost, UiHostProvider } from '#ui/host.tsx';
import { useLocale } from '#ui/i18n/messages.tsx';
import type { LinkProps } from '#ui/link-target.ts';
import { useRouterContext } from './initial-state.ts';
import { findRow, localizePath, type SiteHref, splitLocale } from './routing/table.ts';

declare module '#ui/link-target.ts' {
  interface Register {
    path: SiteHref;
  }
}

/** A link through the site's router. Hovering it preloads the page. */
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
      // A link with query fields is current only if the fields are equal.
      activeOptions={{ exact: true, includeSearch: search !== undefined }}
    />
  );
}

/** Connects the UI components shared with the studio to the site's router. */
export function SiteUiHost({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { basePath } = useRouterContext();
  const host = useMemo<UiHost>(() => {
    let latestHref = '';
    return {
      basePath,
      Link: SiteLink,
      isPage: (path) => findRow(path) !== undefined,
      navigate(href, { keepScroll = false, replace = false } = {}) {
        const path = href.replace(/[?#].*$/, '');
        if (!findRow(splitLocale(path).path)) return false;
        latestHref = href;
        // Within a page the scroll to an anchor is smooth, as with links; to another page see router.tsx.
        const isHere = path === location.pathname.slice(basePath.length - 1);
        const scroll = keepScroll || isHere ? { hashScrollIntoView: !keepScroll } : {};
        const options = { href, replace, resetScroll: !keepScroll, ...scroll };
        // While the page waited for its data, the placeholder would take its place, and a shorter
        // document loses the scroll position.
        const loaded = keepScroll ? router.preloadRoute(options as never) : Promise.resolve();
        void loaded.then(() => {
          if (latestHref === href) void router.navigate(options);
        });
        return true;
      },
    };
  }, [router, basePath]);
  return <UiHostProvider host={host}>{children}</UiHostProvider>;
}
