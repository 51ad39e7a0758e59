const SEGMENT = '[A-Za-z0-9_][A-Za-z0-9._-]{0,127}';

/**
 * File keys: up to six segments of plain characters, joined by slashes. No segment begins with a
 * dot, so no key can leave the store's folder. The pattern means the same in JavaScript and
 * PostgreSQL. The longest key (773 bytes) fits S3 (1024 bytes), and a segment fits a file name (255
 * bytes).
 */
export const FILE_KEY_PATTERN = `^${SEGMENT}(/${SEGMENT}){0,5}$`;

const fileKey = new RegExp(FILE_KEY_PATTERN);

/** Whether a text is a valid file key. */
export function isFileKey(text: string): boolean {
  return fileKey.test(text);
}

/** Returns the key if it is valid. @throws InvalidFileKeyError */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new InvalidFileKeyError(key);
  return key;
}

/** A caller passed an invalid key: a bug in the program, not a failure of the store. */
export class InvalidFileKeyError extends Error {
  override name = 'InvalidFileKeyError';

  constructor(key: string) {
    super(`${JSON.stringify(key.slice(0, 100))} is not a valid file key`);
  }
}
