import { Menu } from '@base-ui/react/menu';
import { Link, Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import {
  type Icon,
  IconAlert,
  IconArrowUpRight,
  IconCalendar,
  IconChart,
  IconClock,
  IconGlobe,
  IconLock,
  IconMessage,
  IconMonitor,
  IconSearch,
  IconUser,
} from '#ui/icons.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { Notice } from '#ui/notices.tsx';
import { EmptyState } from '#ui/states.tsx';
import { IconHome, IconImage, IconList, IconTable, IconTrash, IconUsers } from '#ui/tool-icons.tsx';
import { kindIcons, siteKinds, textKinds } from '../publishing/kinds.ts';
import { contentMessages } from '../publishing/messages.ts';
import { useLanguage } from './language.tsx';
import { Loading } from './loading.tsx';
import { coreMessages } from './messages.ts';
import { PaletteButton } from './palette-button.tsx';
import { isOverdue, useMay, usePerson, useSession } from './session.tsx';
import { useAction } from './use-action.ts';

/** Frame of all screens of signed-in people. The router has sent others to the sign-in page. */
export function Layout() {
  const { person } = useSession();
  return person ? <Frame /> : <Loading />;
}

function Frame() {
  const text = useMessages(coreMessages);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <a href="#main" className="skip-link">
        {text.skipToContent}
      </a>
      <header className="border-b border-line bg-surface lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col lg:border-e lg:border-b-0 lg:p-4">
        <div className="flex items-center justify-between gap-3 px-4 py-2 lg:px-2 lg:py-3">
          <span className="flex items-center gap-2.5 font-semibold">
            <LogoMark size={26} />
            {text.title}
          </span>
          <span className="lg:hidden">
            <AccountMenu />
          </span>
        </div>
        <Navigation />
        <span className="mt-auto hidden border-t border-line pt-2 lg:block">
          <AccountMenu />
        </span>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 p-4 sm:p-6 lg:p-8">
        <div className="mx-auto max-w-[1080px] has-[[data-wide]]:max-w-[1320px]">
          <TwoFactorNotice />
          <Outlet />
        </div>
      </main>
    </div>
  );
}

