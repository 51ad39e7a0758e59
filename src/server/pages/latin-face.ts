import type { Frontend } from './frontend.ts';

/** The Latin face, as English pages load it; both texts are empty in development. */
export interface LatinFace {
  /** Font face rules with addresses that are valid in every page. */
  styles: string;
  /** Link that loads the file early, but after the picture at the top of the page. */
  preload: string;
}

/**
 * The font faces of the style sheet, to be inlined in English pages only: a Chinese page neither
 * contains nor loads them.
 */
export function createLatinFace(
  { styleParts, stylesheet }: Pick<Frontend, 'styleParts' | 'stylesheet'>,
  basePath: string,
): LatinFace {
  const files: string[] = [];
  const styles = styleParts
    .map((part) => ('face' in part ? part.face : ''))
    .join('')
    .replace(/url\(["']?([^"')]+)["']?\)/g, (_, address: string) => {
      const { pathname } = new URL(address, `http://localhost${basePath}${stylesheet}`);
      files.push(pathname);
      return `url(${pathname})`;
    });
  const preload = files
    .map(
      (file) =>
        `<link rel="preload" as="font" type="font/woff2" href="${file}" crossorigin fetchpriority="low">`,
    )
    .join('');
  return { styles, preload };
}
