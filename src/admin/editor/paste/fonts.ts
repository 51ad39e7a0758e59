import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { stylesIn, stylesOf } from './styles.ts';

/** Fonts of the classes that a clip defines, as Excel does. */
export type ClassFonts = ReadonlyMap<string, string>;

/** Reads the fonts from the style sheets in a clip. */
export function classFontsIn(parent: Root | Element): ClassFonts {
  const fonts = new Map<string, string>();
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const found = child.tagName === 'style' ? rulesOf(textOf(child)) : classFontsIn(child);
    for (const [name, font] of found) fonts.set(name, font);
  }
  return fonts;
}

function* rulesOf(css: string): Iterable<[name: string, font: string]> {
  for (const [, name = '', declarations = ''] of css.matchAll(/\.([\w-]+)\s*\{([^{}]*)\}/g)) {
    const font = stylesIn(declarations).get('font-family');
    if (font) yield [name, font];
  }
}

/** The font that an element sets for its text; undefined is that of the text around it. */
export function fontOf(element: Element, classFonts: ClassFonts): string | undefined {
  const styles = stylesOf(element);
  const { face, className } = element.properties;
  return (
    styles.get('mso-symbol-font-family') ??
    styles.get('font-family') ??
    [className].flat().flatMap((name) => classFonts.get(String(name)) ?? [])[0] ??
    (face ? String(face).toLowerCase() : undefined)
  );
}
