import type { Element } from 'hast';

/** The declarations of a `style` attribute, by lower-case name. */
export function stylesOf({ properties }: Element): Map<string, string> {
  return stylesIn(String(properties.style ?? ''));
}

/** Declarations of CSS, by lower-case name. */
export function stylesIn(css: string): Map<string, string> {
  return new Map(
    css.split(';').flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 0) return [];
      const name = declaration.slice(0, colon).trim().toLowerCase();
      const value = declaration.slice(colon + 1);
      return [[name, value.trim().toLowerCase()]];
    }),
  );
}
