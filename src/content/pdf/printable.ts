import { openFont } from './fonts.ts';

/**
 * Characters that show nothing by themselves: marks of direction, joiners, selectors of variants,
 * controls. They would be empty boxes. The word joiner is needed until lines are broken.
 */
const INVISIBLE = /[[\p{Cc}\p{Cf}\p{Variation_Selector}]--[\n\u2060]]/gv;

/** A field of a document and the characters in it that the font lacks. */
export interface MissingGlyphs {
  /** Where the text is in the document, such as `items.3.remark`. */
  field: string;
  characters: string[];
}

/**
 * A text as it can be printed. A character that the font lacks, such as a rare one of a name or an
 * emoji, becomes its number, so that a reader sees it and nothing is lost silently.
 */
export function printable(text: string): string {
  return Array.from(text.replaceAll('\t', ' ').replace(INVISIBLE, ''), (character) =>
    isInFont(character) ? character : `‹U+${codeOf(character)}›`,
  ).join('');
}

/** The fields of a document, at any depth, with characters that cannot be printed. */
export function findMissingGlyphs(document: unknown): MissingGlyphs[] {
  const found: MissingGlyphs[] = [];
  const walk = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'string') {
      const characters = new Set(value.replace(INVISIBLE, ''));
      const missing = [...characters].filter((character) => !isInFont(character));
      if (missing.length > 0) found.push({ field: path.join('.'), characters: missing });
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
    }
  };
  walk(document, []);
  return found;
}

function isInFont(character: string): boolean {
  if (character === '\n' || character === '\u2060') return true;
  return openFont('regular').hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
