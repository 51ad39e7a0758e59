import type { PdfBlock, PdfText } from '../document.ts';
import { type Box, colours, drawLines, heightOf, linesOf, type Setting } from './box.ts';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

const SECTION_GAP = 20;
const BLOCK_GAP = 7;
const TERM_SHARE = 0.3;

export function sectionBoxes(
  { title, aside }: Of<'section'>,
  { typesetter, width }: Setting,
): Box[] {
  const asides = aside
    ? linesOf([{ text: aside, tone: 'muted', size: 'small' }], typesetter, width * 0.45)
    : [];
  const lines = linesOf(
    [{ text: title, bold: true, size: 'large' }],
    typesetter,
    aside ? width * 0.53 : width,
  );
  const height = Math.max(heightOf(lines), heightOf(asides)) + 10;
  return [
    {
      height,
      gap: SECTION_GAP,
      keepsWithNext: true,
      draw(page, [x, y]) {
        page.path(
          [
            [x, y],
            [x + width, y],
          ],
          false,
          { stroke: colours.ink, width: 0.8 },
        );
        drawLines(lines, page, [x, y + 5]);
        drawLines(asides, page, [x, y + 8], { width });
      },
    },
  ];
}

export function subheadingBoxes(
  { text, aside, asideTone = 'muted' }: Of<'subheading'>,
  setting: Setting,
): Box[] {
  const { typesetter, width } = setting;
  const asides = aside
    ? linesOf([{ text: aside, tone: asideTone, size: 'small' }], typesetter, width * 0.45)
    : [];
  const lines = linesOf([{ text, bold: true }], typesetter, aside ? width * 0.53 : width);
  return [
    {
      height: Math.max(heightOf(lines), heightOf(asides)) + 1,
      gap: 10,
      keepsWithNext: true,
      draw(page, [x, y]) {
        drawLines(lines, page, [x, y]);
        drawLines(asides, page, [x, y + 2], { width });
      },
    },
  ];
}

/** A box for each line; the first two and the last two stay together. */
export function paragraphBoxes(
  { introduces = false, ...text }: PdfText & { introduces?: boolean },
  { typesetter, width }: Setting,
  indent = 0,
): Box[] {
  const lines = linesOf([text], typesetter, width - indent);
  return lines.map((line, index) => ({
    height: line.height,
    gap: index === 0 ? BLOCK_GAP : 0,
    keepsWithNext: introduces || (lines.length > 1 && (index === 0 || index === lines.length - 2)),
    draw: (page, [x, y]) => line.draw(page, [x + indent, y]),
  }));
}

export function listBoxes({ items, ordered }: Of<'list'>, setting: Setting): Box[] {
  return items.flatMap((text, index) => {
    const [first, ...rest] = paragraphBoxes({ text }, setting, 16);
    const mark = linesOf(
      [{ text: ordered ? `${index + 1}.` : '·', tone: 'muted' }],
      setting.typesetter,
      40,
    );
    if (!first) return [];
    const marked: Box = {
      ...first,
      gap: index === 0 ? BLOCK_GAP : 3,
      draw(page, [x, y]) {
        drawLines(mark, page, [x, y]);
        first.draw(page, [x, y]);
      },
    };
    return [marked, ...rest];
  });
}

export function factsBoxes({ items, columns = 1 }: Of<'facts'>, setting: Setting): Box[] {
  const { typesetter, width } = setting;
  const gutter = 20;
  const column = (width - gutter * (columns - 1)) / columns;
  const term = Math.min(column * TERM_SHARE, 110);
  const entries = items.flatMap(({ term: name, detail }) => {
    if (!detail || detail.length === 0) return [];
    const terms = linesOf([{ text: name, tone: 'muted' }], typesetter, term - 8);
    const details = linesOf(detail, typesetter, column - term);
    return [{ terms, details, height: Math.max(heightOf(terms), heightOf(details)) + 6 }];
  });
  const rows = Array.from({ length: Math.ceil(entries.length / columns) }, (_, row) =>
    entries.slice(row * columns, (row + 1) * columns),
  );
  return rows.map((cells, index) => {
    const height = Math.max(...cells.map((cell) => cell.height));
    return {
      height,
      gap: index === 0 ? BLOCK_GAP : 0,
      draw(page, [x, y]) {
        for (const [at, { terms, details }] of cells.entries()) {
          const left = x + at * (column + gutter);
          drawLines(terms, page, [left, y + 3]);
          drawLines(details, page, [left + term, y + 3]);
          page.path(
            [
              [left, y + height],
              [left + column, y + height],
            ],
            false,
            {
              stroke: colours.line,
              width: 0.5,
            },
          );
        }
      },
    };
  });
}

/** Figures in rows of three or four, so that the last row is full if it can be. */
export function figuresBoxes({ items }: Of<'figures'>, setting: Setting): Box[] {
  const { typesetter, width } = setting;
  const perRow = items.length <= 4 ? items.length : items.length % 3 === 0 ? 3 : 4;
  const gutter = 12;
  const column = (width - gutter * (perRow - 1)) / perRow;
  const cells = items.map(({ label, value, note }) => {
    const lines = linesOf(
      [
        { text: label, tone: 'muted', size: 'small' },
        { text: value, bold: true, size: 'large' },
        ...(note ? [{ text: note, tone: 'muted', size: 'small' } as const] : []),
      ],
      typesetter,
      column - 16,
    );
    return { lines, height: heightOf(lines) + 14 };
  });
  return Array.from({ length: Math.ceil(cells.length / perRow) }, (_, row) => {
    const own = cells.slice(row * perRow, (row + 1) * perRow);
    const height = Math.max(...own.map((cell) => cell.height));
    return {
      height,
      gap: BLOCK_GAP,
      draw(page, [x, y]) {
        for (const [at, { lines }] of own.entries()) {
          const left = x + at * (column + gutter);
          page.rectangle([left, y], column, height, { fill: colours.band });
          drawLines(lines, page, [left + 8, y + 7]);
        }
      },
    } satisfies Box;
  });
}

/** Labels and their texts above bars. */
export function barsBoxes({ items }: Of<'bars'>, { typesetter, width }: Setting): Box[] {
  return items.map(({ label, text, share }, index) => {
    const labels = linesOf([{ text: label, size: 'small' }], typesetter, width * 0.48);
    const texts = linesOf([{ text, tone: 'muted', size: 'small' }], typesetter, width * 0.5);
    const top = Math.max(heightOf(labels), heightOf(texts)) + 1;
    const filled = width * Math.min(1, Math.max(0, share));
    return {
      height: top + 6,
      gap: index === 0 ? BLOCK_GAP : 4,
      draw(page, [x, y]) {
        drawLines(labels, page, [x, y]);
        drawLines(texts, page, [x, y], { width });
        page.rectangle([x, y + top], width, 4, { fill: colours.band });
        if (filled > 0) page.rectangle([x, y + top], filled, 4, { fill: colours.warn });
      },
    };
  });
}
