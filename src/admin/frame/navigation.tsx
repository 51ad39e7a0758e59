import { Link, useLocation } from '@tanstack/react-router';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { Icon } from '#ui/icons.tsx';
import { coreMessages } from '../core/messages.ts';
import { useMay } from '../core/session.tsx';
import { type ScreenGroup, screenGroups, screenLinks } from '../screens.ts';
import { PaletteButton } from './palette-button.tsx';

const groups = Object.keys(screenGroups) as ScreenGroup[];

/** Links to the screens that the person may see. */
export function Navigation() {
  const text = useMessages(coreMessages);
  const locale = useLocale();
  const may = useMay();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (nav.current && pathname) showCurrent(nav.current);
  }, [pathname]);
  const linksOf = (group: ScreenGroup | undefined) =>
    screenLinks
      .filter((link) => link.group === group && (!link.right || may(link.right)))
      .map(
        ({ to, icon, label }) =>
          icon && <NavLink key={to} to={to} icon={icon} label={label[locale]} />,
      );
  return (
    <nav
      ref={nav}
      aria-label={text.navigation}
      className="relative flex gap-1 overflow-x-auto px-2 pb-2 lg:mt-2 lg:min-h-0 lg:flex-col lg:overflow-x-visible lg:overflow-y-auto lg:px-0"
    >
      <PaletteButton />
      {linksOf(undefined)}
      {groups.map((group) => (
        <Fragment key={group}>
          <NavGroup>{screenGroups[group][locale]}</NavGroup>
          {linksOf(group)}
        </Fragment>
      ))}
    </nav>
  );
}

/** Scrolls the links, but never the page, until the one of the open screen is seen. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector<HTMLElement>('[aria-current=page]');
  if (!link) return;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = link;
  nav.scrollTo({
    left: offsetLeft - (nav.clientWidth - offsetWidth) / 2,
    top: offsetTop - (nav.clientHeight - offsetHeight) / 2,
  });
}

/** Name of a group of links; on phones, where they are in one row, it is left out. */
function NavGroup({ children }: { children: ReactNode }) {
  return <p className="nav-group max-lg:hidden">{children}</p>;
}

function NavLink({ to, icon: Picture, label }: { to: string; icon: Icon; label: string }) {
  return (
    <Link
      to={to}
      className="nav-link"
      // The start page is not current for the addresses below it.
      activeOptions={{ exact: to === '/', includeSearch: false }}
    >
      <Picture />
      {label}
    </Link>
  );
}
