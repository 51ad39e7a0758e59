import type { Locale } from '#contracts/locale.ts';

/** Properties of an editor of one text. */
export interface TextEditorProps {
  id: string;
  label: string;
  /** Language of the text. */
  locale: Locale;
  value: string;
  onChange(text: string): void;
  isInvalid: boolean;
  isReadOnly: boolean;
  describedBy: string | undefined;
}
