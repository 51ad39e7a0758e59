import type { Locale } from '#contracts/locale.ts';
import type { PdfPaint, PdfPoint } from './pdf-page.ts';

/** Meaning of a text; the palette of the paper gives its colour. */
export type PdfTone = 'ink' | 'muted' | 'good' | 'warn' | 'bad' | 'info';

/** A text in one style. */
export interface PdfText {
  text: string;
  tone?: PdfTone;
  bold?: boolean;
  /** The body size if absent. */
  size?: 'small' | 'large' | 'huge';
}

/** What a cell or an entry holds: texts below each other. A string is one in the usual style. */
export type PdfContent = string | readonly (string | PdfText)[];

export interface PdfColumn {
  head: string;
  /** Part of the width, in relation to the other columns. */
  share: number;
  /** Figures stand at the end of their column. */
  align?: 'end';
}

/** A mark on a picture, at a point or around a box, in fractions of the picture. */
export interface PdfMark {
  label: string;
  x: number;
  y: number;
  width?: number;
  height?: number;
}

export interface PdfPicture {
  /** Its file below `/files/`; the writer is given the bytes by this name. */
  file: string;
  /** Width over height. */
  ratio: number;
  caption: string;
  marks?: readonly PdfMark[];
}

/** A shape of a drawing, in the drawing's own units; line widths and text sizes too. */
export type PdfShape =
  | { kind: 'path'; points: readonly PdfPoint[]; closed?: boolean; paint: PdfPaint }
  | { kind: 'svg-path'; path: string; paint: PdfPaint }
  | { kind: 'rectangle'; at: PdfPoint; width: number; height: number; paint: PdfPaint }
  | { kind: 'circle'; at: PdfPoint; radius: number; paint: PdfPaint }
  | {
      kind: 'text';
      text: string;
      at: PdfPoint;
      size: number;
      tone?: PdfTone | 'onFill';
      bold?: boolean;
      anchor?: 'start' | 'middle' | 'end';
    };

/** One part of a document, laid out below the part before. */
export type PdfBlock =
  /** Opens a section; stays with what follows. */
  | { kind: 'section'; title: string; aside?: string | undefined }
  | { kind: 'subheading'; text: string; aside?: string | undefined; asideTone?: PdfTone }
  /** One that introduces what follows stays with it. */
  | ({ kind: 'paragraph'; introduces?: boolean } & PdfText)
  /** Numbers, or dots if absent, before the items. */
  | { kind: 'list'; items: readonly string[]; ordered?: boolean }
  /** Terms and what they are, in one or two columns. Entries without a detail are left out. */
  | {
      kind: 'facts';
      items: readonly { term: string; detail: PdfContent | null | undefined }[];
      columns?: 1 | 2;
    }
  /** Large figures beside each other. */
  | { kind: 'figures'; items: readonly { label: string; value: string; note?: string }[] }
  /** The head is left out if no column has one. */
  | { kind: 'table'; columns: readonly PdfColumn[]; rows: readonly (readonly PdfContent[])[] }
  | { kind: 'pictures'; pictures: readonly PdfPicture[]; columns: number }
  /**
   * A drawing whose upper left corner has these coordinates, as wide as the page, and not higher than
   * so many points.
   */
  | {
      kind: 'drawing';
      left?: number;
      top?: number;
      width: number;
      height: number;
      most?: number;
      shapes: readonly PdfShape[];
    }
  /** Bars below each other, each as long as its share of the width. */
  | { kind: 'bars'; items: readonly { label: string; text: string; share: number }[] }
  /** Samples of colours, as `#rrggbb`. */
  | { kind: 'colours'; colours: readonly string[] }
  /** Blocks beside each other, which stay on one page. */
  | { kind: 'beside'; columns: readonly { share: number; blocks: readonly PdfBlock[] }[] }
  /** What follows begins a page; only among the blocks of the document. */
  | { kind: 'new-page' }
  /** Blocks on pages of their own in landscape format; only among the blocks of the document. */
  | { kind: 'landscape'; blocks: readonly PdfBlock[] }
  /** A QR code of an address, as wide as this in points. */
  | { kind: 'code'; text: string; width: number };

/** A document of A4 pages as plain data, so that it can be sent to the process that writes it. */
export interface PdfDocument {
  title: string;
  locale: Locale;
  /** Who it is from. */
  provider: string;
  /** Kind of document. */
  kind: string;
  /** What programs find the file by, in ASCII; not shown. */
  subject?: string | undefined;
  /** At the right of every page's head: its number, its verification code. */
  marks: readonly string[];
  /** At the left of every page's foot. */
  notice: string;
  blocks: readonly PdfBlock[];
}
