import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { type Icon, IconBook, IconBox, IconFile } from '#ui/icons.tsx';

/** Kinds of content with screens in the back office. */
export const editedKinds = [
  'article',
  'case',
  'document',
] as const satisfies readonly ContentKind[];
export type EditedKind = (typeof editedKinds)[number];

/** Icons of the kinds in menus and lists. */
export const kindIcons: Record<EditedKind, Icon> = {
  article: IconFile,
  case: IconBox,
  document: IconBook,
};

const bothLanguages = ['zh', 'en', 'shared'] as const;

/** Parts of the kinds, in the order of the screen. The learning centre is in Chinese only. */
export const editedParts: Record<EditedKind, readonly ContentPart[]> = {
  article: bothLanguages,
  case: bothLanguages,
  document: ['zh', 'shared'],
};

export function isEditedKind(kind: string | undefined): kind is EditedKind {
  return editedKinds.some((known) => known === kind);
}
