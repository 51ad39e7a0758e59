import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LocaleProvider } from '#ui/i18n/messages.tsx';
import { NoticeRegion } from './layouts/notice-region.tsx';
import { SearchHost } from './layouts/search-host.tsx';
import { useRouteInfo } from './routing/route-info.ts';
import { watchPlatform } from './state/platform.ts';
import { SiteUiHost } from './ui-host.tsx';

/** Id of the element that holds the application. */
export const ROOT_ELEMENT_ID = 'app';

/** Everything inside the document's body: the page in its language, search and notices above it. */
export function SiteRoot() {
  const { locale } = useRouteInfo();
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
