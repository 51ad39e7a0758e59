import type { ContentKind } from '#contracts/content-kinds.ts';
import {
  type Icon,
  IconBook,
  IconBox,
  IconCheckCircle,
  IconDownload,
  IconFile,
  IconMenu,
  IconQr,
} from '#ui/icons.tsx';
import { IconBranch, IconFilter, IconGrid, IconImage } from '#ui/tool-icons.tsx';

/** Icons of the kinds in menus and lists. */
export const kindIcons: Record<ContentKind, Icon> = {
  article: IconFile,
  case: IconBox,
  document: IconBook,
  diagnosis: IconBranch,
  download: IconDownload,
  page: IconGrid,
  campaign: IconCheckCircle,
  scene: IconImage,
  menu: IconMenu,
  settings: IconFilter,
  qr: IconQr,
};
