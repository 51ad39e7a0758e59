import { runBounded } from '#bounded/run.ts';
import type { SheetFinding } from '#contracts/sheets/findings.ts';
import { finding } from './findings.ts';
import type { SheetHead } from './head.ts';

/**
 * Characters that the font of PDF files has for certain: those of nearly all sheets, so that a
 * process is asked for the others only.
 */
export const CERTAIN = /[\n -~\u00a0-\u00ac\u00ae-\u00ff‐-‖‘’“”†‡•…　-〟一-龥！-～]/u;
const OTHER = new RegExp(`[^${CERTAIN.source.slice(1, -1)}]`, 'u');

/** Characters of a sheet that its PDF file can show by their numbers only, such as rare ones of names. */
export async function findUnprintable(
  { titleZh, titleEn, customerName, siteName }: SheetHead,
  body: Record<string, unknown>,
): Promise<SheetFinding[]> {
  const texts = { head: { titleZh, titleEn, customerName, siteName }, body };
  if (!OTHER.test(Object.values(texts).map(allTexts).join())) return [];
  const found = await runBounded('find-missing-glyphs', texts);
  return found.map(({ field, characters }) => {
    const shown = characters.join(' ');
    // The head is no part of the body, whose fields findings name.
    return finding('warn', /^body\.(.+)$/.exec(field)?.[1] ?? '', {
      zh: `PDF 的字体里没有这些字：${shown}，会印成编号（如 ‹U+20BB7›）。能换成常用字的请替换。`,
      en: `The font of the PDF lacks ${shown}: their numbers (as ‹U+20BB7›) are printed instead. Please replace what can be replaced.`,
    });
  });
}

/** All texts in a value, one after the other. */
function allTexts(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(allTexts).join('\n');
}
