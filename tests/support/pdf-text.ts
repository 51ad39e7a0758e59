import { inflateSync } from 'node:zlib';

/** What a test reads of a PDF file: its pages with their lines of text in the order they were drawn. */
export interface ReadPdf {
  pages: string[][];
  /** Widths of its JPEG pictures in pixels. */
  pictures: number[];
}

/** Reads the text of a PDF file as a reader copies it: by the map from glyphs to characters of each font. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const objects = objectsOf(Buffer.from(bytes));
  const fonts = new Map<string, Map<string, string>>();
  const pages: string[][] = [];
  for (const { head } of objects.values()) {
    if (!/\/Type \/Page\b/.test(head)) continue;
    const resources = objects.get(reference(head, 'Resources'))?.head ?? '';
    for (const [, name = '', number = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(number)?.head ?? '';
      const map = objects.get(reference(font, 'ToUnicode'))?.data.toString() ?? '';
      fonts.set(name, charactersOf(map));
    }
    const content = objects.get(reference(head, 'Contents'))?.data.toString('latin1') ?? '';
    pages.push(linesOf(content, fonts));
  }
  const pictures = [...objects.values()]
    .filter(({ head }) => head.includes('/DCTDecode'))
    .map(({ head }) => Number(/\/Width (\d+)/.exec(head)?.[1]));
  return { pages, pictures };
}

interface PdfObject {
  head: string;
  data: Buffer;
}

function objectsOf(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 0: start, 1: number = '', index } of text.matchAll(/(\d+) 0 obj\n/g)) {
    const from = index + start.length;
    const stream = text.indexOf('stream\n', from);
    const end = text.indexOf('endobj', from);
    const hasStream = stream !== -1 && stream < end;
    const head = text.slice(from, hasStream ? stream : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const begin = stream + 'stream\n'.length;
    const raw = file.subarray(begin, hasStream ? begin + length : begin);
    const data = head.includes('/FlateDecode') && hasStream ? inflateSync(raw) : raw;
    if (!objects.has(number)) objects.set(number, { head, data });
  }
  return objects;
}

function reference(head: string, name: string): string {
  return new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '';
}

/** The characters of a font's glyphs: ranges of numbers with a list of characters. */
function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]+)\]/g)) {
    for (const [index, [, units = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0');
      const codes = (units.match(/\w{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
      characters.set(glyph, String.fromCharCode(...codes));
    }
  }
  return characters;
}

function linesOf(content: string, fonts: ReadonlyMap<string, Map<string, string>>): string[] {
  const lines: string[] = [];
  for (const [, font = '', shown = ''] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf[\s\S]*?\[([^\]]*)\] TJ/g,
  )) {
    const glyphs = [...shown.matchAll(/<(\w+)>/g)].flatMap(
      ([, hex = '']) => hex.match(/\w{4}/g) ?? [],
    );
    lines.push(glyphs.map((glyph) => fonts.get(font)?.get(glyph) ?? '\ufffd').join(''));
  }
  return lines;
}
