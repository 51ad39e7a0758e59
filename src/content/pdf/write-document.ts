import type { Locale } from '#contracts/locale.ts';
import type { PdfBlock, PdfDocument } from './document.ts';
import { colours } from './flow/box.ts';
import { layOut } from './flow/lay-out.ts';
import { type PlacedBox, paginate } from './flow/paginate.ts';
import { A4, A4_LANDSCAPE, type PageSize, PdfFile } from './pdf-file.ts';
import type { PdfPage } from './pdf-page.ts';
import { jpegsOf } from './picture-files.ts';

const SIDE = 48;
const TOP = 66;
const BOTTOM = 58;

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
  const file = new PdfFile({ title, locale, author: provider, subject });
  const jpegs = await jpegsOf(pictures);
  const pages = partsOf(blocks).flatMap((part) => {
    const { width, height } = part.size;
    const setting = {
      typesetter: file.typesetter,
      width: width - 2 * SIDE,
      pageHeight: height - TOP - BOTTOM,
      pictures: jpegs,
      layOut,
    };
    const boxes = layOut(part.blocks, setting);
    return paginate(boxes, setting.pageHeight).map((placed) => ({ placed, size: part.size }));
  });
  for (const [index, { placed, size }] of pages.entries()) {
    const page = file.addPage(size);
    drawHead(page, document);
    drawBoxes(page, placed);
    drawFoot(page, document, pageOf[locale](index + 1, pages.length));
  }
  return file.finish();
}

/** The blocks in parts with pages of their own: of one format, and where a page must begin. */
function partsOf(blocks: readonly PdfBlock[]): { size: PageSize; blocks: PdfBlock[] }[] {
  const parts: { size: PageSize; blocks: PdfBlock[] }[] = [];
  for (const block of blocks) {
    const size = block.kind === 'landscape' ? A4_LANDSCAPE : A4;
    const last = parts.at(-1);
    if (last?.size === size && block.kind !== 'new-page') last.blocks.push(block);
    else parts.push({ size, blocks: [block] });
  }
  return parts;
}

function drawBoxes(page: PdfPage, placed: readonly PlacedBox[]): void {
  for (const { box, y } of placed) box.draw(page, [SIDE, TOP + y]);
}

function drawHead(page: PdfPage, { provider, kind, marks }: PdfDocument): void {
  const y = 38;
  const right = page.size.width - SIDE;
  const style = { size: 8.5, colour: colours.muted };
  page.text(provider, [SIDE, y], { ...style, colour: colours.ink, weight: 'bold' });
  const after = page.typesetter.width(provider, { size: 8.5, weight: 'bold' });
  page.text(kind, [SIDE + after + 10, y], style);
  page.text(marks.join('   '), [right, y], { ...style, anchor: 'end' });
  page.path(
    [
      [SIDE, y + 9],
      [right, y + 9],
    ],
    false,
    { stroke: colours.line, width: 0.5 },
  );
}

function drawFoot(page: PdfPage, { notice }: PdfDocument, pageNumber: string): void {
  const y = page.size.height - 30;
  const style = { size: 7.5, colour: colours.muted };
  page.text(notice, [SIDE, y], style);
  page.text(pageNumber, [page.size.width - SIDE, y], { ...style, anchor: 'end' });
}
