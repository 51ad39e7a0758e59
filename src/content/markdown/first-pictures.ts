import type { Root } from 'hast';
import { forEachElement, nodeText } from './elements.ts';

/** Characters of a text that a window shows without scrolling, or nearly so. */
const CHARACTERS_AT_START = 400;

/**
 * Lets browsers ask for the pictures at the start of a text as soon as they read of them, and show
 * them together with the text. A lazy picture waits for the layout of the page first; at the start it
 * is often the largest part that a phone shows.
 */
export function loadFirstPictures() {
  return (tree: Root) => {
    let before = 0;
    for (const block of tree.children) {
      if (before > CHARACTERS_AT_START) return;
      before += nodeText(block).length;
      forEachElement({ type: 'root', children: [block] }, ({ tagName, properties }) => {
        if (tagName === 'img') Object.assign(properties, { loading: 'eager', decoding: 'sync' });
      });
    }
  };
}
