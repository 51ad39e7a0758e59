import { encode } from 'uqr';
import type { PdfBlock, PdfMark, PdfPicture, PdfShape } from '../document.ts';
import type { PdfPage, PdfPoint } from '../pdf-page.ts';
import { type Box, colours, drawLines, heightOf, linesOf, type Setting, stack } from './box.ts';

type Of<Kind extends PdfBlock['kind']> = Extract<PdfBlock, { kind: Kind }>;

const GAP = 8;
const MARK_RADIUS = 6.5;
/** A picture is at most so much of a page's height. */
const MOST_OF_PAGE = 0.6;

/** Pictures in rows, each with its caption. */
export function picturesBoxes({ pictures, columns }: Of<'pictures'>, setting: Setting): Box[] {
  const gutter = 12;
  const width = (setting.width - gutter * (columns - 1)) / columns;
  const cells = pictures.map((picture) => pictureBox(picture, width, setting));
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => {
    const own = cells.slice(row * columns, (row + 1) * columns);
    return {
      height: Math.max(...own.map(({ height }) => height)),
      gap: GAP + 2,
      draw(page, [x, y]) {
        for (const [at, cell] of own.entries()) cell.draw(page, [x + at * (width + gutter), y]);
      },
    } satisfies Box;
  });
}

function pictureBox(picture: PdfPicture, most: number, setting: Setting): Box {
  const height = Math.min(most / picture.ratio, setting.pageHeight * MOST_OF_PAGE);
  const width = height * picture.ratio;
  const jpeg = setting.pictures.get(picture.file);
  const caption = picture.caption
    ? linesOf([{ text: picture.caption, tone: 'muted', size: 'small' }], setting.typesetter, most)
    : [];
  return {
    height: height + (caption.length > 0 ? heightOf(caption) + 3 : 0),
    gap: GAP,
    draw(page, [x, y]) {
      if (jpeg) page.picture(jpeg, [x, y], width, height);
      page.rectangle([x, y], width, height, { stroke: colours.line, width: 0.5 });
      for (const mark of picture.marks ?? []) drawMark(page, mark, [x, y], width, height);
      drawLines(caption, page, [x, y + height + 3]);
    },
  };
}

function drawMark(page: PdfPage, mark: PdfMark, [x, y]: PdfPoint, width: number, height: number) {
  const at: PdfPoint = [x + mark.x * width, y + mark.y * height];
  if (mark.width && mark.height) {
    page.rectangle(at, mark.width * width, mark.height * height, {
      stroke: colours.bad,
      width: 1.2,
    });
  }
  page.circle(at, MARK_RADIUS, { fill: colours.bad, stroke: colours.onFill, width: 1 });
  const style = { size: 8, colour: colours.onFill, anchor: 'middle', weight: 'bold' } as const;
  page.text(mark.label, [at[0], at[1] + 2.9], style);
}

export function drawingBoxes(block: Of<'drawing'>, { width, pageHeight }: Setting): Box[] {
  const most = Math.min(block.most ?? pageHeight * MOST_OF_PAGE, pageHeight * 0.9);
  const scale = Math.min(width / block.width, most / block.height);
  return [
    {
      height: block.height * scale,
      gap: GAP,
      draw(page, [x, y]) {
        const corner: PdfPoint = [x - (block.left ?? 0) * scale, y - (block.top ?? 0) * scale];
        page.scaled(corner, scale, () => {
          for (const shape of block.shapes) drawShape(page, shape);
        });
      },
    },
  ];
}

function drawShape(page: PdfPage, shape: PdfShape): void {
  switch (shape.kind) {
    case 'path':
      page.path(shape.points, shape.closed ?? false, shape.paint);
      break;
    case 'svg-path':
      page.svgPath(shape.path, shape.paint);
      break;
    case 'rectangle':
      page.rectangle(shape.at, shape.width, shape.height, shape.paint);
      break;
    case 'circle':
      page.circle(shape.at, shape.radius, shape.paint);
      break;
    case 'text': {
      const { text, at, size, tone = 'ink', bold, anchor } = shape;
      page.text(text, at, {
        size,
        colour: colours[tone],
        ...(bold && { weight: 'bold' }),
        ...(anchor && { anchor }),
      });
    }
  }
}

export function coloursBoxes({ colours: samples }: Of<'colours'>, setting: Setting): Box[] {
  const each = Math.min(72, setting.width / Math.max(1, samples.length));
  return [
    {
      height: 44,
      gap: GAP,
      draw(page, [x, y]) {
        for (const [index, colour] of samples.entries()) {
          const left = x + index * each;
          page.rectangle([left, y], each - 6, 26, {
            fill: colour,
            stroke: colours.line,
            width: 0.5,
          });
          page.text(colour, [left, y + 38], { size: 8, colour: colours.muted });
        }
      },
    },
  ];
}

/** A QR code with the quiet zone that readers need. */
export function codeBoxes({ text, width }: Of<'code'>): Box[] {
  const { data } = encode(text, { ecc: 'M', border: 2 });
  const unit = width / data.length;
  return [
    {
      height: width,
      gap: GAP,
      draw(page, at) {
        page.scaled(at, unit, () => page.svgPath(modulesPath(data), { fill: colours.ink }));
      },
    },
  ];
}

/** The dark modules, those beside each other as one, so that no light lines show between them. */
function modulesPath(data: readonly (readonly boolean[])[]): string {
  return data
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}

export function besideBoxes({ columns }: Of<'beside'>, setting: Setting): Box[] {
  const gutter = 20;
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const free = setting.width - gutter * (columns.length - 1);
  let x = 0;
  const placed = columns.map(({ share, blocks }) => {
    const width = (free * share) / shares;
    const box = stack(setting.layOut(blocks, { ...setting, width }));
    const left = x;
    x += width + gutter;
    return { box, left };
  });
  return [
    {
      height: Math.max(...placed.map(({ box }) => box.height)),
      gap: GAP,
      draw(page, at) {
        for (const { box, left } of placed) box.draw(page, [at[0] + left, at[1]]);
      },
    },
  ];
}
