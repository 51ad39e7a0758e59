import { useLocale } from '#ui/i18n/messages.tsx';
import { useMay } from '../core/session.tsx';
import { screenLinks } from '../screens.ts';
import type { PaletteEntry } from './entries.ts';

/** The screens and actions that the person may use. */
export function useScreens(): PaletteEntry[] {
  const locale = useLocale();
  const may = useMay();
  return screenLinks
    .filter(({ right }) => !right || may(right))
    .map(({ to, search, label }) => ({
      key: [to, ...Object.values(search ?? {})].join(' '),
      to,
      label: label[locale],
      ...(search && { search }),
    }));
}
