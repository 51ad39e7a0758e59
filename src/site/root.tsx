import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LocaleProvider } from '#ui/i18n/messages.tsx';
import { NoticeRegion } from './layouts/notice-region.tsx';
import { SearchHost } from './layouts/search-host.tsx';
import { usePageLocale } from './routing/page-locale.ts';
import { watchPlatform } from './state/platform.ts';
import { SiteUiHost } from './ui-host.tsx';

/** Id of the application's root element. */
export const ROOT_ELEMENT_ID = 'app';

/** Content of the body: the page in its language, the search dialog and notices. */
export function SiteRoot() {
  const locale = usePageLocale();
  useEffect(watchPlatform, []);
  return (
    <LocaleProvider locale={locale}>
      <SiteUiHost>
        <Outlet />
        <SearchHost />
        <NoticeRegion />
      </SiteUiHost>
    </LocaleProvider>
  );
}
