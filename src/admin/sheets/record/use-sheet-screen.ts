import { useQuery } from '@tanstack/react-query';
import type { SheetKind } from '#contracts/sheets/kinds.ts';
import { sheetScreens } from '../kinds.ts';
import type { SheetScreen } from '../screen-of-kind.ts';

const none: SheetScreen = {};

/** The form or editor of a kind, loaded once. */
export function useSheetScreen(kind: SheetKind) {
  return useQuery({
    queryKey: ['sheet-screens', kind],
    queryFn: async () => (await sheetScreens[kind]?.()) ?? none,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
