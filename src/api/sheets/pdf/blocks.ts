import type { SharedPicture } from '#api/shares/contract.ts';
import type { PdfBlock, PdfPicture, PdfTone } from '#content/pdf/document.ts';
import type { Locale } from '#contracts/locale.ts';
import type { Picture } from '#contracts/picture.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';

/** Joins what there is of some parts of a line. */
export function dotted(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}

/** The beginning of a sheet: title, for whom, number, version, state and date. */
export function openingBlocks(
  locale: Locale,
  {
    title,
    lead,
    number,
    version,
    date,
    status,
  }: {
    title: string;
    lead?: string;
    number?: string;
    version?: number;
    date?: string | null;
    status?: { label: string; tone?: PdfTone | undefined };
  },
): PdfBlock[] {
  const text = sheetWords[locale];
  const line = dotted(
    number && `${text.number} ${number}`,
    version === undefined ? null : text.version(version),
    date,
  );
  return [
    { kind: 'paragraph', text: title, bold: true, size: 'huge' },
    ...(lead ? [{ kind: 'paragraph', text: lead, tone: 'muted' } as const] : []),
    ...(status
      ? [{ kind: 'paragraph', text: status.label, tone: status.tone ?? 'ink', bold: true } as const]
      : []),
    ...(line ? [{ kind: 'paragraph', text: line, tone: 'muted', size: 'small' } as const] : []),
  ];
}

/** An introduction below the heading of a section. */
export function lead(text: string): PdfBlock {
  return { kind: 'paragraph', text, tone: 'muted', size: 'small', introduces: true };
}

/** A text of less weight. */
export function small(text: string): PdfBlock {
  return { kind: 'paragraph', text, tone: 'muted', size: 'small' };
}

/** Folder of private pictures in documents. */
export const PRIVATE = 'private/';

/**
 * A picture of a sheet. Its name is that of the file, without the link's token: whoever asks for the
 * same sheet at once, by whatever link, gets the same document, which is written once.
 */
export function sharedPdfPicture({ src, width, height, caption }: SharedPicture): PdfPicture {
  const fileId = src.slice(src.lastIndexOf('/') + 1);
  return { file: PRIVATE + fileId, ratio: width / height, caption };
}

/** Width that pictures of the media library are taken in, in pixels. */
const LIBRARY_WIDTH = 640;

/** A picture of the media library. */
export function libraryPdfPicture(picture: Picture, caption: string): PdfPicture {
  const { src, width, height, widths } = picture;
  const file = widths.find((each) => each >= LIBRARY_WIDTH) ?? widths.at(-1);
  return { file: `${src}/${file}.webp`, ratio: width / height, caption };
}
