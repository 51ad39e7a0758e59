/** A table of a font file. */
interface Table {
  offset: number;
  length: number;
}

/** Flags of the parts of a composite glyph. */
const WORDS = 0x1;
const SCALE = 0x8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;

/** Tables that a subset keeps as they are, where the font has them: the hinting programs. */
const KEPT = ['cvt ', 'fpgm', 'prep'] as const;

/** Reads a TrueType font: glyphs of characters, their widths, and a subset to embed. */
export class TrueTypeFont {
  readonly unitsPerEm: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #tables = new Map<string, Table>();
  readonly #longOffsets: boolean;
  readonly #widthCount: number;
  readonly #characters: Table;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const count = this.#view.getUint16(4);
    for (let index = 0; index < count; index += 1) {
      const at = 12 + index * 16;
      const name = String.fromCharCode(...bytes.subarray(at, at + 4));
      this.#tables.set(name, {
        offset: this.#view.getUint32(at + 8),
        length: this.#view.getUint32(at + 12),
      });
    }
    const head = this.#table('head').offset;
    this.unitsPerEm = this.#view.getUint16(head + 18);
    this.#longOffsets = this.#view.getInt16(head + 50) === 1;
    this.#widthCount = this.#view.getUint16(this.#table('hhea').offset + 34);
    this.#characters = this.#findCharacters();
  }

  /** Ascent, descent and bounds in thousandths of the text height. */
  get metrics() {
    const [head, hhea] = [this.#table('head').offset, this.#table('hhea').offset];
    const at = (offset: number) => this.#thousandths(this.#view.getInt16(offset));
    return {
      ascent: at(hhea + 4),
      descent: at(hhea + 6),
      box: [36, 38, 40, 42].map((offset) => at(head + offset)),
    };
  }

  /** The glyph of a character; 0, an empty box, if the font has none. */
  glyphOf(codePoint: number): number {
    const { offset } = this.#characters;
    let [low, high] = [0, this.#view.getUint32(offset + 12) - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = offset + 16 + middle * 12;
      const first = this.#view.getUint32(group);
      if (codePoint < first) high = middle - 1;
      else if (codePoint > this.#view.getUint32(group + 4)) low = middle + 1;
      else return this.#view.getUint32(group + 8) + codePoint - first;
    }
    return 0;
  }

  /** Width of a glyph in thousandths of the text height. */
  widthOf(glyph: number): number {
    const index = Math.min(glyph, this.#widthCount - 1);
    return this.#thousandths(this.#view.getUint16(this.#table('hmtx').offset + index * 4));
  }

  /** A font file with these glyphs alone, numbered in this order. The first one must be glyph 0. */
  subset(glyphs: readonly number[]): Uint8Array {
    const kept = [...glyphs];
    const numbers = new Map(kept.map((glyph, index) => [glyph, index]));
    const numberOf = (glyph: number) => {
      const known = numbers.get(glyph);
      if (known !== undefined) return known;
      numbers.set(glyph, kept.length);
      return kept.push(glyph) - 1;
    };
    const outlines: Uint8Array[] = [];
    // Parts of composite glyphs join the list while it is walked.
    for (let index = 0; index < kept.length; index += 1) {
      outlines.push(this.#outline(kept[index] as number, numberOf));
    }
    return fontFile(this.#subsetTables(kept, outlines));
  }

  #subsetTables(glyphs: readonly number[], outlines: readonly Uint8Array[]) {
    const loca = new DataView(new ArrayBuffer((outlines.length + 1) * 4));
    let end = 0;
    for (const [index, { length }] of outlines.entries()) {
      end += length;
      loca.setUint32((index + 1) * 4, end);
    }
    const metrics = new DataView(new ArrayBuffer(glyphs.length * 4));
    const hmtx = this.#table('hmtx').offset;
    for (const [index, glyph] of glyphs.entries()) {
      const long = Math.min(glyph, this.#widthCount - 1);
      metrics.setUint16(index * 4, this.#view.getUint16(hmtx + long * 4));
      const bearing =
        glyph < this.#widthCount
          ? hmtx + glyph * 4 + 2
          : hmtx + this.#widthCount * 4 + (glyph - this.#widthCount) * 2;
      metrics.setInt16(index * 4 + 2, this.#view.getInt16(bearing));
    }
    const head = this.#copy('head');
    new DataView(head.buffer).setInt16(50, 1);
    const hhea = this.#copy('hhea');
    new DataView(hhea.buffer).setUint16(34, glyphs.length);
    const maxp = this.#copy('maxp');
    new DataView(maxp.buffer).setUint16(4, glyphs.length);
    const tables: [string, Uint8Array][] = [
      ['glyf', concatenate(outlines)],
      ['head', head],
      ['hhea', hhea],
      ['hmtx', new Uint8Array(metrics.buffer)],
      ['loca', new Uint8Array(loca.buffer)],
      ['maxp', maxp],
    ];
    for (const name of KEPT) if (this.#tables.has(name)) tables.push([name, this.#copy(name)]);
    return tables.sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** The outline of a glyph, its parts renumbered, at a length that is a multiple of four. */
  #outline(glyph: number, numberOf: (glyph: number) => number): Uint8Array {
    const [from, to] = [this.#outlineOffset(glyph), this.#outlineOffset(glyph + 1)];
    const outline = new Uint8Array(Math.ceil((to - from) / 4) * 4);
    outline.set(this.#bytes.subarray(from, to));
    const view = new DataView(outline.buffer);
    if (to === from || view.getInt16(0) >= 0) return outline;
    for (let at = 10, flags = MORE; flags & MORE; ) {
      flags = view.getUint16(at);
      view.setUint16(at + 2, numberOf(view.getUint16(at + 2)));
      at += 4 + (flags & WORDS ? 4 : 2);
      if (flags & SCALE) at += 2;
      else if (flags & TWO_SCALES) at += 4;
      else if (flags & MATRIX) at += 8;
    }
    return outline;
  }

  #outlineOffset(glyph: number): number {
    const loca = this.#table('loca').offset;
    const offset = this.#longOffsets
      ? this.#view.getUint32(loca + glyph * 4)
      : this.#view.getUint16(loca + glyph * 2) * 2;
    return this.#table('glyf').offset + offset;
  }

  /** The character map of format 12, which covers all of Unicode. */
  #findCharacters(): Table {
    const cmap = this.#table('cmap').offset;
    const count = this.#view.getUint16(cmap + 2);
    for (let index = 0; index < count; index += 1) {
      const offset = cmap + this.#view.getUint32(cmap + 4 + index * 8 + 4);
      if (this.#view.getUint16(offset) === 12) {
        return { offset, length: this.#view.getUint32(offset + 4) };
      }
    }
    throw new Error('The font has no character map of format 12');
  }

  #table(name: string): Table {
    const table = this.#tables.get(name);
    if (!table) throw new Error(`The font has no table ${name}`);
    return table;
  }

  #copy(name: string): Uint8Array<ArrayBuffer> {
    const { offset, length } = this.#table(name);
    return new Uint8Array(this.#bytes.subarray(offset, offset + length));
  }

  #thousandths(units: number): number {
    return (units * 1000) / this.unitsPerEm;
  }
}

/** A font file of tables. Its check sums stay zero: PDF readers do not look at them. */
function fontFile(tables: readonly (readonly [name: string, data: Uint8Array])[]): Uint8Array {
  const directory = new Uint8Array(12 + tables.length * 16);
  const view = new DataView(directory.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.length);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, tables.length * 16 - 2 ** power * 16);
  let offset = directory.length;
  for (const [index, [name, data]] of tables.entries()) {
    const at = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) directory[at + letter] = name.charCodeAt(letter);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, data.length);
    offset += Math.ceil(data.length / 4) * 4;
  }
  const padded = tables.map(([, data]) => {
    const table = new Uint8Array(Math.ceil(data.length / 4) * 4);
    table.set(data);
    return table;
  });
  return concatenate([directory, ...padded]);
}

function concatenate(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
