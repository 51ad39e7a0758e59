import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { type Icon, IconBook, IconBox, IconDownload, IconFile, IconGrid } from '#ui/icons.tsx';

/** Kinds of content with screens in the back office. */
export const editedKinds = [
  'article',
  'case',
  'document',
  'download',
  'page',
] as const satisfies readonly ContentKind[];
export type EditedKind = (typeof editedKinds)[number];

/** Icons of the kinds in menus and lists. */
export const kindIcons: Record<EditedKind, Icon> = {
  article: IconFile,
  case: IconBox,
  document: IconBook,
  download: IconDownload,
  page: IconGrid,
};

const bothLanguages = ['zh', 'en', 'shared'] as const;

/** Parts of the kinds, in the order of the screen. The learning centre is in Chinese only. */
export const editedParts: Record<EditedKind, readonly ContentPart[]> = {
  article: bothLanguages,
  case: bothLanguages,
  document: ['zh', 'shared'],
  download: bothLanguages,
  page: ['zh', 'en'],
};

/** Kinds whose records are made in the back office. Code knows the pages, so none can be added. */
export type CreatedKind = Exclude<EditedKind, 'page'>;

export function isCreatedKind(kind: EditedKind): kind is CreatedKind {
  return kind !== 'page';
}

export function isEditedKind(kind: string | undefined): kind is EditedKind {
  return editedKinds.some((known) => known === kind);
}
