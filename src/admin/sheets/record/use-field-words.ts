import type { SheetKind } from '#contracts/sheets/kinds.ts';
import { useLocale } from '#ui/i18n/messages.tsx';
import { fieldWords } from '../../form/words.ts';
import { useSheetScreen } from './use-sheet-screen.ts';

/** Names fields of a body by their path, in the reader's words. */
export function useFieldWords(kind: SheetKind): (path: string) => string {
  const locale = useLocale();
  const { data } = useSheetScreen(kind);
  return (path) => (data?.form ? fieldWords(data.form.labels, path, locale) : path);
}
