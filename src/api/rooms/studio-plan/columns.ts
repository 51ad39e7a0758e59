import type { PdfPage } from '#content/pdf/pdf-page.ts';
import { paperPalette } from '#contracts/studio-plan/drawing/paints.ts';

/** A column of a page, in points. */
export interface Column {
  page: PdfPage;
  x: number;
  top: number;
  bottom: number;
  width: number;
}

const TEXT = 8;
const LINE = 11.5;
const HEADING = 10.5;
const LABEL_SHARE = 0.38;
const GAP = 6;

/** Sets headings and rows below each other, and goes on in the next column where one is full. */
export class Columns {
  readonly #next: () => Column;
  #column: Column;
  #y: number;

  constructor(next: () => Column) {
    this.#next = next;
    this.#column = next();
    this.#y = this.#column.top;
  }

  heading(text: string): void {
    // A heading stays with its first rows.
    this.#reserve(HEADING + 4 * LINE);
    const { page, x, top, width } = this.#column;
    if (this.#y > top) this.#y += LINE;
    page.text(text, [x, this.#y], { size: HEADING, colour: paperPalette.ink });
    this.#y += 5;
    const rule = { stroke: paperPalette.ink, width: 0.6 };
    page.path(
      [
        [x, this.#y],
        [x + width, this.#y],
      ],
      false,
      rule,
    );
    this.#y += LINE;
  }

  row(label: string, value: string): void {
    if (this.#y + this.#setRow(label, value).height > this.#column.bottom) this.#advance();
    const { labels, values, indent, height } = this.#setRow(label, value);
    const { page, x } = this.#column;
    for (const [index, line] of labels.entries()) {
      const y = this.#y + index * LINE;
      page.text(line, [x, y], { size: TEXT, colour: paperPalette.muted });
    }
    for (const [index, line] of values.entries()) {
      const y = this.#y + index * LINE;
      page.text(line, [x + indent, y], { size: TEXT, colour: paperPalette.ink });
    }
    this.#y += height + 2;
  }

  paragraph(text: string, colour: string): void {
    const lines = this.#column.page.typesetter.lines(text, { size: TEXT }, this.#column.width);
    this.#reserve(lines.length * LINE);
    for (const line of lines) {
      this.#column.page.text(line, [this.#column.x, this.#y], { size: TEXT, colour });
      this.#y += LINE;
    }
    this.#y += 2;
  }

  /** A row broken into the lines of this column; the next column can have another width. */
  #setRow(label: string, value: string) {
    const { page, width } = this.#column;
    const labelWidth = width * LABEL_SHARE;
    const labels = page.typesetter.lines(label, { size: TEXT }, labelWidth);
    const values = page.typesetter.lines(value, { size: TEXT }, width - labelWidth - GAP);
    const height = Math.max(labels.length, values.length) * LINE;
    return { labels, values, indent: labelWidth + GAP, height };
  }

  #reserve(height: number): void {
    if (this.#y + height > this.#column.bottom) this.#advance();
  }

  #advance(): void {
    this.#column = this.#next();
    this.#y = this.#column.top;
  }
}
