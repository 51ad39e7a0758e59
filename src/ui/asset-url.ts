/**
 * Address of a file that a module imports with `?url`. The server and the browser build resolve it
 * from different folders; `base` is the site's path.
 */
export function assetUrl(base: string, url: string): string {
  const at = url.lastIndexOf('/assets/');
  return at < 0 ? url : base + url.slice(at + 1);
}
