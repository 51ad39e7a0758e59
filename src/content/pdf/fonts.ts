import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** Weights of the one font family that PDF files are set in. */
export const pdfWeights = ['regular', 'bold'] as const;
export type PdfWeight = (typeof pdfWeights)[number];

const require = createRequire(import.meta.url);
const files: Record<PdfWeight, string> = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '600SemiBold/NotoSansSC_600SemiBold.ttf',
};
const opened = new Map<PdfWeight, Font>();

/** Characters of set texts that are kept by weight; each takes about 100 bytes. */
const KEPT_CHARACTERS = 100_000;

/** A font of 10 MB, read once: the process that writes PDF files ends soon after the last one. */
export function openFont(weight: PdfWeight): Font {
  const known = opened.get(weight);
  if (known) return known;
  const path = require.resolve(`@expo-google-fonts/noto-sans-sc/${files[weight]}`);
  const font = create(readFileSync(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} holds more than one font`);
  keepCharacters(font);
  keepRuns(font);
  opened.set(weight, font);
  return font;
}

/**
 * A glyph stands for the characters that it was asked for. The library keeps those of the first time,
 * so that a file would depend on the files before it: a space is the glyph of a no-break space too.
 */
function keepCharacters(font: Font): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    const glyph = getGlyph(id, characters);
    const { codePoints } = glyph;
    const isSame =
      characters.length === codePoints.length &&
      characters.every((character, index) => character === codePoints[index]);
    if (isSame || characters.length === 0) return glyph;
    return Object.create(glyph, { codePoints: { value: characters, enumerable: true } });
  };
}

/**
 * Setting a text is most of the work of a file, and files have the same words and lines: a text is
 * measured before it is drawn, and a sheet is asked for by many.
 */
function keepRuns(font: Font): void {
  // The writer scales the positions of a run in place, each time that it gets it.
  if (font.unitsPerEm !== 1000) throw new Error('the writer would scale a kept run again');
  const setText = font.layout.bind(font);
  const runs = new LRUCache<string, ReturnType<Font['layout']>>({
    maxSize: KEPT_CHARACTERS,
    // Short texts take more than their characters.
    sizeCalculation: (_, key) => key.length + 8,
  });
  font.layout = (text, features) => {
    const key = `${features?.toString() ?? ''} ${text}`;
    const known = runs.get(key);
    if (known) return known;
    const run = setText(text, features);
    runs.set(key, run);
    return run;
  };
}
