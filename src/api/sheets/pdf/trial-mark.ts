import type { PdfDocument } from '#content/pdf/document.ts';
import { sheetWords } from '#contracts/sheets/words/sheet.ts';
import type { SheetHead } from '../head.ts';

/** Says on every page, and first of all, that a document is of a visitor's own copy of a demo sheet. */
export function withTrialMark(
  document: PdfDocument,
  { trialUntil, locale }: Pick<SheetHead, 'trialUntil' | 'locale'>,
): PdfDocument {
  if (!trialUntil) return document;
  const text = sheetWords[locale];
  return {
    ...document,
    marks: [text.trial, ...document.marks],
    blocks: [
      { kind: 'paragraph', text: text.trialNotice, tone: 'bad', bold: true },
      ...document.blocks,
    ],
  };
}
