import { useMatches } from '@tanstack/react-router';
import type { RouteInfo } from './context.ts';
import { fallbackRow } from './table.ts';

const fallbackInfo: RouteInfo = { row: fallbackRow, locale: 'zh' };

/** Row and language of the current page. */
export function useRouteInfo(): RouteInfo {
  return useMatches({
    select: (matches) => matches.at(-1)?.staticData.info ?? fallbackInfo,
  });
}
