import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { tidyAddress, tidyAddresses } from './plain-addresses.ts';
import { stylesOf } from './styles.ts';
import { plainSigns } from './symbol-fonts.ts';

/**
 * Tidies the words of a clip, but for code: signs of picture fonts, addresses, and the line ends and
 * soft hyphens of its source.
 */
export function tidyClip() {
  return (tree: Root) => tidy(tree, '');
}

function tidy(parent: Root | Element, font: string): void {
  parent.children = (parent.children as ElementContent[]).map((child) => {
    if (child.type === 'text') return { ...child, value: tidyWords(child.value, font) };
    if (child.type !== 'element' || child.tagName === 'pre') return child;
    if (child.tagName === 'code') {
      return textOf(child).trim() === '' ? { type: 'text', value: ' ' } : child;
    }
    const { href } = child.properties;
    if (child.tagName === 'a' && href) child.properties.href = tidyAddress(String(href));
    tidy(child, stylesOf(child).get('font-family') ?? font);
    return child;
  });
}

const eastAsian = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3001-\u303f\uff01-\uff60]`;
/** Chinese and Japanese have no spaces, so a line end of the source is none between them. */
const lineEnd = new RegExp(`(?<=${eastAsian})[ \\t]*\\r?\\n[ \\t\\r\\n]*(?=${eastAsian})`, 'gu');

function tidyWords(text: string, font: string): string {
  return tidyAddresses(plainSigns(text, font).replaceAll('\u00ad', '').replace(lineEnd, ''));
}
