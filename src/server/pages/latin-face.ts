import type { Frontend } from './frontend.ts';

/**
 * Rules of the Latin face, to be inlined in English pages only: a Chinese page neither contains nor
 * loads it. Empty in development. The file is not preloaded: it would take bandwidth from the text
 * that the fallback shows first, 100 ms on a phone.
 * @returns font face rules with addresses that are valid in every page
 */
export function latinFaceStyles(
  { styleParts, stylesheet }: Pick<Frontend, 'styleParts' | 'stylesheet'>,
  basePath: string,
): string {
  return styleParts
    .map((part) => ('face' in part ? part.face : ''))
    .join('')
    .replace(/url\(["']?([^"')]+)["']?\)/g, (_, address: string) => {
      const { pathname } = new URL(address, `http://localhost${basePath}${stylesheet}`);
      return `url(${pathname})`;
    });
}
