import type { PdfFile, Reference } from './pdf-file.ts';
import type { TrueTypeFont } from './true-type.ts';

/** Characters that must not begin a line. */
const CLOSING = /^[、，。；：！？）」』】〉》,.;:!?)\]}%°]/u;
/** Words of Latin letters and digits stay whole, with no-break spaces; Chinese breaks anywhere. */
const PIECES = /[!-~\u00a0-\u024f\u2010-\u2044]+| +|./gu;

/** A font of a PDF file: numbers the glyphs in the order of their first use, and embeds those. */
export class PdfFont {
  readonly #font: TrueTypeFont;
  /** Glyph by its number in the file, and the characters for copying text. */
  readonly #used = new Map<number, { number: number; character: string }>([
    [0, { number: 0, character: '\ufffd' }],
  ]);

  constructor(font: TrueTypeFont) {
    this.#font = font;
  }

  /** The text as a hexadecimal string of glyph numbers. */
  encode(text: string): string {
    return [...text]
      .map((character) => {
        const glyph = this.#glyph(character);
        const known = this.#used.get(glyph);
        const number = known?.number ?? this.#used.size;
        if (!known) this.#used.set(glyph, { number, character });
        return number.toString(16).padStart(4, '0');
      })
      .join('');
  }

  /** Width of a text of a height, in the same unit. */
  width(text: string, size: number): number {
    const sum = [...text].reduce(
      (total, character) => total + this.#font.widthOf(this.#glyph(character)),
      0,
    );
    return (sum * size) / 1000;
  }

  /** The text in lines of at most a width. */
  lines(text: string, size: number, width: number): string[] {
    const lines = [''];
    for (const piece of text.match(PIECES) ?? []) {
      const line = lines.at(-1) ?? '';
      const fits = this.width(line + piece.trimEnd(), size) <= width;
      if (fits || line === '' || CLOSING.test(piece)) lines[lines.length - 1] = line + piece;
      else lines.push(piece.trimStart());
    }
    return lines.map((line) => line.trim());
  }

  /** Adds the font to the file, with the glyphs used so far. */
  embed(file: PdfFile): Reference {
    const glyphs = [...this.#used.keys()];
    const { ascent, descent, box } = this.#font.metrics;
    const data = file.stream(this.#font.subset(glyphs));
    const name = '/AAAAAA+NotoSansSC-Regular';
    const descriptor = file.add(
      `<< /Type /FontDescriptor /FontName ${name} /Flags 4 /FontBBox [${box.map(Math.round).join(' ')}] /ItalicAngle 0 /Ascent ${Math.round(ascent)} /Descent ${Math.round(descent)} /CapHeight 733 /StemV 80 /FontFile2 ${data} >>`,
    );
    const widths = glyphs.map((glyph) => Math.round(this.#font.widthOf(glyph))).join(' ');
    const descendant = file.add(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont ${name} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} /CIDToGIDMap /Identity /W [0 [${widths}]] >>`,
    );
    const unicode = file.stream(new TextEncoder().encode(this.#unicodeMap()));
    return file.add(
      `<< /Type /Font /Subtype /Type0 /BaseFont ${name} /Encoding /Identity-H /DescendantFonts [${descendant}] /ToUnicode ${unicode} >>`,
    );
  }

  #glyph(character: string): number {
    return this.#font.glyphOf(character.codePointAt(0) ?? 0);
  }

  /** Characters by glyph number, for search and copy. A block has at most 100 lines. */
  #unicodeMap(): string {
    const lines = [...this.#used.values()].map(({ number, character }) => {
      const units = Array.from({ length: character.length }, (_, at) =>
        character.charCodeAt(at).toString(16).padStart(4, '0'),
      );
      return `<${number.toString(16).padStart(4, '0')}> <${units.join('')}>`;
    });
    const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, index) => {
      const block = lines.slice(index * 100, index * 100 + 100);
      return `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`;
    });
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000> <ffff> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n');
  }
}
