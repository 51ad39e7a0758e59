import type { PdfFont } from './pdf-font.ts';

/** How a shape is painted: colours as `#rrggbb`, lengths in points. */
interface PagePaint {
  fill?: string;
  fillOpacity?: number;
  stroke?: string;
  width?: number;
  dash?: readonly number[];
}

type Point = readonly [x: number, y: number];

interface TextStyle {
  size: number;
  colour: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Reads upwards. */
  upwards?: boolean;
}

/** Distance of the handles of a quarter circle, as a part of the radius. */
const QUARTER = 0.5523;

/** Draws one page. Points count from the upper left corner, y down, 72 to the inch. */
export class PdfPage {
  readonly #commands: string[] = [];
  /** Opacities in use; the file gives each a graphics state with its name. */
  readonly opacities = new Set<number>();

  readonly width: number;
  readonly height: number;
  readonly font: PdfFont;

  constructor(width: number, height: number, font: PdfFont) {
    this.width = width;
    this.height = height;
    this.font = font;
  }

  path(points: readonly Point[], closed: boolean, paint: PagePaint): void {
    const steps = points.map(([x, y], index) => `${this.#at(x, y)} ${index === 0 ? 'm' : 'l'}`);
    this.#paint([...steps, ...(closed ? ['h'] : [])], paint);
  }

  circle([x, y]: Point, radius: number, paint: PagePaint): void {
    const k = radius * QUARTER;
    const r = radius;
    this.#paint(
      [
        `${this.#at(x + r, y)} m`,
        `${this.#at(x + r, y + k)} ${this.#at(x + k, y + r)} ${this.#at(x, y + r)} c`,
        `${this.#at(x - k, y + r)} ${this.#at(x - r, y + k)} ${this.#at(x - r, y)} c`,
        `${this.#at(x - r, y - k)} ${this.#at(x - k, y - r)} ${this.#at(x, y - r)} c`,
        `${this.#at(x + k, y - r)} ${this.#at(x + r, y - k)} ${this.#at(x + r, y)} c`,
      ],
      paint,
    );
  }

  /** A line of text with its base line at the point. */
  text(text: string, [x, y]: Point, { size, colour, anchor = 'start', upwards }: TextStyle): void {
    const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * this.font.width(text, size);
    const matrix = upwards
      ? `0 1 -1 0 ${this.#at(x, y + shift)}`
      : `1 0 0 1 ${this.#at(x - shift, y)}`;
    this.#commands.push(
      `BT /F1 ${round(size)} Tf ${rgb(colour)} rg ${matrix} Tm <${this.font.encode(text)}> Tj ET`,
    );
  }

  /** The page's content stream. */
  content(): string {
    return this.#commands.join('\n');
  }

  #paint(steps: readonly string[], { fill, fillOpacity, stroke, width = 1, dash }: PagePaint) {
    const operator = fill && stroke ? 'B' : fill ? 'f' : 'S';
    if (fillOpacity !== undefined) this.opacities.add(fillOpacity);
    this.#commands.push(
      [
        'q',
        ...(fillOpacity === undefined ? [] : [`/${opacityName(fillOpacity)} gs`]),
        ...(fill ? [`${rgb(fill)} rg`] : []),
        ...(stroke ? [`${rgb(stroke)} RG ${round(width)} w`] : []),
        ...(dash ? [`[${dash.map(round).join(' ')}] 0 d`] : []),
        ...steps,
        operator,
        'Q',
      ].join(' '),
    );
  }

  #at(x: number, y: number): string {
    return `${round(x)} ${round(this.height - y)}`;
  }
}

/** Name of the graphics state of an opacity. */
export function opacityName(opacity: number): string {
  return `O${Math.round(opacity * 100)}`;
}

function rgb(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  return [red, green, blue].map((part) => round(part / 255)).join(' ');
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