function Navigation() {
  const text = useMessages(coreMessages);
  const content = useMessages(contentMessages);
  const may = useMay();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (nav.current && pathname) showCurrent(nav.current);
  }, [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={text.navigation}
      className="relative flex gap-1 overflow-x-auto px-2 pb-2 lg:mt-2 lg:min-h-0 lg:flex-col lg:overflow-x-visible lg:overflow-y-auto lg:px-0"
    >
      <PaletteButton />
      <NavLink to="/" icon={IconHome} label={text.overview} isExact />
      {may('bookings.read') && <NavLink to="/bookings" icon={IconCalendar} label={text.bookings} />}
      {may('statistics.read') && (
        <NavLink to="/statistics" icon={IconChart} label={text.statistics} />
      )}
      {may('content.read') && (
        <>
          <NavGroup>{text.content}</NavGroup>
          {textKinds.map((kind) => (
            <NavLink
              key={kind}
              to={`/content/${kind}`}
              icon={kindIcons[kind]}
              label={content.kinds[kind]}
            />
          ))}
          {may('media.read') && <NavLink to="/media" icon={IconImage} label={text.media} />}
          {may('riskyWords.read') && (
            <NavLink to="/risky-words" icon={IconAlert} label={text.riskyWords} />
          )}
          <NavLink to="/translations" icon={IconGlobe} label={text.translations} />
          <NavLink to="/bulk-operations" icon={IconList} label={text.bulkOperations} />
          {may('facts.read') && <NavLink to="/facts" icon={IconTable} label={text.facts} />}
          <NavLink to="/trash" icon={IconTrash} label={content.trash} />
        </>
      )}
      <SiteLinks />
      <NavGroup>{text.administration}</NavGroup>
      {may('staff.read') && <NavLink to="/staff" icon={IconUsers} label={text.staff} />}
      {may('audit.read') && <NavLink to="/audit" icon={IconClock} label={text.audit} />}
      {may('system.read') && <NavLink to="/system" icon={IconMonitor} label={text.system} />}
      <NavLink to="/account" icon={IconUser} label={text.account} />
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

/** Links to what steers the site as a whole. */
function SiteLinks() {
  const text = useMessages(coreMessages);
  const content = useMessages(contentMessages);
  const may = useMay();
  return (
    <>
      <NavGroup>{text.site}</NavGroup>
      {may('content.read') &&
        siteKinds.map((kind) => (
          <NavLink
            key={kind}
            to={`/content/${kind}`}
            icon={kindIcons[kind]}
            label={content.kinds[kind]}
          />
        ))}
      {may('redirects.read') && (
        <NavLink to="/redirects" icon={IconArrowUpRight} label={text.redirects} />
      )}
      {may('privacyNotices.read') && (
        <NavLink to="/privacy-notices" icon={IconLock} label={text.privacyNotices} />
      )}
      {may('feedback.read') && <NavLink to="/feedback" icon={IconMessage} label={text.feedback} />}
      {may('searches.read') && (
        <NavLink to="/search-misses" icon={IconSearch} label={text.searchMisses} />
      )}
    </>
  );
}

/** Name of a group of links; on phones, where they are in one row, it is left out. */
function NavGroup({ children }: { children: ReactNode }) {
  return <p className="nav-group max-lg:hidden">{children}</p>;
}

function NavLink({
  to,
  icon: Picture,
  label,
  isExact = false,
}: {
  to: string;
  icon: Icon;
  label: string;
  /** Is not current for the addresses below it. */
  isExact?: boolean;
}) {
  return (
    <Link to={to} className="nav-link" activeOptions={{ exact: isExact, includeSearch: false }}>
      <Picture />
      {label}
    </Link>
  );
}

function AccountMenu() {
  const text = useMessages(coreMessages);
  const { name, role } = usePerson();
  const { api, refresh } = useSession();
  const { locale, setLocale } = useLanguage();
  const { run } = useAction();
  const other = locale === 'zh' ? 'en' : 'zh';
  const switchLanguage = () =>
    run(async () => {
      await api('PATCH /admin/account', { body: { locale: other } });
      setLocale(other);
      await refresh();
    });
  const signOut = () =>
    run(async () => {
      await api('DELETE /admin/session');
      await refresh();
    });
  return (
    <Menu.Root>
      <Menu.Trigger className="nav-link w-full text-start data-[popup-open]:text-ink">
        <IconUser />
        <span className="sr-only">{text.openMenu}</span>
        <span className="min-w-0">
          <span className="block max-w-40 truncate text-ink">{name}</span>
          <span className="block text-xs">{text.roles[role]}</span>
        </span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={6} className="z-30">
          <Menu.Popup className="menu">
            <Menu.Item
              className="menu-item"
              lang={other === 'zh' ? 'zh-CN' : 'en'}
              onClick={switchLanguage}
            >
              {text.language}
            </Menu.Item>
            <Menu.Item className="menu-item" onClick={signOut}>
              {text.signOut}
            </Menu.Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Reminds people whose role needs a second factor. */
function TwoFactorNotice() {
  const text = useMessages(coreMessages);
  const person = usePerson();
  const dates = useDates();
  if (person.hasTwoFactor || !person.twoFactorDueAt) return null;
  return (
    <div className="mb-6">
      <Notice kind="warning">
        {isOverdue(person)
          ? text.twoFactorOverdue
          : text.twoFactorDue(dates.day(person.twoFactorDueAt))}{' '}
        <Link to="/account" hash="two-factor" className="link">
          {text.setUp}
        </Link>
      </Notice>
    </div>
  );
}

/** Head of a screen: its name, and its main action at the end. */
export function ScreenHeader({ title, action }: { title: string; action?: ReactNode }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl">{title}</h1>
      {action}
    </div>
  );
}

export function NotFound() {
  const text = useMessages(coreMessages);
  return (
    <EmptyState title={text.notFoundTitle} actions={<ToAccount />}>
      {text.notFoundText}
    </EmptyState>
  );
}

/** Shown in place of a screen that the role may not see. */
export function NoRight() {
  const text = useMessages(coreMessages);
  return (
    <EmptyState title={text.noRightTitle} actions={<ToAccount />}>
      {text.noRightText}
    </EmptyState>
  );
}

function ToAccount() {
  return (
    <Link to="/account" className="btn btn-primary">
      {useMessages(coreMessages).backToAccount}
    </Link>
  );
}
