import { useMatches } from '@tanstack/react-router';
import type { Locale } from '#contracts/locale.ts';
import type { LoadedPage } from './page-view.tsx';

/** Language that the current page is shown in: that of its address, or of a sheet that has only one. */
export function usePageLocale(): Locale {
  return useMatches({
    select: (matches) => {
      const match = matches.at(-1);
      const loaded = match?.loaderData as LoadedPage | undefined;
      return loaded?.locale ?? match?.staticData.info?.locale ?? 'zh';
    },
  });
}
