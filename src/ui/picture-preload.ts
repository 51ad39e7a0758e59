/** Matches the server-rendered markup of a picture with `priority`. */
const priority =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:(?!<\/picture>).)*? fetchPriority="high"/s;

/**
 * The preload link of the picture at the top of a page; empty if the page has none. Browsers without
 * AVIF ignore it.
 * @param app rendered HTML of the page
 */
export function picturePreload(app: string): string {
  const [match, sources, sizes] = priority.exec(app) ?? [];
  if (!match) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high">`;
}
