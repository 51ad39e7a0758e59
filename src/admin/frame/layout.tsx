import { Link, Outlet } from '@tanstack/react-router';
import { useDates } from '#ui/i18n/dates.ts';
import { useMessages } from '#ui/i18n/messages.tsx';
import { LogoMark } from '#ui/logo.tsx';
import { Notice } from '#ui/notices.tsx';
import { Loading } from '../core/loading.tsx';
import { coreMessages } from '../core/messages.ts';
import { isOverdue, usePerson, useSession } from '../core/session.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Navigation } from './navigation.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { PaletteButton } from './palette-button.tsx';

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
        <div className="flex items-center gap-1 px-4 py-2 lg:contents">
          <span className="me-auto flex items-center gap-2.5 font-semibold lg:px-2 lg:py-3">
            <LogoMark size={26} />
            {text.title}
          </span>
          <PaletteButton />
          <span className="lg:hidden">
            <AccountMenu />
          </span>
          <NavigationDrawer />
        </div>
        <Navigation className="relative mt-1 hidden min-h-0 flex-col gap-1 overflow-y-auto lg:flex" />
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
