import PDFDocument from 'pdfkit';
import type { Locale } from '#contracts/locale.ts';
import { openFont, pdfWeights } from './fonts.ts';
import { PdfPage, PdfTypesetter } from './pdf-page.ts';
import { printable } from './printable.ts';

/** Size of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** A4, in points. */
export const A4: PageSize = { width: 595.28, height: 841.89 };
export const A4_LANDSCAPE: PageSize = { width: A4.height, height: A4.width };

export interface PdfFileOptions {
  title: string;
  locale: Locale;
  /** Who the file is from. */
  author?: string;
  /** What programs find the file by, in ASCII. */
  subject?: string | undefined;
}

/**
 * Writes one PDF file, with the glyphs in use embedded, so that it looks the same everywhere and its
 * text can be copied. The same content makes the same bytes: there is no clock and no random id in it.
 */
export class PdfFile {
  readonly typesetter: PdfTypesetter;
  readonly #document: PDFKit.PDFDocument;
  readonly #bytes: Promise<Uint8Array<ArrayBuffer>>;

  constructor({ title, locale, author, subject }: PdfFileOptions) {
    const document = new PDFDocument({
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      // None of the fonts of the PDF standard, which have no Chinese: `font` would load one.
      font: null as unknown as string,
      lang: locale === 'zh' ? 'zh-CN' : 'en',
      displayTitle: true,
      info: {
        Title: printable(title),
        ...(author && { Author: printable(author) }),
        ...(subject && { Subject: subject }),
        CreationDate: new Date(0),
      },
    });
    // The library takes the file's id from it. It would also write it and the title, which it does not
    // escape, into the file as XML.
    delete document.info.CreationDate;
    Object.assign(document, { endMetadata: () => {} });
    for (const weight of pdfWeights) {
      document.registerFont(weight, openFont(weight) as unknown as PDFKit.Mixins.PDFFontSource);
    }
    this.#document = document;
    this.typesetter = new PdfTypesetter(document);
    this.#bytes = collect(document);
  }

  addPage(size: PageSize): PdfPage {
    this.#document.addPage({ size: [size.width, size.height], margin: 0 });
    return new PdfPage(this.#document, this.typesetter, size);
  }

  /** The finished file. */
  finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#document.end();
    return this.#bytes;
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Uint8Array.from(Buffer.concat(parts))));
    document.on('error', reject);
  });
}
