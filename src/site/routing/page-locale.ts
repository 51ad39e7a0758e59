import { useMatches } from '@tanstack/react-router';
import type { Locale } from '#contracts/locale.ts';
import type { LoadedPage } from './page-view.tsx';
import { useRouteInfo } from './route-info.ts';

/** Language that the current page is shown in: that of its address, or of a sheet that has only one. */
export function usePageLocale(): Locale {
  const { locale } = useRouteInfo();
  const own = useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      return match?.status === 'success'
        ? (match.loaderData as LoadedPage | undefined)?.locale
        : undefined;
    },
  });
  return own ?? locale;
}
