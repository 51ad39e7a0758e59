import { breakLines, type Measure } from './break-lines.ts';
import type { PdfWeight } from './fonts.ts';
import { printable } from './printable.ts';

export type PdfPoint = readonly [x: number, y: number];

/** How a shape is painted: colours as `#rrggbb`, lengths in points. */
export interface PdfPaint {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
  /** Ends and corners of lines are round. */
  round?: boolean;
}

export interface PdfTextStyle {
  size: number;
  colour: string;
  weight?: PdfWeight;
  anchor?: 'start' | 'middle' | 'end';
  /** Reads upwards. */
  upwards?: boolean;
}

type TextSize = Pick<PdfTextStyle, 'size' | 'weight'>;

/**
 * Features of the font for texts without Chinese characters: there, quotation marks and apostrophes
 * are as narrow as letters, and not as wide as those characters.
 */
function featuresOf(text: string): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  return /[\p{Script=Han}，。、：；（）「」《》]/u.test(text) ? {} : { features: ['pwid'] };
}

/** Measures texts of a PDF file and breaks them into lines. */
export class PdfTypesetter {
  readonly #document: PDFKit.PDFDocument;
  /** Widths at a height of 1,000, by weight and features, then by text: most are of one character. */
  readonly #widths = new Map<string, Map<string, number>>();

  constructor(document: PDFKit.PDFDocument) {
    this.#document = document;
  }

  /** @param among the text that it is a part of, which decides how wide its quotation marks are */
  width(text: string, size: TextSize, among = text): number {
    return this.#measureOf(size, among)(text);
  }

  /** The text in lines of at most a width, in characters that the font has. */
  lines(text: string, size: TextSize, width: number): string[] {
    return breakLines(printable(text), width, this.#measureOf(size, text));
  }

  /** Measures parts of a text. */
  #measureOf({ size, weight = 'regular' }: TextSize, among: string): Measure {
    const options = featuresOf(among);
    const key = `${weight} ${options.features ?? ''}`;
    const widths = this.#widths.get(key) ?? new Map<string, number>();
    this.#widths.set(key, widths);
    return (text) => {
      let width = widths.get(text);
      if (width === undefined) {
        this.#document.font(weight).fontSize(1000);
        width = this.#document.widthOfString(text, options);
        widths.set(text, width);
      }
      return (width * size) / 1000;
    };
  }
}

/** Draws one page. Points count from the upper left corner, y down, 72 to the inch. */
export class PdfPage {
  readonly typesetter: PdfTypesetter;
  readonly size: { readonly width: number; readonly height: number };
  readonly #document: PDFKit.PDFDocument;

  constructor(
    document: PDFKit.PDFDocument,
    typesetter: PdfTypesetter,
    size: { width: number; height: number },
  ) {
    this.#document = document;
    this.typesetter = typesetter;
    this.size = size;
  }

  path(points: readonly PdfPoint[], closed: boolean, paint: PdfPaint): void {
    this.#paint(paint, () => {
      for (const [index, [x, y]] of points.entries()) {
        if (index === 0) this.#document.moveTo(x, y);
        else this.#document.lineTo(x, y);
      }
      if (closed) this.#document.closePath();
    });
  }

  rectangle([x, y]: PdfPoint, width: number, height: number, paint: PdfPaint): void {
    this.#paint(paint, () => this.#document.rect(x, y, width, height));
  }

  /** A path in the words of SVG. */
  svgPath(path: string, paint: PdfPaint): void {
    this.#paint(paint, () => this.#document.path(path));
  }

  circle([x, y]: PdfPoint, radius: number, paint: PdfPaint): void {
    this.#paint(paint, () => this.#document.circle(x, y, radius));
  }

  /** A line of text with its base line at the point. */
  text(text: string, point: PdfPoint, style: PdfTextStyle): void {
    const { size, colour, weight = 'regular', anchor = 'start', upwards } = style;
    const [x, y] = point;
    const line = printable(text);
    const before = { start: 0, middle: 0.5, end: 1 }[anchor];
    const shift = before && before * this.typesetter.width(line, style);
    this.#document.save();
    if (upwards) this.#document.rotate(-90, { origin: [x, y] });
    this.#document
      .font(weight)
      .fontSize(size)
      .fillColor(colour)
      .text(line, x - shift, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...featuresOf(line),
      })
      .restore();
  }

  /** A picture as JPEG, which fills the box. */
  picture(jpeg: Buffer, [x, y]: PdfPoint, width: number, height: number): void {
    this.#document.image(jpeg, x, y, { width, height });
  }

  /** Draws with another corner and scale: a point of the drawing times `scale` from `corner`. */
  scaled(corner: PdfPoint, scale: number, draw: () => void): void {
    this.#document
      .save()
      .translate(...corner)
      .scale(scale);
    draw();
    this.#document.restore();
  }

  #paint({ fill, fillOpacity, stroke, width = 1, dash, round }: PdfPaint, trace: () => void): void {
    const document = this.#document.save();
    if (fillOpacity !== undefined) document.fillOpacity(fillOpacity);
    if (stroke) document.lineWidth(width);
    if (dash) document.dash(dash[0] ?? 0, { space: dash[1] ?? 0 });
    if (round) document.lineCap('round').lineJoin('round');
    trace();
    if (fill && stroke) document.fillAndStroke(fill, stroke);
    else if (fill) document.fill(fill);
    else document.stroke(stroke);
    document.restore();
  }
}
