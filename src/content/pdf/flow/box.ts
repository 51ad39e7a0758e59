import { paperPalette } from '#contracts/studio-plan/drawing/paints.ts';
import type { PdfBlock, PdfContent, PdfText, PdfTone } from '../document.ts';
import type { PdfPage, PdfPoint, PdfTypesetter } from '../pdf-page.ts';

/** A part of a document that stays on one page. */
export interface Box {
  height: number;
  /** Space before it, except at the top of a page. */
  gap: number;
  /** It does not end a page while something follows. */
  keepsWithNext?: boolean;
  /** Repeated above it if it begins a page: the head of its table. */
  head?: Box;
  draw(page: PdfPage, at: PdfPoint): void;
}

/** What blocks need to be laid out. */
export interface Setting {
  typesetter: PdfTypesetter;
  width: number;
  /** Height of a page between head and foot. */
  pageHeight: number;
  /** JPEG files by the name of the picture; one that cannot be read is absent. */
  pictures: ReadonlyMap<string, Buffer>;
  /** Lays out blocks of another block. */
  layOut: (blocks: readonly PdfBlock[], setting: Setting) => Box[];
}

export const colours: Record<PdfTone | 'line' | 'band' | 'onFill', string> = {
  ink: paperPalette.ink,
  muted: paperPalette.muted,
  good: paperPalette.wall,
  warn: paperPalette.lamp,
  bad: paperPalette.bad,
  info: paperPalette.view,
  line: paperPalette.line,
  band: '#f3f4f6',
  onFill: paperPalette.ground,
};

/** Text height and distance of lines, in points. */
const sizes = {
  small: { size: 8, leading: 12 },
  body: { size: 9.5, leading: 15 },
  large: { size: 12, leading: 18 },
  huge: { size: 20, leading: 28 },
} as const;
/** Distance of the base line from the top of its line, as a part of the text height. */
const BASE = 1.12;

export interface Line {
  text: string;
  height: number;
  draw(page: PdfPage, at: PdfPoint, align?: { width: number }): void;
}

/** Texts in lines of a width. */
export function linesOf(content: PdfContent, typesetter: PdfTypesetter, width: number): Line[] {
  const texts = typeof content === 'string' ? [content] : content;
  return texts.flatMap((each) => {
    const {
      text,
      tone = 'ink',
      bold,
      size: name,
    }: PdfText = typeof each === 'string' ? { text: each } : each;
    const { size, leading } = sizes[name ?? 'body'];
    const weight = bold ? 'bold' : 'regular';
    return typesetter.lines(text, { size, weight }, width).map(
      (line): Line => ({
        text: line,
        height: leading,
        draw: (page, [x, y], align) =>
          page.text(
            line,
            [align ? x + align.width : x, y + (leading - size) / 2 + size * BASE - 2],
            {
              size,
              weight,
              colour: colours[tone],
              ...(align && { anchor: 'end' }),
            },
          ),
      }),
    );
  });
}

export function heightOf(parts: readonly { height: number }[]): number {
  return parts.reduce((sum, { height }) => sum + height, 0);
}

/** Draws lines below each other. */
export function drawLines(
  lines: readonly Line[],
  page: PdfPage,
  [x, y]: PdfPoint,
  align?: { width: number },
): void {
  let at = y;
  for (const line of lines) {
    line.draw(page, [x, at], align);
    at += line.height;
  }
}

/** Boxes below each other as one. */
export function stack(boxes: readonly Box[], gap = 0): Box {
  const height = boxes.reduce((sum, box, index) => sum + box.height + (index > 0 ? box.gap : 0), 0);
  return {
    height,
    gap,
    draw(page, [x, y]) {
      let at = y;
      for (const [index, box] of boxes.entries()) {
        if (index > 0) at += box.gap;
        box.draw(page, [x, at]);
        at += box.height;
      }
    },
  };
}
