import { HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LocaleProvider } from './i18n/messages.tsx';
import { useRouteInfo } from './layouts/frames.tsx';
import { NoticeRegion } from './layouts/notice-region.tsx';
import { watchPlatform } from './state/platform.ts';

/** The whole HTML document around every page. */
export function SiteDocument() {
  const { row, locale } = useRouteInfo();
  useEffect(watchPlatform, []);
  useEffect(() => {
    if (window.__site) window.__site.hydrated = true;
    dispatchEvent(new Event('site:hydrated'));
  }, []);
  return (
    <html lang={locale === 'zh' ? 'zh-CN' : 'en'} data-theme={row.theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        <HeadContent />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <Outlet />
          <NoticeRegion />
        </LocaleProvider>
        <Scripts />
      </body>
    </html>
  );
}
