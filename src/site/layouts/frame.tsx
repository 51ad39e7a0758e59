import { Outlet, useLocation, useMatches, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import type { Locale } from '#contracts/locale.ts';
import type { MenuItem, ProductKey, SiteState } from '#contracts/site-state.ts';
import { useBasePath } from '#ui/host.tsx';
import { commonMessages } from '#ui/i18n/common.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { bootSettings } from '../boot.ts';
import { useSite } from '../initial-state.ts';
import { inOtherLanguage } from '../routing/other-language.ts';
import type { LoadedPage } from '../routing/page-view.tsx';
import { useRouteInfo } from '../routing/route-info.ts';
import { type RouteRow, splitLocale, themeOf } from '../routing/table.ts';
import { PageLayout } from './page-layout.tsx';

/** Computes the properties of the layout. */
function useFrame() {
  const site = useSite();
  const basePath = useBasePath();
  const info = useRouteInfo();
  const { pathname, search } = useLocation();
  const { path } = splitLocale(pathname);
  // Whether a missing record exists in the other language is not known: its page is tried.
  const translation = useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      const loaded =
        match?.status === 'success' ? (match.loaderData as LoadedPage | undefined) : undefined;
      return { isTranslated: loaded?.hasOtherLanguage !== false, counterpart: loaded?.counterpart };
    },
    structuralSharing: true,
  });
  const { address, instead } = inOtherLanguage({ ...info, path, search, ...translation });
  const menus = useMemo(() => menusIn(site.menus, info.locale), [site, info.locale]);
  return {
    site: { ...site, menus },
    path,
    locale: useLocale(),
    layout: info.row.layout,
    theme: themeOf(info.row, search),
    product: productOf(path),
    isSheet: info.row.secret ?? false,
    otherLanguage: {
      href: import.meta.env.SSR ? basePath + address.slice(1) : address,
      title: instead ? insteadTitle(instead, info.locale) : undefined,
    },
  };
}

/** Says, in the other language, which page opens because this one is not translated. */
function insteadTitle({ title }: RouteRow, locale: Locale): string {
  const other = locale === 'zh' ? 'en' : 'zh';
  const text = commonMessages[other];
  return text.opensInstead(title[other] ?? text.home);
}

/** Menus of a language. English pages omit entries without an English label. */
function menusIn({ header, footer }: SiteState['menus'], locale: Locale): SiteState['menus'] {
  const translated = (items: MenuItem[]): MenuItem[] =>
    items
      .filter(({ label }) => locale === 'zh' || label.en !== null)
      .map((item) => ({
        ...item,
        hint: locale === 'zh' || item.hint?.en ? item.hint : null,
        children: translated(item.children),
      }));
  return { header: translated(header), footer: translated(footer) };
}

function productOf(path: string): ProductKey | null {
  const key = /^\/product\/([a-z0-9]+)$/.exec(path)?.[1];
  return (key as ProductKey | undefined) ?? null;
}

/**
 * Moves the focus to the new page after a navigation, so that screen readers announce it. On the
 * same page with another query it returns the focus to where it was: the placeholder of a slow
 * answer hides the focused link, which takes the focus away.
 */
function useFocusOnNavigation() {
  const resolved = useRouterState({ select: (state) => state.resolvedLocation?.href });
  const previous = useRef(resolved);
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const [before, now] = [previous.current, resolved].map((href) => href?.replace(/[?#].*/, ''));
    if (before && now && before !== now) {
      document.getElementById('main')?.focus({ preventScroll: true });
    } else if (previous.current !== resolved && document.activeElement === document.body) {
      focused.current?.focus({ preventScroll: true });
    }
    previous.current = resolved;
  }, [resolved]);
}

/**
 * Reports to the hydration loader that the application handles events. The layout reports it, not
 * the root: React hydrates it after the root, and only then do menus and links work.
 */
function useAnnounceHydration() {
  const router = useRouter();
  useEffect(() => {
    const settings = bootSettings();
    // Scripts of a page may not be loaded yet; it reports when they are.
    const hasPage = router.state.matches.at(-1)?.staticData.info !== undefined;
    if (settings.phase !== 'page') settings.phase = hasPage ? 'layout' : 'page';
    dispatchEvent(new Event('site:hydrated'));
  }, [router]);
}

/** The layout of the current page around it. */
export function Frame() {
  const frame = useFrame();
  useFocusOnNavigation();
  useAnnounceHydration();
  return (
    <PageLayout {...frame}>
      <Outlet />
    </PageLayout>
  );
}
