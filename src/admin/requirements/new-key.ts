/** A key for a new entry; it stays the same in all versions. */
export function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
