import type { Locale } from '#contracts/locale.ts';
import type { PdfDocument } from './document.ts';
import { colours } from './flow/box.ts';
import { layOut } from './flow/lay-out.ts';
import { paginate } from './flow/paginate.ts';
import { A4, PdfFile } from './pdf-file.ts';
import type { PdfPage } from './pdf-page.ts';
import { jpegsOf } from './picture-files.ts';

const SIDE = 48;
const TOP = 66;
const BOTTOM = 58;
const WIDTH = A4.width - 2 * SIDE;
const HEIGHT = A4.height - TOP - BOTTOM;

const pageOf: Record<Locale, (page: number, pages: number) => string> = {
  zh: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
  en: (page, pages) => `Page ${page} of ${pages}`,
};

export interface WriteDocument {
  document: PdfDocument;
  /** Its pictures in any format, by their names in the document. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** Writes a document as a PDF file. The same document makes the same bytes. */
export async function writeDocument({
  document,
  pictures,
}: WriteDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, locale, provider, subject, blocks } = document;
  const file = new PdfFile({ title, locale, author: provider, subject, page: A4 });
  const boxes = layOut(blocks, {
    typesetter: file.typesetter,
    width: WIDTH,
    pageHeight: HEIGHT,
    pictures: await jpegsOf(pictures),
    layOut,
  });
  const pages = paginate(boxes, HEIGHT);
  for (const [index, placed] of pages.entries()) {
    const page = file.addPage();
    drawHead(page, document);
    for (const { box, y } of placed) box.draw(page, [SIDE, TOP + y]);
    drawFoot(page, document, pageOf[locale](index + 1, pages.length));
  }
  return file.finish();
}

function drawHead(page: PdfPage, { provider, kind, marks }: PdfDocument): void {
  const y = 38;
  const style = { size: 8.5, colour: colours.muted };
  page.text(provider, [SIDE, y], { ...style, colour: colours.ink, weight: 'bold' });
  const after = page.typesetter.width(provider, { size: 8.5, weight: 'bold' });
  page.text(kind, [SIDE + after + 10, y], style);
  page.text(marks.join('   '), [SIDE + WIDTH, y], { ...style, anchor: 'end' });
  page.path(
    [
      [SIDE, y + 9],
      [SIDE + WIDTH, y + 9],
    ],
    false,
    { stroke: colours.line, width: 0.5 },
  );
}

function drawFoot(page: PdfPage, { notice }: PdfDocument, pageNumber: string): void {
  const y = A4.height - 30;
  const style = { size: 7.5, colour: colours.muted };
  page.text(notice, [SIDE, y], style);
  page.text(pageNumber, [SIDE + WIDTH, y], { ...style, anchor: 'end' });
}
