import { Link, useLocation } from '@tanstack/react-router';
import { Fragment, useEffect, useRef } from 'react';
import { useLocale, useMessages } from '#ui/i18n/messages.tsx';
import type { Icon } from '#ui/icons.tsx';
import { coreMessages } from '../core/messages.ts';
import { useMay } from '../core/session.tsx';
import { type ScreenGroup, screenGroups, screenLinks } from '../screens.ts';

const groups = Object.keys(screenGroups) as ScreenGroup[];

/** Links to the screens that the person may see. */
export function Navigation({
  className,
  onFollow,
}: {
  className: string;
  /** Called when a link is followed, also that of the open screen. */
  onFollow?: () => void;
}) {
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
          icon && (
            <NavLink key={to} to={to} icon={icon} label={label[locale]} onFollow={onFollow} />
          ),
      );
  return (
    <nav ref={nav} aria-label={text.navigation} className={className}>
      {linksOf(undefined)}
      {groups.map((group) => (
        <Fragment key={group}>
          <p className="nav-group col-span-full">{screenGroups[group][locale]}</p>
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
  const { offsetTop, offsetHeight } = link;
  nav.scrollTo({ top: offsetTop - (nav.clientHeight - offsetHeight) / 2 });
}

function NavLink({
  to,
  icon: Picture,
  label,
  onFollow,
}: {
  to: string;
  icon: Icon;
  label: string;
  onFollow?: () => void;
}) {
  return (
    <Link
      to={to}
      className="nav-link"
      // The start page is not current for the addresses below it.
      activeOptions={{ exact: to === '/', includeSearch: false }}
      onClick={onFollow}
    >
      <Picture />
      {label}
    </Link>
  );
}
