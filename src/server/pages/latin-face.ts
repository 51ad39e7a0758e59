import type { Frontend } from './frontend.ts';

/**
 * The Latin face, for the head of English pages only: a Chinese page neither contains nor loads it.
 * Empty in development. The addresses are valid in every page.
 *
 * `preload` has links that only wide windows follow, so that the first page on a computer has the
 * face. On a phone the file would delay the largest paint by 100 ms (docs/performance.md).
 */
export function latinFace(
  { styleParts, stylesheet }: Pick<Frontend, 'styleParts' | 'stylesheet'>,
  basePath: string,
): { styles: string; preload: string } {
  const files: string[] = [];
  const styles = styleParts
    .map((part) => ('face' in part ? part.face : ''))
    .join('')
    .replace(/url\(["']?([^"')]+)["']?\)/g, (_, address: string) => {
      const { pathname } = new URL(address, `http://localhost${basePath}${stylesheet}`);
      files.push(pathname);
      return `url(${pathname})`;
    });
  const preload = files.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" crossorigin media="(min-width: 64rem)" href="${file}">`,
  );
  return { styles, preload: preload.join('') };
}
