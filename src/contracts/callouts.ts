import type { Locale } from './locale.ts';

/** Kinds of callouts; Markdown names them as GitHub does, `> [!NOTE]`. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
export type CalloutKind = (typeof calloutKinds)[number];

/** Titles of callouts. */
export const calloutTitles: Readonly<Record<CalloutKind, Record<Locale, string>>> = {
  note: { zh: '说明', en: 'Note' },
  tip: { zh: '技巧', en: 'Tip' },
  important: { zh: '重要', en: 'Important' },
  warning: { zh: '注意', en: 'Warning' },
  caution: { zh: '危险', en: 'Caution' },
};

/** The kind of a callout by its name in Markdown, in any case. */
export function calloutKindOf(name: string): CalloutKind | undefined {
  return calloutKinds.find((kind) => kind === name.toLowerCase());
}
