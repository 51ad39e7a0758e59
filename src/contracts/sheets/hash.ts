import { canonicalJson } from './canonical.ts';

/**
 * SHA-256 of plain data in lower-case hexadecimal, the same in the server and in a browser. The
 * order of fields does not change it. Browsers have it on pages of https and of this machine only.
 */
export function contentHash(content: unknown): Promise<string> {
  return sha256(new TextEncoder().encode(canonicalJson(content)));
}

/** SHA-256 of bytes in lower-case hexadecimal. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
