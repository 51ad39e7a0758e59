import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { type ClassFonts, classFontsIn, fontOf } from './fonts.ts';
import { tidyAddress, tidyAddresses } from './plain-addresses.ts';
import { plainSigns } from './symbol-fonts.ts';

/**
 * Tidies the words of a clip, but for code: signs of picture fonts, addresses, soft hyphens, and the
 * indents of the clip's source.
 */
export function tidyClip() {
  return (tree: Root) => tidy(tree, '', classFontsIn(tree));
}

function tidy(parent: Root | Element, font: string, classFonts: ClassFonts): void {
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (child.type === 'text') return { ...child, value: tidyWords(child.value, font) };
    if (child.type !== 'element' || child.tagName === 'pre') return child;
    if (child.tagName === 'code') {
      return textOf(child).trim() === '' ? { type: 'text', value: ' ' } : child;
    }
    const { href } = child.properties;
    if (child.tagName === 'a' && href) child.properties.href = tidyAddress(String(href));
    tidy(child, fontOf(child, classFonts) ?? font, classFonts);
    return child;
  });
}

function tidyWords(text: string, font: string): string {
  const words = plainSigns(text, font).replaceAll('\u00ad', '');
  return tidyAddresses(words.replace(/[ \t\r\n]*\n[ \t\r\n]*/g, '\n'));
}
