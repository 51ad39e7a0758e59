import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Weights of the one font family that PDF files are set in. */
export const pdfWeights = ['regular', 'bold'] as const;
export type PdfWeight = (typeof pdfWeights)[number];

const require = createRequire(import.meta.url);
const files: Record<PdfWeight, string> = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '600SemiBold/NotoSansSC_600SemiBold.ttf',
};
const opened = new Map<PdfWeight, Font>();

/** A font of 10 MB, read once: the process that writes PDF files ends soon after the last one. */
export function openFont(weight: PdfWeight): Font {
  const known = opened.get(weight);
  if (known) return known;
  const path = require.resolve(`@expo-google-fonts/noto-sans-sc/${files[weight]}`);
  const font = create(readFileSync(path));
  if (!('glyphForCodePoint' in font)) throw new Error(`${path} holds more than one font`);
  opened.set(weight, font);
  return font;
}
