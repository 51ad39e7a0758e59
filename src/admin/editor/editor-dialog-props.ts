import type { Locale } from '#contracts/locale.ts';

/** What a dialog puts into the text. */
export interface Insertion {
  markdown: string;
  /** In lines of its own. */
  isBlock: boolean;
}

export interface EditorDialogProps {
  /** Language of the text. */
  locale: Locale;
  selectedText: string;
  onInsert(insertion: Insertion): void;
  onClose(): void;
}
