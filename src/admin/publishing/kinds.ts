import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import {
  type Icon,
  IconBook,
  IconBox,
  IconDownload,
  IconFile,
  IconFilter,
  IconGrid,
  IconMenu,
  IconQr,
} from '#ui/icons.tsx';

/** Kinds that are written as texts. */
export const textKinds = [
  'article',
  'case',
  'document',
  'download',
  'page',
] as const satisfies readonly ContentKind[];
/** Kinds that steer the site as a whole. */
export const siteKinds = ['menu', 'settings', 'qr'] as const satisfies readonly ContentKind[];

/** Kinds of content with screens in the back office. */
export const editedKinds = [...textKinds, ...siteKinds] as const;
export type EditedKind = (typeof editedKinds)[number];

/** Icons of the kinds in menus and lists. */
export const kindIcons: Record<EditedKind, Icon> = {
  article: IconFile,
  case: IconBox,
  document: IconBook,
  download: IconDownload,
  page: IconGrid,
  menu: IconMenu,
  settings: IconFilter,
  qr: IconQr,
};

const bothLanguages = ['zh', 'en', 'shared'] as const;

/** Parts of the kinds, in the order of the screen. The learning centre is in Chinese only. */
export const editedParts: Record<EditedKind, readonly ContentPart[]> = {
  article: bothLanguages,
  case: bothLanguages,
  document: ['zh', 'shared'],
  download: bothLanguages,
  page: ['zh', 'en'],
  menu: ['shared'],
  settings: ['shared'],
  qr: ['shared'],
};

/** Kinds whose records are made and deleted in the back office. Code knows the other ones. */
const createdKinds = [
  'article',
  'case',
  'document',
  'download',
] as const satisfies readonly EditedKind[];
export type CreatedKind = (typeof createdKinds)[number];

export function isCreatedKind(kind: string): kind is CreatedKind {
  return createdKinds.some((known) => known === kind);
}

export function isEditedKind(kind: string | undefined): kind is EditedKind {
  return editedKinds.some((known) => known === kind);
}
