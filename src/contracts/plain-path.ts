/** A path without trailing slashes; `/` stays. */
export function withoutEndSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** The form of a path used for comparison: without escapes and trailing slash. */
export function plainPath(path: string): string {
  let plain = path;
  try {
    plain = decodeURIComponent(path);
  } catch {
    // A path with broken escapes is compared unchanged.
  }
  return withoutEndSlash(plain);
}
