import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';

/** The font family of share pictures. It is bundled with the site. */
export const FAMILY = 'Noto Sans SC';

const require = createRequire(import.meta.url);
const fontFiles = ['400Regular/NotoSansSC_400Regular', '700Bold/NotoSansSC_700Bold'].map((file) =>
  require.resolve(`@expo-google-fonts/noto-sans-sc/${file}.ttf`),
);

/** Width of a text in ems, without kerning. */
export type Measure = (text: string) => number;

let ready: Promise<Measure> | undefined;

/**
 * Registers the bundled fonts with the picture library, once per process. Returns a function that
 * measures the bold one.
 */
export function loadFonts(): Promise<Measure> {
  ready ??= makeReady().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  return ready;
}

async function makeReady(): Promise<Measure> {
  // A font file named by one text is available to all later pictures of the process.
  for (const fontfile of fontFiles) {
    await sharp({ text: { text: '.', font: FAMILY, fontfile } })
      .raw()
      .toBuffer();
  }
  return readWidths(fontFiles.at(-1) ?? '');
}

/** Reads the advance widths of a TrueType font from its tables `cmap` (format 12) and `hmtx`. */
async function readWidths(file: string): Promise<Measure> {
  const handle = await open(file);
  try {
    const read = async (offset: number, length: number) => {
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, offset);
      return buffer;
    };
    const count = (await read(0, 12)).readUInt16BE(4);
    const directory = await read(12, count * 16);
    const table = (tag: string) => {
      for (let at = 0; at < directory.length; at += 16) {
        if (directory.toString('latin1', at, at + 4) === tag) {
          return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
        }
      }
      throw new Error(`${file} has no table ${tag}`);
    };
    const unitsPerEm = (await table('head')).readUInt16BE(18);
    const measured = (await table('hhea')).readUInt16BE(34);
    const widths = await table('hmtx');
    const glyphOf = glyphIndex(await table('cmap'));
    return (text) => {
      let units = 0;
      for (const character of text) {
        const glyph = Math.min(glyphOf(character.codePointAt(0) ?? 0), measured - 1);
        units += widths.readUInt16BE(glyph * 4);
      }
      return units / unitsPerEm;
    };
  } finally {
    await handle.close();
  }
}

/** Finds glyphs by code point in the Unicode map (`cmap` format 12). */
function glyphIndex(cmap: Buffer): (codePoint: number) => number {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(4 + index * 8 + 4),
  );
  const start = subtables.find((at) => cmap.readUInt16BE(at) === 12);
  if (start === undefined) throw new Error('the font has no cmap table of format 12');
  const groups = cmap.readUInt32BE(start + 12);
  return (codePoint) => {
    let low = 0;
    let high = groups - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const at = start + 16 + middle * 12;
      if (codePoint > cmap.readUInt32BE(at + 4)) low = middle + 1;
      else if (codePoint < cmap.readUInt32BE(at)) high = middle - 1;
      else return cmap.readUInt32BE(at + 8) + codePoint - cmap.readUInt32BE(at);
    }
    return 0;
  };
}
