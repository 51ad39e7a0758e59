import type { PdfDocument } from '#content/pdf/document.ts';
import type { Locale } from '#contracts/locale.ts';
import type { ShareKind } from '#contracts/sheets/kinds.ts';

/** What a document says of the provider and the page, beside the sheet. */
export interface PdfContext {
  /** The provider's name in the language of the sheet. */
  provider: string;
  /** Address of the sheet's page. */
  address: string;
}

/** An opened sheet whose file is wanted. */
export interface WantedPdf {
  kind: ShareKind;
  token: string;
  locale: Locale;
  /** What the file is called when it is saved, without its ending. */
  name: string;
}

/** The PDF files of sheets that are opened by links. */
export interface SheetPdfs {
  /** The file of an opened sheet, which browsers show: that of WeChat cannot save one. */
  answer(
    wanted: WantedPdf,
    build: (context: PdfContext) => PdfDocument,
  ): Promise<{ body: Uint8Array<ArrayBuffer>; shownName: string }>;
}
