import { createHash } from 'node:crypto';

/**
 * SHA-256 of plain data in lower-case hexadecimal. Fields are sorted by name, so that their order
 * does not change the hash.
 */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content, sortFields)).digest('hex');
}

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
