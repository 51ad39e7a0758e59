import type { Root } from 'hast';
import { forEachElement } from './elements.ts';

/** Schemes of links in texts; a link of another one keeps its text only. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

const scheme = /^[a-z][a-z\d+.-]*(?=:)/i;

/** The scheme of an address, in small letters; undefined for one without. */
export function schemeOf(address: string): string | undefined {
  return scheme.exec(address)?.[0].toLowerCase();
}

/** Whether a link may have this address: one without a scheme, or with one of those above. */
export function isLinkable(address: string): boolean {
  const name = schemeOf(address);
  return name === undefined || linkSchemes.some((allowed) => allowed === name);
}

/** Capitals in a scheme mean the same, and the steps after this one expect small letters. */
export function lowerSchemes() {
  return (tree: Root) => {
    forEachElement(tree, ({ tagName, properties }) => {
      const name = tagName === 'a' ? 'href' : tagName === 'img' ? 'src' : undefined;
      const address = name && properties[name];
      if (name && typeof address === 'string') {
        properties[name] = address.replace(scheme, (letters) => letters.toLowerCase());
      }
    });
  };
}
