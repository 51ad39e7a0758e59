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

/** Parts that these kinds have. */
export const editedParts = ['zh', 'en', 'shared'] as const satisfies readonly ContentPart[];

export function isEditedKind(kind: string | undefined): kind is EditedKind {
  return editedKinds.some((known) => known === kind);
}
