/**
 * Whether If-None-Match names the current version (RFC 9110, 13.1.2): by its tag, weak or strong, or by
 * `*`, which is any version.
 */
export function matchesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',') ?? [];
  return tags.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
