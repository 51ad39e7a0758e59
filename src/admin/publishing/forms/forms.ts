import type { ComponentType } from 'react';
import type { ContentKind } from '#contracts/content-kinds.ts';
import { ArticleShared, ArticleText } from './article.tsx';
import { CaseSettings, CaseTexts } from './case.tsx';
import { DiagnosisShared } from './diagnosis.tsx';
import { DocumentShared, DocumentText } from './document.tsx';
import { DownloadShared, DownloadText } from './download.tsx';
import { MenuEntries } from './menu/menu-entries.tsx';
import { PageHead } from './page.tsx';
import { QrPage } from './qr-page.tsx';
import { SiteSettings } from './settings.tsx';

/**
 * The fields of each kind: of its text in a language, and of what the languages share. The texts of a
 * diagnosis have an editor of their own.
 */
export const forms: Record<ContentKind, { Text?: ComponentType; Shared?: ComponentType }> = {
  article: { Text: ArticleText, Shared: ArticleShared },
  case: { Text: CaseTexts, Shared: CaseSettings },
  document: { Text: DocumentText, Shared: DocumentShared },
  diagnosis: { Shared: DiagnosisShared },
  download: { Text: DownloadText, Shared: DownloadShared },
  page: { Text: PageHead },
  menu: { Shared: MenuEntries },
  settings: { Shared: SiteSettings },
  qr: { Shared: QrPage },
};
