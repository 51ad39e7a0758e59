import type { PdfBlock, PdfColumn, PdfContent } from '../document.ts';
import type { PdfPage, PdfPoint } from '../pdf-page.ts';
import { type Box, colours, drawLines, heightOf, type Line, linesOf, type Setting } from './box.ts';

const PADDING = 4;
const SPACE = 10;

interface Column {
  x: number;
  width: number;
  align?: 'end' | undefined;
}

/**
 * A table whose head is repeated on each page. A row is not split, unless it is higher than a page.
 */
export function tableBoxes(
  { columns, rows }: Extract<PdfBlock, { kind: 'table' }>,
  setting: Setting,
): Box[] {
  const places = placesOf(columns, setting.width);
  const cellsOf = (contents: readonly PdfContent[]) =>
    places.map(({ width }, index) => linesOf(contents[index] ?? '', setting.typesetter, width));
  const headLines = cellsOf(
    columns.map(({ head }) => [{ text: head, tone: 'muted', size: 'small', bold: true }]),
  );
  const isHeadless = columns.every((column) => column.head === '');
  const head: Box = {
    ...rowBox(headLines, places, setting.width),
    gap: 7,
    keepsWithNext: true,
  };
  const room = setting.pageHeight - (isHeadless ? 0 : head.height) - 2 * PADDING;
  const body = rows.flatMap((row) =>
    partsOf(cellsOf(row), room).map((cells) => ({
      ...rowBox(cells, places, setting.width),
      ...(!isHeadless && { head }),
    })),
  );
  return isHeadless ? body : [head, ...body];
}

function placesOf(columns: readonly PdfColumn[], width: number): Column[] {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - SPACE * (columns.length - 1);
  let x = 0;
  return columns.map(({ share, align }) => {
    const column = { x, width: (free * share) / shares, align };
    x += column.width + SPACE;
    return column;
  });
}

function rowBox(
  cells: readonly (readonly Line[])[],
  places: readonly Column[],
  width: number,
): Box {
  const height = Math.max(...cells.map(heightOf)) + 2 * PADDING;
  return {
    height,
    gap: 0,
    draw(page: PdfPage, [x, y]: PdfPoint) {
      for (const [index, lines] of cells.entries()) {
        const place = places[index];
        if (!place) continue;
        const align = place.align && { width: place.width };
        drawLines(lines, page, [x + place.x, y + PADDING], align);
      }
      page.path(
        [
          [x, y + height],
          [x + width, y + height],
        ],
        false,
        {
          stroke: colours.line,
          width: 0.5,
        },
      );
    },
  };
}

/** The lines of a row in parts that are not higher than a page. */
function partsOf(cells: readonly Line[][], room: number): Line[][][] {
  const parts: Line[][][] = [];
  let rest = cells;
  while (rest.some((lines) => heightOf(lines) > room)) {
    const counts = rest.map((lines) => fittingLines(lines, room));
    parts.push(rest.map((lines, index) => lines.slice(0, counts[index])));
    rest = rest.map((lines, index) => lines.slice(counts[index]));
  }
  return [...parts, [...rest]];
}

function fittingLines(lines: readonly Line[], room: number): number {
  let height = 0;
  const count = lines.findIndex((line) => {
    height += line.height;
    return height > room;
  });
  return count === -1 ? lines.length : Math.max(1, count);
}
