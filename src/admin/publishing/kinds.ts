import type { ContentKind, ContentPart } from '#contracts/enums/content.ts';
import { type Locale, locales } from '#contracts/locale.ts';
import {
  type Icon,
  IconBook,
  IconBox,
  IconDownload,
  IconFile,
  IconMenu,
  IconQr,
} from '#ui/icons.tsx';
import { IconBranch, IconFilter, IconGrid } from '#ui/tool-icons.tsx';

/** Kinds that are written as texts. */
export const textKinds = [
  'article',
  'case',
  'document',
  'diagnosis',
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
  diagnosis: IconBranch,
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
  diagnosis: bothLanguages,
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
  'diagnosis',
  'download',
] as const satisfies readonly EditedKind[];
export type CreatedKind = (typeof createdKinds)[number];

/** Kinds whose pages exist in Chinese only. */
const chineseKinds: readonly ContentKind[] = ['document', 'diagnosis', 'qr'];

/** Languages in which the page of a record can be shown. */
export function shownLocales(kind: ContentKind): readonly Locale[] {
  return chineseKinds.includes(kind) ? ['zh'] : locales;
}

export function isCreatedKind(kind: string): kind is CreatedKind {
  return createdKinds.some((known) => known === kind);
}

export function isEditedKind(kind: string | undefined): kind is EditedKind {
  return editedKinds.some((known) => known === kind);
}
