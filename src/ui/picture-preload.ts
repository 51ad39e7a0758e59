/** A picture that loads at once, as the server has just rendered it. */
const priority =
  /<source type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"\/>(?:(?!<\/picture>).)*? fetchPriority="high"/s;

/**
 * The element that lets the browser fetch the picture at the head of a page before it comes to it;
 * empty for a page without one. Browsers without AVIF skip it.
 * @param app the page as rendered
 */
export function picturePreload(app: string): string {
  const [found, sources, sizes] = priority.exec(app) ?? [];
  if (!found) return '';
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high">`;
}
